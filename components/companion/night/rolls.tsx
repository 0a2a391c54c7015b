import { Button } from '@/components/ui/button';
import { rolledNow, rollsFor } from '@/lib/companion/rolls';
import { companionMessages } from '@/lib/messages/companion';
import { figureName } from './names';
import type { NightControl } from './night-control';

const say = companionMessages.rolls;

/** The dice on the table, one row for each face, with what a die of it would give. */
function Rolled({ control, name }: { readonly control: NightControl; readonly name: string }) {
  const rolled = rolledNow(control.night);
  if (!rolled) return null;
  return (
    <ul aria-label={say.result(name)} aria-live="polite" className="flex flex-col">
      {rolled.faces.map(({ face, count }) => (
        <li key={face} className="flex items-start gap-3 border-b border-line py-1.5 last:border-0">
          <span className="flex w-16 shrink-0 items-center gap-1.5">
            <span className="sr-only">{say.face(face, count)}</span>
            <span
              aria-hidden
              className="flex size-7 items-center justify-center rounded-md border-2 border-ink font-bold"
            >
              {face}
            </span>
            <span aria-hidden className="text-sm text-muted">
              {say.times(count)}
            </span>
          </span>
          <div className="flex min-w-0 flex-1 flex-col gap-0.5">
            {rolled.roll.on(face).map(({ text, does }, line) => (
              <div key={text} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <p className="min-w-0">{text}</p>
                {does && (
                  <Button
                    disabled={!control.may({ do: 'follow-roll', face, line })}
                    onClick={() => control.do({ do: 'follow-roll', face, line })}
                  >
                    {does.name}
                  </Button>
                )}
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Rolls available to a figure, and the results of earlier ones. @param only one of its rolls */
export function Rolls({
  control,
  at,
  only,
}: {
  readonly control: NightControl;
  readonly at: number;
  readonly only?: string;
}) {
  const { night } = control;
  const offered = rollsFor(night, at).filter(({ id }) => only === undefined || id === only);
  if (offered.length === 0) return null;
  const name = figureName(night, at);
  const { rolled } = night.state;
  const isShown = rolled?.figure === at && offered.some(({ id }) => id === rolled.roll);
  return (
    <div className="flex w-full flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {offered.map((roll) => (
          <Button
            key={roll.id}
            aria-label={say.for(name, roll.name)}
            disabled={!control.hasDice || !control.may({ do: 'roll', figure: at, roll: roll.id, seed: 0 })}
            onClick={() => control.roll(at, roll.id)}
          >
            {roll.name}
          </Button>
        ))}
      </div>
      {isShown && <Rolled control={control} name={name} />}
    </div>
  );
}
