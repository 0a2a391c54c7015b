import { Explained } from '@/components/skill/explained';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { actionsOf } from '@/lib/companion/act';
import { companyOf, figureAt } from '@/lib/companion/figures';
import { companionOf } from '@/lib/companion/night';
import { mayJoin, nextUp, stillToCome } from '@/lib/companion/turn-order';
import { companionMessages as say } from '@/lib/messages/companion';
import { Duties } from './duties';
import { figureName, teamName, teamNumbers, turnName } from './names';
import { Rolls } from './rolls';
import type { NightControl } from './night-control';

/** Ticks for the actions of the turn. */
function Actions({ control }: { readonly control: NightControl }) {
  const { used } = control.night.state;
  const all = actionsOf(control.night);
  return (
    <div role="group" aria-label={say.actions} className="flex items-center gap-3">
      <span className="font-semibold">{say.actions}</span>
      {Array.from({ length: all }, (_, nth) => (
        <input
          key={nth}
          type="checkbox"
          aria-label={say.action(nth + 1)}
          disabled={!control.may({ do: 'use-action', by: 1 })}
          checked={nth < used}
          onChange={() => control.do({ do: 'use-action', by: nth < used ? nth - used : nth + 1 - used })}
          className="size-7 accent-ink"
        />
      ))}
    </div>
  );
}

/** Effects on the figures whose turn it is. */
function Holds({ control: { night } }: { readonly control: NightControl }) {
  const { holds } = companionOf(night.setUp.system);
  const company = [...new Set(night.state.acting.flatMap((at) => companyOf(night, at)))];
  const said = company.flatMap((at) => {
    const now = figureAt(night, at);
    return now
      ? holds(now).map((text) => (company.length > 1 ? say.about(figureName(night, at), text) : text))
      : [];
  });
  return said.length === 0 ? null : (
    <ul className="flex flex-col gap-0.5">
      {said.map((text) => (
        <li key={text}>
          <Explained system={night.setUp.system} text={text} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Candidates for the next turn: one button each where a side chooses, the others behind a fold where a card decides.
 */
function Choice({ control }: { readonly control: NightControl }) {
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
  const next = nextUp(night);
  if (companionOf(night.setUp.system).order.order === 'alternating') return buttons(next);
  const others = stillToCome(night).filter((at) => !next.includes(at));
  return others.length === 0 ? null : (
    <details>
      <summary className="min-h-11 py-2 text-muted">{say.outOfOrder}</summary>
      {buttons(others)}
    </details>
  );
}

/** First choice in a round of sides, as rolled here, or as the group rolled itself. */
function Sides({ control }: { readonly control: NightControl }) {
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

function Turn({ control }: { readonly control: NightControl }) {
  const { night, view } = control;
  const shows = (part: 'actions' | 'hints'): boolean => !view.hidden.includes(part);
  return (
    <>
      {shows('actions') && <Actions control={control} />}
      {shows('hints') && <Holds control={control} />}
      {companyOf(night, night.state.acting[0] ?? -1).map((at) => (
        <Rolls key={at} control={control} at={at} />
      ))}
      {mayJoin(night).length > 0 && (
        <details>
          <summary className="min-h-11 py-2 text-muted">{say.outOfOrder}</summary>
          <div className="flex flex-wrap gap-2">
            {mayJoin(night).map((figure) => (
              <Button
                key={figure}
                size="small"
                className="min-h-11!"
                disabled={!control.may({ do: 'join-turn', figure })}
                onClick={() => control.do({ do: 'join-turn', figure })}
              >
                {say.join(figureName(night, figure))}
              </Button>
            ))}
          </div>
        </details>
      )}
    </>
  );
}

/** The present step: whose turn it is, its duties, and the rules for it. */
export function NowPanel({ control }: { readonly control: NightControl }) {
  const { night, view } = control;
  const part = companionOf(night.setUp.system);
  const { stage, round, acting } = night.state;
  const [first] = acting;
  const [top] = nextUp(night);
  const isAlternating = part.order.order === 'alternating';
  const isLast = round >= (part.mostRounds ?? Infinity);
  const title = () => {
    if (stage === 'before') return say.now;
    if (stage === 'after') return isLast ? say.lastRound(part.rounds) : say.roundOver(round, part.rounds);
    if (first !== undefined) return say.turnOf(acting.map((at) => turnName(night, at)).join(', '));
    if (top === undefined) return say.allDone;
    if (isAlternating) return say.now;
    const name = turnName(night, top);
    return part.order.order === 'shuffled' ? say.top(name) : say.next(name);
  };
  const rule =
    stage !== 'turns'
      ? stage === 'after' && isLast
        ? part.steps.over
        : part.steps.beginRound
      : first !== undefined
        ? undefined
        : top === undefined
          ? part.steps.endRound
          : part.steps.nextTurn;
  return (
    <Panel title={title()}>
      <div className="flex flex-col gap-3">
        <Duties control={control} />
        {first !== undefined && <Turn control={control} />}
        {stage === 'turns' && first === undefined && isAlternating && top !== undefined && (
          <Sides control={control} />
        )}
        {stage === 'turns' && first === undefined && top !== undefined && <Choice control={control} />}
        {!view.hidden.includes('hints') && (
          <div className="text-sm text-muted">
            {rule !== undefined && (
              <p>
                <Explained system={night.setUp.system} text={rule} />
              </p>
            )}
            {first !== undefined && (
              <ol className="list-decimal pl-5">
                {part.steps.turn.map((text) => (
                  <li key={text}>
                    <Explained system={night.setUp.system} text={text} />
                  </li>
                ))}
              </ol>
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}
