import { diceOf, stir, type Dice } from '../../../../match/chance';
import type { Match } from '../../../../match/engine';
import type { FuzzPlan } from '../../../../match/fuzz';
import { overlaps } from '../../../../table/table';
import type { HeroDraft } from '../../sheet/hero';
import { maps } from '../../maps/maps';
import { randomMap } from '../../maps/random';
import { randomHero } from '../../start/random';
import { scenarios } from '../../scenarios/index';
import type { MatchEvent } from '../state/event';
import type { Figure } from '../state/figure';
import type { About, Option } from '../state/option';
import { setUp, type MatchPlan } from '../set-up/plan';
import { livingEngine } from '../rules';
import type { Situation } from '../state/situation';

/** A hero who can play here: in the snow one with a loadout. */
const heroFor = (scenario: string, dice: Dice): HeroDraft => {
  for (;;) {
    const hero = randomHero(dice(0x100000), 'H');
    if (scenario !== 'snowfall' || hero.snowfall.skills.length > 0) return hero;
  }
};

/** Any scenario on any map with random legal heroes: the same plan for the same seed. */
export const randomPlan = (seed: number, phases = 12): MatchPlan => {
  const dice = diceOf(stir(seed, 77));
  const scenario = scenarios[seed % scenarios.length];
  if (!scenario) throw new RangeError('There are no scenarios.');
  const { id, contest } = scenario;
  const map = maps[dice(maps.length + 2)] ?? randomMap('any', dice);
  const count = contest.contest === 'every-hero' ? 2 + dice(3) : 2 * (1 + dice(2));
  return {
    scenario: id,
    table: map.table,
    heroes: Array.from({ length: count }, (_, at) => ({
      hero: { ...heroFor(id, dice), sex: at % 2 === 0 ? 'female' : 'male' },
      isMounted: dice(2) === 0,
    })),
    mostPhases: phases,
  };
};

/** @throws Error for a plan that cannot be: a fault of its maker */
export const situationOf = (plan: MatchPlan): Situation => {
  const situation = setUp(plan);
  if (!situation.ok) throw new Error(JSON.stringify(situation.error));
  return situation.value;
};

const isOnFoot = ({ life, rider, isFlying }: Figure): boolean => life === 'up' && rider < 0 && !isFlying;

/** Fault of a situation; undefined if there is none. */
export const faultOf = ({ figures, sheets, pieces }: Situation): string | undefined => {
  for (const figure of figures) {
    const { id, life, hand, pool, sheet, actions, delays } = figure;
    if (hand < 0 || hand > figure.poolSeen) return `${id} has ${hand} dice of ${figure.poolSeen}`;
    if (life !== 'up' && hand > 0) return `${id} is ${life} with ${hand} dice`;
    if (!Number.isInteger(hand + pool + actions + delays)) return `${id} has parts of dice or actions`;
    if (sheets[sheet] === undefined) return `${id} has no card`;
    if (actions < 0 || delays < 0) return `${id} has fewer actions than none`;
    if (figure.conditions.some(({ count }) => count <= 0)) return `${id} has a condition without counters`;
    if (!Number.isInteger(figure.at.x + figure.at.y)) return `${id} stands on no whole place`;
  }
  const standing = figures.filter(isOnFoot);
  for (const [at, a] of standing.entries())
    for (const b of standing.slice(at + 1)) if (overlaps(a.at, b.at)) return `${a.id} stands on ${b.id}`;
  const carried = pieces.find(({ figure }) => figure >= 0 && figures[figure] === undefined);
  return carried && `${carried.piece} is nobody's`;
};

/** Random matches of the Living Rulebook, checked at every decision. */
export const randomMatches = (
  from: Pick<FuzzPlan<Situation, About, Option, MatchEvent>, 'seed' | 'matches' | 'every' | 'tried' | 'each'>,
): FuzzPlan<Situation, About, Option, MatchEvent> => ({
  engine: livingEngine,
  start: (seed) => livingEngine.begin(situationOf(randomPlan(seed)), seed),
  limit: 20_000,
  // In the middle of an action things may be under way; what must hold holds at rest.
  invariant: (_situation: Situation, match: Match<Situation>) =>
    match.choices.length === 0 ? faultOf(match.base) : undefined,
  ...from,
});
