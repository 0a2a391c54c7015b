import { describe, expect, test } from 'vitest';
import { cardsIn } from '../../../match/deck';
import { unit } from '../../../table/table';
import { theSet } from '../start/samples';
import { cornerIds } from './state/situation';
import { situationOf } from './testing/random-match';
import { dracoEngine } from './rules';
import { arena, times } from './testing/arena';
import { tableOf } from './places/table';

const sheets = Object.values(theSet);
const west = [10, 12] as const;
const move = { pick: 'move' };
const attack = { pick: 'attack' };
const end = { pick: 'end' };
const skill = (id: string) => ({ pick: 'skill', skill: id });

/** Whether a place can be reached that is asked for now. */
const reaches = (match: ReturnType<typeof arena>, x: number, y: number): boolean => {
  const { pending } = match;
  return (
    pending !== undefined && 'region' in pending && pending.region.contains({ x: x * unit, y: y * unit })
  );
};

describe('the table', () => {
  test('is 60 cm by 60 cm, 24 by 24 inches', () => {
    const { width, height } = tableOf({ trees: [] });
    expect([width, height]).toEqual([24 * unit, 24 * unit]);
  });

  test.each(cornerIds)('has no obstacle at its corner in the %s: a tree there only shows it', (corner) => {
    const { match } = dracoEngine.begin(situationOf({ sheets, corner }), 1);
    expect(dracoEngine.look(match).trees).toEqual([]);
    const [x, y] = [corner.endsWith('east') ? 23.5 : 0.5, corner.startsWith('south') ? 23.5 : 0.5];
    const pending = dracoEngine.pending(match);
    const tip = { x: x * unit, y: y * unit };
    expect(pending && 'region' in pending && pending.region.contains(tip)).toBe(true);
    // Nor does it keep a tree that is set at its distance.
    const trees = dracoEngine.begin({ ...situationOf({ sheets, corner }), stage: 'trees', toSet: 12 }, 1);
    const asked = dracoEngine.pending(trees.match);
    const far = { x: (24 - x) * unit, y: (24 - y) * unit };
    expect(asked && 'region' in asked && asked.region.contains(far)).toBe(true);
    expect(reaches(arena({ who: { Cathryn: { at: [x < 12 ? 4 : 20, y] } } }).answer(move), x, y)).toBe(true);
  });

  test('has twelve trees at most, six from each player, the dragon first and then by turns', () => {
    let { match } = dracoEngine.begin(
      { ...situationOf({ sheets, corner: 'south-west' }), stage: 'trees', toSet: 12 },
      2,
    );
    const by: number[] = [];
    for (;;) {
      const request = dracoEngine.pending(match);
      if (request?.about.about !== 'tree' || !('region' in request)) break;
      by.push(request.by);
      const [spot] = request.region.candidates();
      const step = spot && dracoEngine.apply(match, spot);
      if (!step?.ok) throw new Error('refused');
      ({ match } = step.value);
    }
    expect(by).toEqual(times(6, 0).flatMap(() => [4, 0]));
  });
});

describe('lines', () => {
  /** The archer south of her, eight inches from edge to edge. */
  const shot = (trees: readonly (readonly [number, number])[], x = 12) =>
    arena({ turn: 'Braron', trees, who: { Braron: { at: [x, 22] } } }).offers(attack);

  test('run from any point of one base to any point of the other', () => {
    expect(shot([])).toBe(true);
    // The line between the middles is barred, those along the edges of the bases are not.
    expect(shot([[12, 18]])).toBe(true);
    // With the left sides barred too there is one on the right, from her edge alone.
    const leftOf = [
      [12, 18],
      [11.1, 18],
      [10.2, 18],
    ] as const;
    expect(shot(leftOf)).toBe(true);
    expect(shot([...leftOf, [12.9, 18], [13.8, 18]])).toBe(false);
  });

  test('are the same for Acid Breath, from any point of hers to any of his', () => {
    const breath = (trees: readonly (readonly [number, number])[]) =>
      arena({ turn: 0, trees, cards: { 0: { skill: 'acid-breath' } }, who: { Cathryn: { at: [12, 18] } } });
    const reaching = { ...skill('acid-breath'), target: 'Cathryn' };
    expect(breath([[12, 15.5]]).offers(reaching)).toBe(true);
    const wall = [10.2, 11.1, 12, 12.9, 13.8].map((x) => [x, 15.5] as const);
    expect(breath(wall).offers(reaching)).toBe(false);
    expect(breath(wall.slice(0, 3)).offers(reaching)).toBe(true);
  });

  test('are blocked by no figure, prone or not', () => {
    const figures = arena({
      turn: 'Braron',
      who: {
        Braron: { at: [12, 22] },
        Cathryn: { at: [11.5, 18] },
        Daeldric: { at: [12.5, 18] },
        Amalica: { at: [12, 17], with: { pool: 0, isDead: true } },
      },
    });
    expect(figures.offers(attack)).toBe(true);
  });

  test('are needed for no spell', () => {
    const wall = [9.3, 10.2, 11.1, 12, 12.9, 13.8, 14.7].map((x) => [x, 17] as const);
    const match = arena({
      turn: 'Amalica',
      trees: wall,
      who: { Amalica: { at: [12, 23], skills: ['venom'] } },
    });
    match.act(skill('venom'), [6, 1, 1, 1, 1, 3]);
    expect(match.the('Eryam').pool).toBe(25);
    expect(match.at('Amalica')).toEqual([12, 23]);
  });
});

