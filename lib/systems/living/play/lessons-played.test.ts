import { describe, expect, test } from 'vitest';
import type { Match } from '../../../match/engine';
import type { Choice, Request } from '../../../match/request';
import { distanceBetween, unit, type Point } from '../../../table/table';
import { livingEngine } from '../match/rules';
import { missionOf } from '../match/set-up/encounter';
import { beginMission } from '../match/set-up/mission';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import type { MissionId } from '../scenarios/scenario';
import { lessons } from './lesson-list';
import { lessonsIn } from './lessons';

type Asked = Request<About, Option>;

const you = 0;
const home = { x: 0, y: 24 * unit };

const placeOf = (now: Situation, id: number): Point => now.figures[id]?.at ?? home;

const nearest = (now: Situation, ids: readonly number[]): number | undefined =>
  [...ids].sort(
    (a, b) =>
      distanceBetween(placeOf(now, a), placeOf(now, you)) -
      distanceBetween(placeOf(now, b), placeOf(now, you)),
  )[0];

/** Others who stand, of a kind, the nearest first. */
const standing = (now: Situation, kind: string): readonly number[] =>
  now.figures.filter((each) => each.kind === kind && each.life === 'up').map(({ id }) => id);

/** Instructions of each mission: the first of these that is offered, at the nearest place; else where to walk. */
interface Taught {
  readonly picks: readonly Option['pick'][];
  readonly isWorth?: (option: Option, now: Situation) => boolean;
  readonly to: (now: Situation) => Point;
  /** Where nobody should stand. */
  readonly off?: (place: Point, now: Situation) => boolean;
}

const lacks = (now: Situation, id: number): boolean => {
  const { hand = 5, life } = now.figures[id] ?? {};
  return life === 'up' && hand < 5;
};

const taught: Readonly<Record<Exclude<MissionId, 'first-steps'>, Taught>> = {
  // "Your bases touch, so you can attack", "A charge takes both actions", "Now come home".
  'melee-training': {
    picks: ['melee', 'charge', 'move'],
    isWorth: (option, now) =>
      option.pick !== 'charge' ||
      distanceBetween(placeOf(now, option.target), placeOf(now, you)) <=
        2 * (now.figures[you]?.hand ?? 0) * unit,
    to: (now) => {
      const next = nearest(now, standing(now, 'dummy'));
      return next === undefined ? home : placeOf(now, next);
    },
  },
  // "Tap it to shoot", "Reloading takes an action".
  'open-fire': { picks: ['shoot', 'reload', 'end'], to: (now) => placeOf(now, you) },
  // "Heal it", "Stay 5# away".
  'kind-of-magic': {
    picks: ['use', 'move'],
    isWorth: (option, now) =>
      option.pick !== 'use' || (option.target !== undefined && lacks(now, option.target)),
    to: (now) => {
      const hurt = standing(now, 'victim').filter((id) => lacks(now, id));
      return placeOf(now, nearest(now, hurt.length > 0 ? hurt : standing(now, 'victim')) ?? you);
    },
    off: (place, now) =>
      standing(now, 'wizard').some((id) => distanceBetween(placeOf(now, id), place) < 6.2 * unit),
  },
};

const answer = ({ picks, isWorth, to, off }: Taught, request: Asked, now: Situation): Choice => {
  if ('region' in request) {
    const all = request.region.candidates();
    const free = all.filter((place) => !off?.(place, now));
    const [best = placeOf(now, you)] = [...(free.length > 0 ? free : all)].sort(
      (a, b) => distanceBetween(a, to(now)) - distanceBetween(b, to(now)),
    );
    return best;
  }
  if (!('options' in request)) throw new Error('nobody builds in a mission');
  const { options } = request;
  if (request.about.about === 'die') {
    const values = options.map((option) => (option.pick === 'value' ? option.value : -1));
    return values.indexOf(Math.max(...values));
  }
  for (const pick of picks) {
    const those = options.filter((option) => option.pick === pick && (isWorth?.(option, now) ?? true));
    const at = nearest(
      now,
      those.flatMap((option) => ('target' in option ? [option.target ?? you] : [])),
    );
    // With the skill of the mission, where it can go with an attack.
    const aimed = those.filter((option) => 'target' in option && option.target === at);
    const best = aimed.find((option) => 'skill' in option) ?? aimed[0] ?? those[0];
    if (best) return options.indexOf(best);
  }
  const end = options.findIndex(({ pick }) => pick === 'end' || pick === 'done');
  return Math.max(0, end);
};

/** Plays a mission as its lessons say. @returns whether it is won, and the lessons that had their moment */
const played = (mission: Exclude<MissionId, 'first-steps'>, seed: number) => {
  const start = beginMission(mission, true);
  const encounter = missionOf('living', mission, seed, 'Trainee');
  if (!start || !encounter) throw new Error('a mission');
  const begun = livingEngine.begin(start, seed);
  let match: Match<Situation> = begun.match;
  let { events } = begun;
  const told = new Set<string>();
  for (let nth = 0; nth < 600; nth += 1) {
    const request = livingEngine.pending(match);
    const situation = livingEngine.look(match);
    for (const { id } of lessonsIn({ events, request, situation, encounter })) told.add(id);
    if (!request) return { isWon: situation.outcome?.winner === 0, told, choices: nth };
    const step = livingEngine.apply(match, answer(taught[mission], request, situation));
    if (!step.ok) throw new Error(step.error.refused);
    ({ match, events } = step.value);
  }
  return { isWon: false, told, choices: Infinity };
};

/** Lessons of what nobody does who plays like that: waits, shoots across the wall, walks up to Uncle Tom. */
const byOthers: ReadonlySet<string> = new Set(['reaction', 'fire-cover', 'magic-threat']);

const seeds = Array.from({ length: 24 }, (_, nth) => nth + 1);

describe.each<readonly [Exclude<MissionId, 'first-steps'>, least: number, choices: number]>([
  ['melee-training', 23, 120],
  ['open-fire', 20, 60],
  ['kind-of-magic', 20, 300],
])('%s, played as its lessons say', (mission, least, most) => {
  const all = seeds.map((seed) => played(mission, seed));

  test(`comes to its end, and is won in ${least} of ${seeds.length} at least`, () => {
    for (const { choices } of all) expect(choices).toBeLessThan(most);
    expect(all.filter(({ isWon }) => isWon).length).toBeGreaterThanOrEqual(least);
  });

  test('has a moment for each of its lessons', () => {
    const told = new Set(all.flatMap((each) => [...each.told]));
    const own = lessons.filter(({ missions }) => missions.some((id) => id === mission)).map(({ id }) => id);
    expect(own.filter((id) => !told.has(id) && !byOthers.has(id))).toEqual([]);
  });
});
