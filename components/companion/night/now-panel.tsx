import { Explained } from '@/components/skill/explained';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { actionsOf } from '@/lib/companion/act';
import { companyOf, figureAt, figureOf } from '@/lib/companion/figures';
import { companionOf, scenarioOf } from '@/lib/companion/night';
import { mayJoin, nextUp, othersToCome } from '@/lib/companion/turn-order';
import { companionMessages as say } from '@/lib/messages/companion';
import { Duties } from './duties';
import { figureName, turnName } from './names';
import { Choice, Sides } from './next-turn';
import { Rolls } from './rolls';
import { isMineAt, ownerAt, type NightControl } from './night-control';

const { whose } = say.deck;

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
    if (first !== undefined) {
      const names = acting.map((at) => turnName(night, at)).join(', ');
      return isMineAt(control, first)
        ? say.yourTurn(names)
        : whose(say.turnOf(names), ownerAt(control, first));
    }
    if (top === undefined) return say.allDone;
    if (isAlternating) return say.now;
    const name = turnName(night, top);
    const isShuffled = part.order.order === 'shuffled';
    if (isMineAt(control, top)) return isShuffled ? say.yourTop(name) : say.yourNext(name);
    return whose(isShuffled ? say.top(name) : say.next(name), ownerAt(control, top));
  };
  const hasCompany = acting.some((at) => companyOf(night, at).length > 1);
  const rule = (): readonly (string | undefined)[] => {
    if (stage !== 'turns') return [stage === 'after' && isLast ? part.steps.over : part.steps.beginRound];
    if (first !== undefined) return [];
    if (top !== undefined)
      return [part.steps.nextTurn, othersToCome(night).length > 0 ? part.steps.paperDeck : undefined];
    const { setUp, state } = night;
    const figures = state.figures.flatMap((each) => (each.hasLeft ? [] : (figureOf(setUp, each) ?? [])));
    return part.steps.endRound({ scenario: scenarioOf(setUp), figures });
  };
  const hint = rule()
    .filter((text) => text !== undefined)
    .join(' ');
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
            {hint !== '' && (
              <p>
                <Explained system={night.setUp.system} text={hint} />
              </p>
            )}
            {first !== undefined && (
              <ol className="list-decimal pl-5">
                {[...part.steps.turn, ...(hasCompany ? (part.steps.company ?? []) : [])].map((text) => (
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
