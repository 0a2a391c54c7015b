import { expect, test } from 'vitest';
import { arena, type Arena } from '../testing/arena';
import { daemon } from '../testing/followers';

const scene = (): Arena =>
  arena({
    summoner: { at: [2, 2], with: { actions: 0 } },
    daemon: daemon(['wings']),
    foe: { at: [13, 10], team: 1 },
  });

const wings = { pick: 'use', skill: 'summoner/wings' } as const;
const picks = (match: Arena): readonly string[] => match.options().map(({ pick }) => pick);

/** The daemon's turn, once the summoner has ended his. */
const itsTurn = (match: Arena): Arena => match.turnOf('summoner').act({ pick: 'end' });

test('takes the daemon into the air, where nobody on the ground reaches it', () => {
  const match = scene().act(wings, '61111');
  expect(match.the('daemon').isFlying).toBe(true);
  match.turnOf('foe');
  expect(match.offers({ pick: 'melee' })).toBe(false);
  expect(match.offers({ pick: 'charge', target: match.id('daemon') })).toBe(false);
});

test('a roll without a Skill pip leaves it on the ground', () => {
  expect(scene().act(wings, '11111').the('daemon').isFlying).toBe(false);
});

test('when the time is over, its first action is Wings again or landing', () => {
  const match = itsTurn(scene().act(wings, '61111'));
  expect(match.the('daemon').isFlying).toBe(true);
  expect(picks(match)).toEqual(['use', 'land']);
  match.act(wings, '61111');
  expect(picks(match)).toContain('move');
});

test('two pips keep it up for two turns', () => {
  const match = itsTurn(scene().act(wings, '66111'));
  expect(picks(match)).toContain('move');
  expect(picks(itsTurn(match))).toEqual(['use', 'land']);
});

test('Wings that fail in the air cost an action more, for landing, and it does not take off again in that turn', () => {
  const match = itsTurn(scene().act(wings, '61111'));
  match.act(wings, '11111');
  // Landing alone is left, so that nobody is asked.
  expect(match.the('daemon')).toMatchObject({ isFlying: false, actions: 0 });
  const lands = itsTurn(scene().act(wings, '61111')).act({ pick: 'land' });
  expect(lands.the('daemon')).toMatchObject({ isFlying: false, actions: 1 });
  expect(lands.offers(wings)).toBe(false);
  expect(lands.offers({ pick: 'move' })).toBe(true);
});

test('Wings in the air add their turns to those that are left', () => {
  const twice = scene().act(wings, '61111').act(wings, '61111');
  expect(picks(itsTurn(twice))).toContain('move');
  expect(picks(itsTurn(twice))).toEqual(['use', 'land']);
  const longer = itsTurn(scene().act(wings, '66111')).act(wings, '61111');
  expect(picks(itsTurn(longer))).toContain('move');
});
