import { diceOf, stir, type Dice } from '../../../../match/chance';
import type { Match } from '../../../../match/engine';
import type { FuzzPlan } from '../../../../match/fuzz';
import { overlaps } from '../../../../table/table';
import { woundsOf } from '../../cards/boxes';
import { maps, randomMap } from '../../maps/maps';
import { centre } from '../../../../skirmish/map/corners';
import { scenarios } from '../../scenarios/scenario';
import type { Warband } from '../../sheet/warband';
import { randomWarband } from '../../start/random';
import type { MatchEvent } from '../state/event';
import { takesPlace } from '../state/figure';
import type { About, Option } from '../state/option';
import { setUp, type MatchPlan } from '../set-up/plan';
import { warbandEngine } from '../rules';
import type { Situation } from '../state/situation';

/** A legal warband. */
const randomOne = (dice: Dice): Warband => randomWarband(dice(0x7fffffff));

/** Any scenario on any map with random legal warbands, some of them begun among each other: the same plan for the same seed. */
export const randomPlan = (seed: number): MatchPlan => {
  const dice = diceOf(stir(seed, 77));
  const scenario = scenarios[seed % scenarios.length];
  if (!scenario) throw new RangeError('There are no scenarios.');
  const map = maps[dice(maps.length + 1)] ?? randomMap('any', dice);
  const isClose = dice(2) === 0;
  return {
    scenario: scenario.id,
    table: map.table,
    warbands: [randomOne(dice), randomOne(dice)],
    ...(isClose && { near: centre }),
  };
};

/** @throws Error for a plan that cannot be: a fault of its maker */
export const situationOf = (plan: MatchPlan): Situation => {
  const situation = setUp(plan);
  if (!situation.ok) throw new Error(JSON.stringify(situation.error));
  return situation.value;
};

/** Fault of a situation; undefined if there is none. */
export const faultOf = ({ figures, cards, tokens, guns, turn, setting }: Situation): string | undefined => {
  for (const { id, life, wounds, at, card, whole } of figures) {
    const rank = cards[card]?.rank;
    if (!rank) return `${id} has no card`;
    if (!Number.isInteger(at.x + at.y + wounds)) return `${id} has parts of places or wounds`;
    if (life === 'up' && wounds > 0) return `${id} stands with ${wounds} wounds`;
    if (life === 'prone' && (wounds < 1 || wounds >= woundsOf[rank]))
      return `${id} is prone with ${wounds} wounds`;
    if (wounds > woundsOf[rank]) return `${id} has ${wounds} wounds`;
    if (whole !== id && (life === 'up' || life === 'prone') && figures[whole]?.life !== 'away')
      return `${id} is half of ${whole}, who is there too`;
  }
  const there = figures.filter(takesPlace);
  for (const [nth, a] of there.entries())
    for (const b of there.slice(nth + 1)) if (overlaps(a.at, b.at)) return `${a.id} stands on ${b.id}`;
  const lost = tokens.find(({ carrier }) => carrier >= 0 && figures[carrier]?.life !== 'up');
  if (lost) return `a treasure is carried by ${lost.carrier}, who does not stand`;
  if (guns.some(({ carrier, team }) => figures[carrier]?.team !== team)) return 'a gun has changed sides';
  return turn > setting.mostTurns ? `turn ${turn}` : undefined;
};

/** Random matches of the warband skirmish, checked at every decision. */
export const randomMatches = (
  from: Pick<FuzzPlan<Situation, About, Option, MatchEvent>, 'seed' | 'matches' | 'every' | 'tried' | 'each'>,
): FuzzPlan<Situation, About, Option, MatchEvent> => ({
  engine: warbandEngine,
  start: (seed) => warbandEngine.begin(situationOf(randomPlan(seed)), seed),
  limit: 20_000,
  // In the middle of an action things may be under way; what must hold holds at rest.
  invariant: (_situation: Situation, match: Match<Situation>) =>
    match.choices.length === 0 ? faultOf(match.base) : undefined,
  ...from,
});
