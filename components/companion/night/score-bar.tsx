import { Button } from '@/components/ui/button';
import { companionOf, scenarioOf } from '@/lib/companion/night';
import { companionMessages as say } from '@/lib/messages/companion';
import { Pieces, Points, Winners } from './points';
import { isOfScore } from './score-asked';
import type { NightControl } from './night-control';

/** The score in reach of the thumb, with what the scenario asks for now. */
export function ScoreBar({ control, id }: { readonly control: NightControl; readonly id: string }) {
  const { setUp, state } = control.night;
  const at = state.duties.findIndex((duty) => isOfScore(control, duty));
  const duty = state.duties[at];
  const asked = duty && companionOf(setUp.system).duty(duty)?.text;
  const told = asked === undefined ? (scenarioOf(setUp)?.scoring ?? []) : [asked];
  return (
    <section
      id={id}
      aria-label={say.scores.count}
      className="flex max-h-[45dvh] basis-full flex-col gap-2 overflow-y-auto overscroll-contain"
    >
      {told.map((text) => (
        <p key={text} aria-live="polite" className={asked === undefined ? 'text-sm text-muted' : ''}>
          {text}
        </p>
      ))}
      <fieldset disabled={!control.may({ do: 'score', team: 0, by: 1 })} className="min-w-0">
        <Points control={control} />
        <Pieces control={control} />
      </fieldset>
      <Winners control={control} />
      {asked !== undefined && (
        <Button
          className="self-end"
          aria-label={say.doneWith(asked)}
          onClick={() => control.do({ do: 'duty', at, isDone: true })}
        >
          {say.done}
        </Button>
      )}
    </section>
  );
}
