import { diceOf, stir, type Dice } from '../../../../match/chance';
import type { Match } from '../../../../match/engine';
import type { FuzzPlan } from '../../../../match/fuzz';
import { overlaps, prepare, unit, type Point, type Table } from '../../../../table/table';
import { maps, randomMap } from '../../maps/maps';
import type { Spot } from '../../../../skirmish/map/corners';
import { mostRounds, scenarios } from '../../scenarios/scenario';
import { newHero, type HeroDraft } from '../../sheet/hero';
import { emptyFaces, type Faces } from '../../sheet/pips';
import { categories } from '../../skills/index';
import type { CategoryId } from '../../skills/ids';
import type { MatchEvent } from '../state/event';
import type { About, Option } from '../state/option';
import { setUp, type MatchPlan } from '../set-up/plan';
import { pointOf } from '../../../../skirmish/map/places';
import { roomNear } from '../geometry/room';
import { firstEngine } from '../rules';
import type { Situation } from '../state/situation';

/** Dice that show what the skills of a category need, with the green pip on the best face. */
const diceFor: Readonly<Record<CategoryId, Faces>> = (() => {
  const melee: Faces = {
    ...emptyFaces,
    6: { ...emptyFaces[6], melee: 4, skill: 1 },
    5: { ...emptyFaces[5], melee: 4 },
    4: { ...emptyFaces[4], melee: 2 },
  };
  const ranged: Faces = {
    ...emptyFaces,
    6: { ...emptyFaces[6], ranged: 4, skill: 1 },
    5: { ...emptyFaces[5], ranged: 2 },
  };
  const magic: Faces = {
    ...emptyFaces,
    6: { ...emptyFaces[6], magic: 3, skill: 1 },
    5: { ...emptyFaces[5], magic: 2 },
  };
  return {
    melee,
    ranged,
    survival: melee,
    ballads: magic,
    prayers: magic,
    'primal-force': magic,
    summoning: magic,
  };
})();

/** A legal hero of one trait with three skills of a category. */
const randomHero = (dice: Dice, name: string): HeroDraft => {
  const category = categories[dice(categories.length)];
  if (!category) throw new RangeError('There are no categories.');
  const left = category.skills.map(({ id }) => id);
  const skills = Array.from({ length: 3 }, () => left.splice(dice(left.length), 1)).flat();
  const faces = category.id === 'survival' && dice(2) === 0 ? diceFor.ranged : diceFor[category.id];
  // Fiends are what the others of the category work on.
  if (category.id === 'summoning' && !skills.includes('summoning/summon-fiend'))
    skills.splice(0, 1, 'summoning/summon-fiend');
  return { ...newHero(name), faces, skills };
};

/** Places in the middle of a map, one beside the other. */
const crowdOn = (table: Table, count: number): readonly Spot[] => {
  const taken: Point[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const place = roomNear(prepare(table), pointOf({ x: 11 + nth / 2, y: 12 }), taken);
    if (place) taken.push(place);
  }
  return taken.map(({ x, y }) => ({ x: x / unit, y: y / unit }));
};

/** Any scenario on any map with random legal heroes, some players with several: the same plan for the same seed. */
export const randomPlan = (seed: number): MatchPlan => {
  const dice = diceOf(stir(seed, 77));
  const scenario = scenarios[seed % scenarios.length];
  if (!scenario) throw new RangeError('There are no scenarios.');
  const map = maps[dice(maps.length + 1)] ?? randomMap('any', dice);
  const count = 2 + dice(7);
  const playsTwo = dice(3) === 0;
  const isClose = dice(2) === 0;
  const crowd = isClose ? crowdOn(map.table, count) : [];
  return {
    scenario: scenario.id,
    table: map.table,
    heroes: Array.from({ length: count }, (_, at) => ({
      hero: randomHero(dice, `H${at}`),
      ...(playsTwo && { player: at % 2, team: at % 2 }),
      ...(crowd[at] && { at: crowd[at] }),
    })),
    mostRounds: dice(8) === 0 ? mostRounds : 12,
  };
};

/** @throws Error for a plan that cannot be: a fault of its maker */
export const situationOf = (plan: MatchPlan): Situation => {
  const situation = setUp(plan);
  if (!situation.ok) throw new Error(JSON.stringify(situation.error));
  return situation.value;
};

/** Fault of a situation; undefined if there is none. */
export const faultOf = ({ figures, sheets, tokens }: Situation): string | undefined => {
  for (const { id, life, dice, most, at, sheet, thisTurn, modifiers } of figures) {
    if (dice < 0 || dice > most || most < 1) return `${id} has ${dice} dice of ${most}`;
    if (life === 'up' && dice === 0) return `${id} stands without dice`;
    if ((life === 'dead' || life === 'waiting' || life === 'gone') && dice > 0 && modifiers.length > 0)
      return `${id} is ${life} and has something on it`;
    if (!Number.isInteger(at.x + at.y + dice + thisTurn.moved)) return `${id} has parts of dice or places`;
    if (!sheets[sheet]) return `${id} has no sheet`;
  }
  const standing = figures.filter(({ life, kind }) => life === 'up' && kind !== 'trap');
  for (const [nth, a] of standing.entries())
    for (const b of standing.slice(nth + 1)) if (overlaps(a.at, b.at)) return `${a.id} stands on ${b.id}`;
  const lost = tokens.find(({ carrier }) => carrier >= 0 && figures[carrier]?.life !== 'up');
  return lost && `a token is carried by ${lost.carrier}, who does not stand`;
};

/** Random matches of the first edition, checked at every decision. */
export const randomMatches = (
  from: Pick<FuzzPlan<Situation, About, Option, MatchEvent>, 'seed' | 'matches' | 'every' | 'tried' | 'each'>,
): FuzzPlan<Situation, About, Option, MatchEvent> => ({
  engine: firstEngine,
  start: (seed) => firstEngine.begin(situationOf(randomPlan(seed)), seed),
  limit: 20_000,
  // In the middle of an action things may be under way; what must hold holds at rest.
  invariant: (_situation: Situation, match: Match<Situation>) =>
    match.choices.length === 0 ? faultOf(match.base) : undefined,
  ...from,
});
