import { describe, expect, test } from 'vitest';
import { unit } from '../../../../table/table';
import type { Value } from '../../skills/effect';
import type { SkillId } from '../../skills/ids';
import { rangeOf } from '../attack/reach';
import { matchContext } from '../state/match-context';
import { bonusTo, leftOf } from '../lasting/modifiers';
import { scenarioPlays } from '../scenarios/scenario-of';
import { arena, type Fighter } from '../testing/arena';

const bard: Fighter['paint'] = { 6: { magic: 2, skill: 1 } };
const paint: Fighter['paint'] = { 6: { melee: 2, ranged: 2 }, 5: { magic: 1, skill: 1 }, 4: { armour: 1 } };
const none = [1, 1, 1, 1, 1];

/** Two blue pips reach 2 # from the singer's middle: the friend at 2 # is in, the one at 2.6 # is out. */
const sung = (skill: SkillId, rolled: readonly number[] = [6, 6, 1, 1, 1]) =>
  arena({
    bard: { at: [10, 10], paint: bard, skills: [skill] },
    near: { at: [12.5, 10], paint, skills: ['primal-force/fireball'] },
    far: { at: [10, 12.6], paint },
    foe: { at: [8.5, 10], team: 1, paint },
  }).act({ pick: 'use', skill }, [rolled]);

const ballads: readonly (readonly [SkillId, Value])[] = [
  ['ballads/its-a-kind-of-magic', 'MAV'],
  ['ballads/love-is-a-shield', 'DV'],
  ['ballads/somewhere-over-the-rainbow', 'range'],
  ['ballads/speed', 'movement'],
  ['ballads/way-of-the-sword', 'AV'],
  ['ballads/witchcraft', 'MDV'],
];

describe.each(ballads)('%s', (skill, value) => {
  test('gives friends within the blue radius, the singer among them, so much of a value as there are green pips', () => {
    const match = sung(skill);
    expect(['bard', 'near', 'far', 'foe'].map((name) => bonusTo(match.the(name), value))).toEqual([
      2, 2, 0, 0,
    ]);
  });

  test('ends with the beginning of his next turn', () => {
    const match = sung(skill).until('foe').until('bard');
    expect(match.the('near').modifiers).toEqual([]);
  });

  test('needs a green pip, and a blue one for its radius', () => {
    expect(sung(skill, none).the('near').modifiers).toEqual([]);
  });
});

test('more MAV makes a spell without a blue pip of damage hit', () => {
  const match = sung('ballads/its-a-kind-of-magic');
  match.act({ pick: 'use', figure: 'near', skill: 'primal-force/fireball' }, [[5, 1, 1, 1, 1], none]);
  expect(match.the('foe').dice).toBe(2);
});

test('more DV and AV count in an attack', () => {
  const shield = sung('ballads/love-is-a-shield').until('foe').act({ pick: 'move' }, [], [9, 10]);
  shield.act({ pick: 'strike', target: 'bard' }, [[6, 1, 1, 1, 1]]);
  expect(shield.the('bard').dice).toBe(5);
  const sword = sung('ballads/way-of-the-sword').act({ pick: 'move', figure: 'near' }, [], [8.5, 11]);
  sword.act({ pick: 'strike', figure: 'near', target: 'foe' }, [none, none]);
  expect(sword.the('foe').dice).toBe(3);
});

test('more movement is # to go, more range # to shoot', () => {
  expect(leftOf(sung('ballads/speed').the('near'))).toBe(7 * unit);
  const match = sung('ballads/somewhere-over-the-rainbow');
  const host = { emit: () => undefined, show: () => undefined, draw: () => 0 };
  expect(rangeOf(matchContext(match.s, host, scenarioPlays['gang-fight']), match.the('near'))).toBe(
    12 * unit,
  );
});

test('more MDV holds magic off', () => {
  const match = arena({
    bard: { at: [10, 10], paint: bard, skills: ['ballads/witchcraft'] },
    wizard: {
      at: [16, 10],
      team: 1,
      paint: { 6: { magic: 3, skill: 1 } },
      skills: ['primal-force/fireball'],
    },
  });
  match.act({ pick: 'use', skill: 'ballads/witchcraft' }, [[6, 6, 1, 1, 1]]).until('wizard');
  match.act({ pick: 'use', skill: 'primal-force/fireball' }, [[6, 1, 1, 1, 1], none]);
  expect(match.the('bard').dice).toBe(4);
});
