import { expect, it } from 'vitest';
import { arena, type Arena } from '../testing/arena';

const scene = (): Arena =>
  arena({
    summoner: {
      at: [10, 10],
      faces: { 6: { skill: 1, magic: 1 }, 5: { magic: 2 } },
      skills: ['summoner/shape-shift'],
    },
    daemon: { at: [12, 10], kind: 'daemon', of: 'summoner', faces: { 6: { melee: 3 }, 5: { defence: 2 } } },
    foe: { at: [18, 10], team: 1 },
  });

const sidesOf = (match: Arena) => match.situation().sheets[match.the('daemon').sheet]?.sides;

it('Shape Shift takes 1 Life and lays a pip of one face anew per Magic pip', () => {
  const match = scene();
  // A side and a trait in one number: three traits a side, Defence, Melee and Magic.
  const melee6 = 5 * 3 + 1;
  const defence5 = 4 * 3;
  match.act({ pick: 'use', target: match.id('daemon') }, '65111', [
    { value: 2 },
    { value: melee6 },
    { value: melee6 },
    { value: defence5 },
    { value: defence5 },
  ]);
  expect(match.the('daemon').hand).toBe(4);
  expect(sidesOf(match)).toMatchObject({ melee: [0, 0, 0, 0, 0, 1], defence: [0, 0, 0, 0, 4, 0] });
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
      faces: { 6: { skill: 1, magic: 1 }, 5: { magic: 2 } },
      skills: ['summoner/shape-shift', 'summoner/summon-daemon'],
    },
    daemon: { at: [12, 10], kind: 'daemon', of: 'summoner', faces: { 6: { melee: 3 } } },
    foe: { at: [18, 10], team: 1 },
  });
  const melee6 = 5 * 3 + 1;
  const shift = { pick: 'use', skill: 'summoner/shape-shift', target: match.id('daemon') };
  match.act(shift, '61111', [{ value: melee6 }, { value: 4 * 3 }]);
  expect(sidesOf(match)).toMatchObject({ melee: [0, 0, 0, 0, 0, 2], defence: [0, 0, 0, 0, 1, 0] });
  match.act({ pick: 'use', skill: 'summoner/summon-daemon' }, '66111', [{ value: 1 }, { value: 0 }]);
  const next = match.situation().figures.at(-1);
  expect(next?.kind).toBe('daemon');
  expect(match.situation().sheets[next?.sheet ?? 0]?.sides).toMatchObject({
    melee: [0, 0, 0, 0, 0, 3],
    defence: [0, 0, 0, 0, 0, 0],
  });
});
