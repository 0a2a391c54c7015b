import { beforeAll, describe, expect, test } from 'vitest';
import { diceOf } from '../match/chance';
import { randomChoice } from '../match/players';
import { distanceBetween, unit } from '../table/table';
import { lessons } from '../systems/living/play/lesson-list';
import { matchPartOf } from '../simulation/contest';
import { firstSystem, open, partOf } from '../systems/open';
import { lessonsAt, lessonsBefore, pointedAt, walkOnAt, type ReadLesson } from './lessons';
import { readSession, writeSession } from './saved-match';
import { answer, beginSession, lengthOf, requestNow, situationAt, takeBack, type Session } from './session';
import { withTaken } from './taken';

beforeAll(() => open([firstSystem], 'match', 'play'));

const begun = (id: string, seed: number): Session => {
  const { missionOf, asLesson } = matchPartOf(firstSystem);
  const mission = missionOf?.(firstSystem, id, seed);
  const session = mission && beginSession(asLesson?.(mission) ?? mission, [{ plays: 'person' }], 'practice');
  if (!session?.ok) throw new Error('a mission');
  return session.value;
};

const answered = (session: Session, choice: Parameters<typeof answer>[1]): Session => {
  const next = answer(session, choice);
  if (!next.ok) throw new Error(next.error.refused);
  return withTaken(next.value);
};

const goal = { x: 24 * unit, y: 0 };

/** One more choice on the way across the map. */
const walked = (session: Session): Session => {
  const request = requestNow(session);
  if (!request || !('region' in request)) return answered(session, 0);
  const [best = goal] = [...request.region.candidates()].sort(
    (a, b) => distanceBetween(a, goal) - distanceBetween(b, goal),
  );
  return answered(session, best);
};

const situationPhase = (session: Session): number => {
  const { turn } = partOf(firstSystem, 'play')?.scene(
    situationAt(session, lengthOf(session)),
    session.encounter,
  ) ?? { turn: '' };
  return Number(/Phase (\d+)/.exec(turn)?.[1]);
};

const idsAt = (session: Session, read: readonly ReadLesson[] = []): readonly string[] =>
  lessonsAt(session, lengthOf(session), read).map(({ id }) => id);

/** Every lesson told in a match played by this, by who reads each note; and where it pointed. */
const toldIn = (from: Session, next: (session: Session) => Session) => {
  const told: { id: string; at: number; isInSight: boolean }[] = [];
  let read: readonly ReadLesson[] = [];
  let session = from;
  for (let made = 0; made < 300 && requestNow(session); made += 1) {
    const at = lengthOf(session);
    for (let [note] = lessonsAt(session, at, read); note; [note] = lessonsAt(session, at, read)) {
      const { id, place, rolls } = note;
      const isInSight = place.on === 'dice' ? rolls.length > 0 : true;
      told.push({ id, at, isInSight });
      read = [...read, { id, at }];
    }
    session = next(session);
  }
  return told;
};

