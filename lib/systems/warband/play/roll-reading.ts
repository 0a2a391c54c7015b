import type { Bearing, Course, Reading, Roll } from '../../../match/expected';
import type { MatchEvent, Reason } from '../match/state/event';
import { heldBy } from '../match/state/match-context';
import type { Situation } from '../match/state/situation';
import { defends, hits, recovers, resultOf, type Roll as PlannedRoll } from '../odds/rolls';
import { has, traitsOf } from '../skills/ask';

type Rolled = Extract<MatchEvent, { readonly told: 'rolled' }>;
type Attack = Extract<MatchEvent, { readonly told: 'attack' }>;

const isRolled = (event: MatchEvent): event is Rolled => event.told === 'rolled';
const isAttack = (event: MatchEvent): event is Attack => event.told === 'attack';

/** Reading of an event's die. @param isReversed for a roller in animal shape */
const plannedOf = ({ die, stat, modifier }: Rolled, isReversed: boolean): PlannedRoll => ({
  ...{ die, stat, modifier },
  keep: 'one',
  ...(isReversed && { reversed: true }),
});

const worksBy: Readonly<Record<Reason, (roll: PlannedRoll, natural: number) => boolean>> = {
  attack: hits,
  defence: defends,
  recover: recovers,
  skill: ({ stat }, natural) => natural <= stat,
};

/** The attack that is under way, and what its die came to; undefined where nobody attacks in melee. */
const meleeIn = (
  events: readonly MatchEvent[],
): { readonly at: number; readonly rolled: Rolled | undefined } | undefined => {
  const at = events.findLastIndex(isAttack);
  const attack = events[at];
  if (!attack || !isAttack(attack) || attack.how !== 'melee') return undefined;
  return {
    at,
    rolled: events.slice(at).find((event): event is Rolled => isRolled(event) && event.why === 'attack'),
  };
};

/** Events about a fighter who was hit. */
const told: ReadonlySet<MatchEvent['told']> = new Set<MatchEvent['told']>([
  'defended',
  'ignored',
  'wound',
  'prone',
  'face-down',
  'out',
]);

/** Figures linked by wounds or leaving: minions, masters and halves. */
const boundIn = ({ figures, cards }: Situation): ReadonlySet<number> => {
  const isMaster = (card: number): boolean => has(traitsOf(cards[card]?.skills ?? []), 'minions-take-wounds');
  const led = new Set(figures.flatMap(({ card, team }) => (isMaster(card) ? [team] : [])));
  return new Set(
    figures.flatMap(({ id, card, team, whole }) =>
      isMaster(card) || (led.has(team) && cards[card]?.minion) || whole !== id ? [id] : [],
    ),
  );
};

/** Figures who help others' dice while they stand. */
const helpersIn = ({ figures, cards }: Situation): ReadonlySet<number> => {
  const heldOf = (card: number) => traitsOf(cards[card]?.skills ?? []);
  const covered = new Set(
    figures.flatMap(({ card, team }) => (has(heldOf(card), 'cover-near') ? [team] : [])),
  );
  return new Set(
    figures.flatMap(({ id, card, team }) => {
      const held = heldOf(card);
      const helps = held.some(({ trait }) => trait.says === 'modify' && trait.for !== undefined);
      const covers = covered.has(team) && cards[card]?.rank !== 'rookie';
      return helps || covers || has(held, 'lends-defence') ? [id] : [];
    }),
  );
};

/** Fighters hit since an attack, and the place of the last hit. */
const metSince = (
  events: readonly MatchEvent[],
  at: number,
): { readonly figures: ReadonlySet<number>; readonly last: number } => {
  const figures = new Set<number>();
  let last = at;
  for (const [nth, event] of events.entries()) {
    if (nth <= at || !told.has(event.told) || !('figure' in event)) continue;
    figures.add(event.figure);
    last = nth;
  }
  return { figures, last };
};