describe('a turn', () => {
  test('begins with the card of whoever acts on the discard pile', () => {
    const { s } = arena({ turn: 2, pile: ['Braron'] });
    expect(s.discard).toEqual([{ of: 'dragon', card: 2 }]);
    expect(cardsIn(s.pile)).toEqual([{ of: 'slayer', figure: 2 }]);
  });

  test('is the dragon’s more often, the more of her cards are in the pile', () => {
    const match = arena({ turn: 0, pile: [1, 2, 'Cathryn'] });
    const acting = [0, 1, 2].map((card) => {
      const { figure, card: up } = match.s.acting ?? {};
      match.act(end);
      return [figure, up, card];
    });
    expect(acting).toEqual([
      [4, 0, 0],
      [4, 1, 1],
      [4, 2, 2],
    ]);
    expect(match.s.acting?.figure).toBe(0);
  });

  test('of a slayer who recovers ends at once', () => {
    const match = arena({ pile: ['Daeldric'], who: { Cathryn: { with: { pool: 1 } } } });
    expect(match.act({ pick: 'recover' }).s.acting?.figure).toBe(1);
  });
});

describe('moving', () => {
  test('round a tree is possible, as far as the dice go', () => {
    const behind = (pool: number) =>
      reaches(
        arena({ trees: [[4, 2]], who: { Cathryn: { at: [2, 2], with: { pool } } } }).answer(move),
        5.5,
        2,
      );
    expect([4, 5].map(behind)).toEqual([false, true]);
  });

  test('the dragon passes no slayer who stands, and every one who lies dead', () => {
    const beyond = (isDead: boolean) =>
      reaches(
        arena({
          turn: 0,
          who: { Cathryn: { at: [14.6, 12], with: isDead ? { pool: 0, isDead } : {} } },
        }).answer(move),
        17,
        12,
      );
    expect([false, true].map(beyond)).toEqual([false, true]);
  });

  test('past somebody who can be met on the way ends there, when that one likes', () => {
    // Trees leave one way alone, close by her.
    const scene = {
      trees: [
        [12, 8.9],
        [12, 7.9],
        [12, 6.9],
        [12, 5.9],
        [12, 4.9],
      ],
      who: { Cathryn: { at: [10.6, 9.4] }, Eryam: { at: [12, 12.4] } },
    } as const;
    const met = arena(scene).act(move, [], [13.6, 9.5], { pick: 'figure', figure: 'Eryam' });
    expect(met.told('moved').map(({ how }) => how)).toEqual(['walked', 'met']);
    expect(met.at('Cathryn')).not.toEqual([13.6, 9.5]);
    expect(arena(scene).act(move, [], [13.6, 9.5], { pick: 'no' }).at('Cathryn')).toEqual([13.6, 9.5]);
  });

  test('a slayer whose card lies face down may meet her too', () => {
    const match = arena({
      turn: 0,
      who: { Cathryn: { at: [6, 12], with: { isDown: true, pool: 3 } } },
    });
    match.answer(move).answer([8.2, 12]);
    expect(match.pending?.about.about).toBe('meet');
    expect(match.offers({ pick: 'figure', figure: 'Cathryn' })).toBe(true);
  });

  test('out of contact with nobody who strikes leads exactly an inch away', () => {
    const match = arena({ turn: 0, who: { Amalica: { at: west } } }).answer({ pick: 'leave' });
    const [x, y] = match.at('Eryam');
    expect(Math.hypot(x - 10, y - 12) - 2).toBeCloseTo(1, 2);
  });
});

describe('a skill', () => {
  test('with an attack rolls once, and what it brings comes to the result of that roll', () => {
    const match = arena({
      who: { Cathryn: { at: west, skills: ['heavy-swing'] }, Eryam: { with: { pool: 9 } } },
    });
    match.act(skill('heavy-swing'), [6, 6, 5, 1, 1, ...times(9, 1), 3]);
    expect(match.told('rolled').filter(({ figure }) => figure === 0)).toHaveLength(1);
    // 4 daggers on the one die that is picked, and 1 AV for each of two suns.
    expect(match.the('Eryam').pool).toBe(3);
  });

  test('can be any of a slayer’s own, and none of another', () => {
    const match = arena({
      who: { Cathryn: { at: west, skills: ['low-guard', 'second-wind', 'draw-her-eye'], with: { pool: 4 } } },
    });
    for (const id of ['low-guard', 'second-wind', 'draw-her-eye']) expect(match.offers(skill(id))).toBe(true);
    expect(match.offers(skill('heavy-swing'))).toBe(false);
  });

  test('of the dragon counts no suns: a 6 is worth its daggers alone', () => {
    const match = arena({
      turn: 0,
      cards: { 0: { skill: 'dread-gaze', daggers: { 6: 1 } } },
      who: { Cathryn: { at: west }, Eryam: { with: { pool: 3 } } },
    });
    match.act({ ...skill('dread-gaze'), target: 'Cathryn' }, [6, 6, 6, 1, 1, 1, 1, 1]);
    expect(match.told('picked')[0]).toMatchObject({ value: 'av', is: 3 });
  });
});
