import { Button } from '@/components/ui/button';
import { companionOf } from '@/lib/companion/night';
import { nextUp, othersToCome } from '@/lib/companion/turn-order';
import { companionMessages as say } from '@/lib/messages/companion';
import { teamName, teamNumbers, turnName } from './names';
import type { NightControl } from './night-control';

/**
 * Candidates for the next turn: one button each where a side chooses, the others behind a fold where a card decides.
 */
export function Choice({ control }: { readonly control: NightControl }) {
  const { night } = control;
  const begin = (figure: number) => (): void => control.do({ do: 'begin-turn', figure });
  const buttons = (figures: readonly number[]) => (
    <div className="flex flex-wrap gap-2">
      {figures.map((at) => (
        <Button
          key={at}
          size="small"
          className="min-h-11!"
          disabled={!control.may({ do: 'begin-turn', figure: at })}
          onClick={begin(at)}
        >
          {say.beginTurn(turnName(night, at))}
        </Button>
      ))}
    </div>
  );
  if (companionOf(night.setUp.system).order.order === 'alternating') return buttons(nextUp(night));
  const others = othersToCome(night);
  return others.length === 0 ? null : (
    <details>
      <summary className="min-h-11 py-2 text-muted">{say.outOfOrder}</summary>
      {buttons(others)}
    </details>
  );
}

/** First choice in a round of sides, as rolled here, or as the group rolled itself. */
export function Sides({ control }: { readonly control: NightControl }) {
  const { night } = control;
  const { side, rolls, acted } = night.state;
  return (
    <>
      {rolls.length > 0 && acted.length === 0 && (
        <p className="text-muted">
          {rolls.map((roll, team) => say.rolled(teamName(night, team), roll)).join(', ')}
        </p>
      )}
      <p className="font-semibold">{say.chooses(teamName(night, side))}</p>
      {acted.length === 0 && (
        <div className="flex flex-wrap gap-2">
          {teamNumbers(night)
            .filter((team) => team !== side)
            .map((team) => (
              <Button
                key={team}
                size="small"
                className="min-h-11!"
                disabled={!control.may({ do: 'give-side', team })}
                onClick={() => control.do({ do: 'give-side', team })}
              >
                {say.first(teamName(night, team))}
              </Button>
            ))}
        </div>
      )}
    </>
  );
}
