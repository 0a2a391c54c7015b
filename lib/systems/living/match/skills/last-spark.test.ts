import { expect, it } from 'vitest';
import { arena, type Arena } from '../testing/arena';

const scene = (): Arena =>
  arena({
    necro: {
      at: [10, 10],
      faces: { 6: { skill: 1, magic: 1 }, 5: { magic: 2 } },
      skills: ['necromancer/last-spark-of-life'],
    },
    zombie: { at: [12, 10], kind: 'undead', of: 'necro', faces: { 6: { melee: 1 } }, with: { hand: 1 } },
    foe: { at: [13, 10], team: 1 },
  });

it('Last Spark Of Life lets the Undead act with a die per Magic pip until it crumbles', () => {
  const match = scene();
  const hit = { pick: 'melee' };
  match.act({ pick: 'use', target: match.id('zombie') }, '65111 61 11111 61 1111', [
    { pick: 'no' },
    { value: 2 },
    hit,
    hit,
  ]);
  expect(match.the('foe').hand).toBe(3);
  expect(match.the('zombie').life).toBe('gone');
});

it('Last Spark Of Life does nothing where it fails', () => {
  const match = scene();
  match.act({ pick: 'use', target: match.id('zombie') }, '51111', [{ pick: 'no' }]);
  expect(match.the('zombie')).toMatchObject({ life: 'up', hand: 1 });
});

it('Last Spark Of Life is resisted by an Undead whose MDV something raises', () => {
  const match = arena({
    necro: {
      at: [10, 10],
      faces: { 6: { skill: 1, magic: 1 } },
      skills: ['necromancer/last-spark-of-life'],
    },
    zombie: {
      at: [12, 10],
      kind: 'undead',
      of: 'necro',
      faces: { 5: { magic: 1 } },
      with: { hand: 3 },
    },
    foe: { at: [13, 10], team: 1 },
  });
  match.act({ pick: 'use', target: match.id('zombie') }, '61111 5111', [{ pick: 'no' }]);
  expect(match.the('zombie')).toMatchObject({ life: 'up', hand: 4 });
});