describe('lessons of First Steps', () => {
  const start = () => begun('first-steps', 9);

  test.each([
    ['the goal, # and Plague before the first move', 0, ['steps-goal', 'steps-skill', 'steps-distance']],
    [
      'what Plague has just done, then the Hand and what it shows, before what was passed over',
      2,
      ['steps-plague', 'steps-hand', 'steps-green', 'steps-skill', 'steps-distance', 'steps-walk-on'],
    ],
  ])('tell %s', (_, choices, expected) => {
    let session = start();
    for (let made = 0; made < choices; made += 1) session = walked(session);
    const ids = idsAt(session);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !expected.includes(id))).toEqual([]);
    expect(ids[0]).toBe(expected[0]);
  });

  test('point at the corner, at the hero, and at the dice that were rolled', () => {
    const one = start();
    expect(lessonsAt(one, 0, [])[0]?.place).toMatchObject({ on: 'place' });
    expect(lessonsAt(one, 0, [])[1]?.place).toEqual({ on: 'figure', figure: 0 });
    const three = walked(walked(one));
    const [taken, hand] = lessonsAt(three, 2, []);
    expect(taken?.place).toEqual({ on: 'dice', figure: 0, faces: [6] });
    expect(hand?.place).toEqual({ on: 'dice', figure: 0, faces: 'all' });
    expect(hand?.rolls.map(({ faces }) => faces.length)).toEqual([5]);
  });

  test('tell what Plague has done, and of the book’s rule when it takes the last die', () => {
    const ids = new Set(
      [1, 2, 3, 4, 5, 6].flatMap((seed) => toldIn(begun('first-steps', seed), walked).map(({ id }) => id)),
    );
    expect([...ids].sort()).toEqual(
      lessons
        .filter(({ id }) => id.startsWith('steps-'))
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('the one in sight is told once one goes on; those behind it wait for their next moment', () => {
    const three = walked(walked(start()));
    const [first, second] = idsAt(three);
    expect(first).toBe('steps-plague');
    const five = walked(walked(three));
    expect(idsAt(five)).not.toContain('steps-plague');
    expect(idsAt(three, [{ id: 'steps-plague', at: 2 }])[0]).toBe(second);
  });

  test('what is undone comes again with its lesson, and what came before it does not', () => {
    const first = ['steps-goal', 'steps-distance', 'steps-skill'].map((id) => ({ id, at: 0 }));
    const two = walked(start());
    const three = walked(two);
    expect(idsAt(two, first)).toEqual([]);
    const read = [...first, ...idsAt(three, first).map((id) => ({ id, at: 2 }))];
    expect(idsAt(three, read)).toEqual([]);
    const back = takeBack(three);
    expect(back && idsAt(back, first)).toEqual([]);
    expect(back && idsAt(walked(back), first)[0]).toBe('steps-plague');
  });

  test('a goal stays pointed at all match long, and anything else until somebody acts', () => {
    const one = start();
    const read = [
      { id: 'steps-goal', at: 0 },
      { id: 'steps-distance', at: 0 },
    ];
    expect(pointedAt(one, 0, [])).toEqual([]);
    expect(pointedAt(one, 0, read).map(({ on }) => on)).toEqual(['place', 'figure']);
    expect(pointedAt(walked(one), 1, read).map(({ on }) => on)).toEqual(['place']);
    expect(pointedAt(walked(walked(walked(one))), 3, read).map(({ on }) => on)).toEqual(['place']);
  });

  test('offer to walk on by himself as soon as he has moved in one phase, and not before', () => {
    let session = start();
    let first: number | undefined;
    for (let made = 0; made < 60 && requestNow(session); made += 1) {
      const at = lengthOf(session);
      if (walkOnAt(session, at)) {
        first ??= situationPhase(session);
        expect(walkOnAt(session, at)).toEqual({ x: 22 * unit, y: 2 * unit });
      }
      session = walked(session);
    }
    expect(first).toBe(2);
  });

  test('a match that is opened again does not tell again what came before', () => {
    let session = start();
    for (let made = 0; made < 6; made += 1) session = walked(session);
    const read = readSession(writeSession(session));
    if (!read.ok) return expect.fail('a saved match');
    const before = lessonsBefore(read.value, lengthOf(read.value));
    expect(before.map(({ id }) => id)).toContain('steps-hand');
    const again = idsAt(read.value, before);
    expect(again.filter((id) => before.some((each) => each.id === id))).toEqual([]);
  });
});

describe('lessons', () => {
  const missions = ['first-steps', 'melee-training', 'open-fire', 'kind-of-magic'];
  /** They take more than chance; `lessons.test.ts` of the game has them. */
  const rare = ['fire-cover', 'magic-threat'];

  /** The first attack that is offered. */
  const attackIn = (session: Session): number => {
    const request = requestNow(session);
    if (!request || !('options' in request)) return -1;
    const words = partOf(firstSystem, 'play')?.request(
      request,
      situationAt(session, lengthOf(session)),
      session.encounter,
    );
    return words?.options.findIndex(({ target, isRolled }) => isRolled && target !== undefined) ?? -1;
  };

  /** Told in a few matches of a mission, in every second of which whoever can be attacked is. */
  const byChance = (id: string) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14].map((seed) => {
      const dice = diceOf(seed);
      return toldIn(begun(id, seed), (session) => {
        const request = requestNow(session);
        if (!request) throw new Error('it is over');
        const attack = seed % 2 === 0 ? attackIn(session) : -1;
        return answered(session, attack >= 0 ? attack : randomChoice(request, dice));
      });
    });

  test.each(missions)('of %s are told once each, with their dice at hand, and each has its moment', (id) => {
    const matches = byChance(id);
    for (const told of matches) {
      const ids = told.map((each) => each.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(told.filter(({ isInSight }) => !isInSight)).toEqual([]);
      expect(told[0]?.at).toBe(0);
    }
    const known = new Set(matches.flat().map((each) => each.id));
    const own = lessons.filter((lesson) => lesson.missions.some((mission) => mission === id));
    expect(own.map((lesson) => lesson.id).filter((each) => !known.has(each) && !rare.includes(each))).toEqual(
      [],
    );
  });

  test('say something short in each', () => {
    const session = begun('first-steps', 1);
    expect(partOf(firstSystem, 'play')?.lessons).toBeDefined();
    for (const { title, text } of lessonsAt(session, 0, [])) {
      expect(title.length).toBeLessThan(40);
      expect(text.length).toBeLessThan(280);
    }
  });

  test('are none where nobody learns', () => {
    const { encounter } = begun('first-steps', 1);
    const watched = beginSession(encounter, [], 'practice');
    expect(watched.ok && lessonsBefore(watched.value, 0)).toEqual([]);
  });
});
