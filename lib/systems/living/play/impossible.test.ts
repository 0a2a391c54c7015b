import { expect, test } from 'vitest';
import { unit } from '../../../table/table';
import { lookAt } from '../match/players/judge';
import { arena } from '../match/testing/arena';
import { armed, foe, shoot } from '../match/testing/armed';
import { block } from '../match/testing/block';
import type { Fighters } from '../match/testing/fighters';
import { impossibleFor, type Undone } from './impossible';

/** Why somebody cannot do something now. */
const whyOf = (fighters: Fighters, undone: Undone, terrain: Parameters<typeof block>[] = []) => {
  const table = arena(fighters, { terrain: terrain.map((each) => block(...each)) });
  const match = lookAt(table.situation());
  const found = impossibleFor(match, table.id('you'), table.options());
  return found.find((each) => JSON.stringify(each.undone) === JSON.stringify(undone))?.why;
};

const shot: Undone = { pick: 'shoot', weapon: 0 };
const you = armed('pistol');

test.each([
  { name: 'too far', fighters: { you, foe: foe(21) }, because: 'far', away: 16, range: 15 },
  { name: 'in the dead zone', fighters: { you, foe: foe(5.5) }, because: 'near', away: 0.5, range: 1 },
])('a shot at somebody $name says so', ({ fighters, because, away, range }) => {
  const measured = { away: away * unit, range: range * unit };
  expect(whyOf(fighters, shot)).toEqual({ why: 'targets', each: [{ figure: 1, because, measured }] });
});

test('a shot at somebody behind what hides him says so', () => {
  expect(whyOf({ you, foe: foe(10) }, shot, [[7, 0, 1, 8, { seeThrough: false }]])).toEqual({
    why: 'targets',
    each: [{ figure: 1, because: 'hidden' }],
  });
});

test('a shot that is possible is not among what is impossible, and nobody strikes from afar', () => {
  expect(whyOf({ you, foe: foe(10) }, shot)).toBeUndefined();
  expect(whyOf({ you, foe: foe(10) }, { pick: 'melee', weapon: -1 })).toEqual({
    why: 'targets',
    each: [{ figure: 1, because: 'contact' }],
  });
});

test('who has shot reloads first, and has one action too few to charge', () => {
  const match = arena({ you, foe: foe(10) }).act(shoot, '31111 11111');
  const found = impossibleFor(lookAt(match.situation()), match.id('you'), match.options());
  expect(found).toContainEqual({ undone: shot, why: { why: 'reload', counters: 1 } });
  expect(found).toContainEqual({ undone: { pick: 'charge' }, why: { why: 'actions' } });
});

test('whoever has delayed an action is told that moving is not possible either', () => {
  expect(whyOf({ you, foe: foe(10) }, { pick: 'move' })).toBeUndefined();
  const match = arena({ you, foe: foe(10) }).act({ pick: 'delay' });
  expect(impossibleFor(lookAt(match.situation()), match.id('you'), match.options())).toContainEqual({
    undone: { pick: 'move' },
    why: { why: 'waits' },
  });
});

test('who is Dazed may only move, whatever else there is', () => {
  const dazed = armed('pistol', { with: { conditions: [{ condition: 'dazed', count: 1 }] } });
  expect(whyOf({ you: dazed, foe: foe(10) }, shot)).toEqual({ why: 'held' });
});
