import { diceOf, stir } from '../../../../match/chance';
import type { Match } from '../../../../match/engine';
import type { FuzzPlan } from '../../../../match/fuzz';
import { overlaps } from '../../../../table/table';
import { randomDraft } from '../../start/random';
import type { Draft, SheetKind } from '../../sheet/sheet';
import { tableValues } from '../../rules/table-values';
import type { MatchEvent } from '../state/event';
import { baseOf, mostDice } from '../state/figure';
import type { About, Option } from '../state/option';
import { setUp, type MatchPlan } from '../set-up/plan';
import { dracoEngine } from '../rules';
import { cornerIds, type Situation } from '../state/situation';

/** A legal sheet of a kind. */
const randomOf = (kind: SheetKind, seed: number): Draft => {
  for (let at = seed; ; at += 1) {
    const draft = randomDraft(at);
    if (draft.kind === kind) return draft;
  }
};

/** Four random slayers and a random dragon, in any order; the same plan for the same seed. */
export const randomPlan = (seed: number): MatchPlan => {
  const dice = diceOf(stir(seed, 77));
  const next = (): number => dice(0x7fffffff);
  const sheets = Array.from({ length: 4 }, () => randomOf('slayer', next()));
  sheets.splice(dice(5), 0, randomOf('dragon', next()));
  const laidBy = dice(3) === 0 ? undefined : next();
  return {
    sheets,
    corner: cornerIds[dice(cornerIds.length)] ?? 'south-west',
    ...(laidBy !== undefined && { laidBy }),
  };
};

/** @throws Error for a plan that cannot be: a fault of its maker */
export const situationOf = (plan: MatchPlan): Situation => {
  const situation = setUp(plan);
  if (!situation.ok) throw new Error(JSON.stringify(situation.error));
  return situation.value;
};

const cardsIn = ({ pile, discard, waiting }: Situation): number =>
  pile.places.length + discard.length + waiting.length;

/** Fault of a situation; undefined if there is none. */
export const faultOf = (s: Situation): string | undefined => {
  for (const figure of s.figures) {
    const { id, pool, isDead, at } = figure;
    if (!Number.isInteger(at.x + at.y + pool)) return `${id} has parts of places or dice`;
    if (pool < 0 || pool > mostDice(figure)) return `${id} has ${pool} dice`;
    if (isDead !== (pool === 0) && !s.outcome)
      return `${id} has ${pool} dice and is ${isDead ? 'dead' : 'not'}`;
    for (const count of Object.values(figure.counters))
      if (!(count > 0)) return `${id} has no counters of a kind`;
  }
  if (s.stage === 'slayers') return undefined;
  const there = s.figures.filter(({ isDead }) => !isDead);
  for (const [nth, a] of there.entries())
    for (const b of there.slice(nth + 1))
      if (overlaps(baseOf(a), baseOf(b))) return `${a.id} stands on ${b.id}`;
  for (const { die, isDown } of s.row)
    if (die > tableValues.cardDie || die < 0 || (isDown && die > 0)) return 'a die';
  if (s.piles > tableValues.piles) return `pile ${s.piles}`;
  const most = s.figures.length - 1 + s.row.length;
  return cardsIn(s) > most ? `${cardsIn(s)} initiative cards` : undefined;
};

/** Random matches of Hic est Draco, checked at every decision. */
export const randomMatches = (
  from: Pick<FuzzPlan<Situation, About, Option, MatchEvent>, 'seed' | 'matches' | 'every' | 'tried' | 'each'>,
): FuzzPlan<Situation, About, Option, MatchEvent> => ({
  engine: dracoEngine,
  start: (seed) => dracoEngine.begin(situationOf(randomPlan(seed)), seed),
  limit: 20_000,
  invariant: (_situation: Situation, match: Match<Situation>) =>
    match.choices.length === 0 ? faultOf(match.base) : undefined,
  ...from,
});
