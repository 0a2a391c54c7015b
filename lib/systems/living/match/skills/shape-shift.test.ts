import { expect, it } from 'vitest';
import { arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';

const scene = (faces: Fighter['faces'] = { 6: { melee: 3 }, 5: { defence: 2 } }): Arena =>
  arena({
    summoner: {
      at: [10, 10],
      faces: { 6: { skill: 1, magic: 1 }, 5: { magic: 2 } },
      skills: ['summoner/shape-shift'],
    },
    daemon: { at: [12, 10], kind: 'daemon', of: 'summoner', faces },
    foe: { at: [18, 10], team: 1 },
  });

const sidesOf = (match: Arena) => match.situation().sheets[match.the('daemon').sheet]?.sides;

// A side and a trait in one number: three traits a side, Defence, Melee and Magic.
const [melee6, magic6, defence5, melee4] = [5 * 3 + 1, 5 * 3 + 2, 4 * 3, 3 * 3 + 1];

it('Shape Shift takes 1 Life, and up to a pip of one face per Magic pip for the points that it cost', () => {
  const match = scene();
  match.act({ pick: 'use', target: match.id('daemon') }, '65111', [
    { value: 2 },
    { value: melee6 },
    { value: melee6 },
    { value: melee4 },
    { value: defence5 },
    { value: defence5 },
  ]);
  expect(match.the('daemon').hand).toBe(4);
  expect(sidesOf(match)).toMatchObject({
    melee: [0, 0, 0, 1, 0, 1],
    defence: [0, 0, 0, 0, 4, 0],
    magic: [0, 0, 0, 0, 0, 0],
  });
});

it.each<[string, readonly number[], object]>([
  ['two Melee pips', [melee4, melee4], { melee: [0, 0, 0, 2, 0, 0], magic: [0, 0, 0, 0, 0, 0] }],
  [
    'a Melee pip and two Defence pips',
    [melee4, defence5, defence5],
    { melee: [0, 0, 0, 1, 0, 0], defence: [0, 0, 0, 0, 2, 0] },
  ],
  ['a Magic pip again', [magic6], { magic: [0, 0, 0, 0, 0, 1] }],
])('a Magic pip gives 4 points: %s', (_, bought, sides) => {
  const match = scene({ 6: { magic: 1 } });
  const answers = [magic6, ...bought].map((value) => ({ value }));
  match.act({ pick: 'use', target: match.id('daemon') }, '61111 1111', [{ value: 1 }, ...answers]);
  expect(sidesOf(match)).toMatchObject(sides);
});

it('a Defence pip gives no more than it cost', () => {
  const match = scene({ 5: { defence: 1 } });
  const shift = { pick: 'use', target: match.id('daemon') };
  expect(() => match.act(shift, '61111', [{ value: defence5 }, { value: melee4 }])).toThrow('nobody asked');
});

it('Shape Shift changes nothing where it fails', () => {
  const match = scene();
  match.act({ pick: 'use', target: match.id('daemon') }, '51111');
  expect(match.the('daemon').hand).toBe(5);
  expect(sidesOf(match)).toMatchObject({ melee: [0, 0, 0, 0, 0, 3] });
});

it('Shape Shift lasts with the daemon: the next one has its card as it was', () => {
  const match = arena({
    summoner: {
      at: [10, 10],
      faces: { 6: { skill: 1, magic: 2 } },
      skills: ['summoner/shape-shift', 'summoner/summon-daemon'],
    },
    daemon: { at: [12, 10], kind: 'daemon', of: 'summoner', faces: { 6: { melee: 3 } } },
    foe: { at: [18, 10], team: 1 },
  });
  const shift = { pick: 'use', skill: 'summoner/shape-shift', target: match.id('daemon') };
  match.act(shift, '61111', [
    { value: 2 },
    { value: melee6 },
    { pick: 'done' },
    { value: defence5 },
    { value: defence5 },
  ]);
  expect(sidesOf(match)).toMatchObject({ melee: [0, 0, 0, 0, 0, 2], defence: [0, 0, 0, 0, 2, 0] });
  match.act({ pick: 'use', skill: 'summoner/summon-daemon' }, '66611');
  const next = match.situation().figures.at(-1);
  expect(next?.kind).toBe('daemon');
  expect(match.situation().sheets[next?.sheet ?? 0]?.sides).toMatchObject({
    melee: [0, 0, 0, 0, 0, 3],
    defence: [0, 0, 0, 0, 0, 0],
  });
});