/** Progress of an action: attacks, fighters hit, results of melee and rolls since. */
const rankOf = (events: readonly MatchEvent[]): number => {
  const attacks = events.filter(isAttack).length;
  const at = events.findLastIndex(isAttack);
  const { figures, last } = metSince(events, at);
  const isMelee = meleeIn(events) !== undefined;
  const steps = isMelee ? events.slice(at).filter((event) => !isRolled(event)).length : figures.size;
  const rolls = events.slice(isMelee ? at : last).filter(isRolled).length;
  return attacks * 2048 + Math.min(31, steps) * 64 + Math.min(63, rolls);
};

/**
 * Reading of a roll: whether it works; in melee also the result of the attack; of the defence, whether it is lower,
 * since that pushes; chapters "Melee" and "Defense". Earlier rolls count only until their outcome is reported, those
 * of a melee until the next attack.
 */
export const warbandReading = (situation: Situation): Reading<MatchEvent> => {
  const isReversed = situation.figures.map((figure) => has(heldBy({ s: situation }, figure), 'reversed'));
  const resultAs = (rolled: Rolled, natural: number): number =>
    resultOf(plannedOf(rolled, isReversed[rolled.figure] === true), natural);

  /** Meaning for the rules of a roll with this natural number. */
  const readAs = (rolled: Rolled, natural: number, before: readonly MatchEvent[]): string => {
    const { why, figure } = rolled;
    const works = worksBy[why](plannedOf(rolled, isReversed[figure] === true), natural);
    const melee = meleeIn(before);
    if (!melee) return String(works);
    if (why === 'attack') return works ? `hits by ${resultAs(rolled, natural)}` : 'misses';
    const { rolled: attack } = melee;
    const isLess = attack !== undefined && resultAs(attack, attack.natural) > resultAs(rolled, natural);
    return `${works} ${isLess}`;
  };

  const reads = (roll: Roll, sides: readonly number[], { before, after }: Course<MatchEvent>): string => {
    const [rolled] = after;
    // The target of a shot is drawn without a roll.
    const isPlain = !rolled || !isRolled(rolled) || rolled.why !== roll.why || rolled.figure !== roll.owner;
    const [first = 0] = sides;
    if (isPlain || sides.length < roll.dice) return sides.join(' ');
    // Of two placeholder dice the first is a 1 and the other a 2: which of them counts tells which one always
    // does.
    const isLower = rolled.natural === Math.min(...rolled.faces);
    const natural = 1 + sides.reduce((kept, side) => (isLower ? Math.min : Math.max)(kept, side), first);
    return readAs(rolled, natural, before);
  };

  const bears = (events: readonly MatchEvent[], next: number): Bearing => {
    const lastTold = events.findLastIndex((event) => !isRolled(event));
    const since = Math.min(lastTold, meleeIn(events)?.at ?? lastTold);
    const settled = settledIn(events, next);
    const key = JSON.stringify(
      events.flatMap((event, at): readonly unknown[] => {
        if (!isRolled(event)) return 'figure' in event && settled.has(event.figure) ? [] : [event];
        const { figure, why, natural } = event;
        return at > since ? [[figure, why, readAs(event, natural, events.slice(0, at))]] : [];
      }),
    );
    // Of figures to whom nothing more happens, it only matters whether they lie, and only if they help somebody.
    const lying = [...settled].filter(
      (figure) =>
        helpers.has(figure) && events.some((event) => event.told === 'wound' && event.figure === figure),
    );
    return { key: `${key} ${lying.join(' ')}`, settled: [...settled], rank: rankOf(events) };
  };

  const bound = boundIn(situation);
  const helpers = helpersIn(situation);

  /** Fighters a shot has hit, while others roll: it hits nobody twice. */
  const settledIn = (events: readonly MatchEvent[], next: number): ReadonlySet<number> => {
    const at = events.findLastIndex(isAttack);
    const attack = events[at];
    if (!attack || !isAttack(attack) || attack.how !== 'ranged') return new Set();
    const { figures } = metSince(events, at);
    return new Set([...figures].filter((figure) => figure !== next && !bound.has(figure)));
  };

  return {
    rolls: (events) =>
      events.flatMap((event) =>
        isRolled(event) ? [{ owner: event.figure, why: event.why, dice: event.faces.length }] : [],
      ),
    reads,
    bears,
  };
};
