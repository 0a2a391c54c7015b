import { expect, test } from 'vitest';
import { arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { daemon } from '../testing/followers';

const magic = { 6: { skill: 1, magic: 1 } };

const scene = (foe: Fighter, others: Readonly<Record<string, Fighter>> = {}): Arena =>
  arena({
    summoner: { at: [11, 12], faces: magic, skills: ['summoner/torment'] },
    daemon: daemon([], { faces: {} }),
    foe: { team: 1, ...foe },
    ...others,
  });

const cast = (match: Arena, dice = '61111'): Arena =>
  match.act({ pick: 'use', skill: 'summoner/torment' }, dice, []);

const options = (match: Arena): readonly string[] =>
  match.options().map((option) => ('target' in option ? `${option.pick} ${option.target}` : option.pick));

test('an opponent in contact must spend his actions on the daemon, when no others are left', () => {
  const match = cast(scene({ at: [13, 10] }, { pal: { at: [14, 10] } })).turnOf('foe');
  // With two actions, one is still his own.
  expect(options(match)).toContain('move');
  for (const none of ['end', 'delay']) expect(options(match)).not.toContain(none);
  match.act({ pick: 'move' }, '', [[13, 10]]);
  expect(match.the('foe').auras).toMatchObject([{ blue: 0 }]);
});

test('an attack on the daemon pays it; then he does as he likes', () => {
  const match = cast(scene({ at: [13, 10] }))
    .turnOf('foe')
    .act({ pick: 'melee' }, '11111');
  expect(options(match)).toContain('end');
});

test('who stands in reach and not in contact gets there by the shortest way', () => {
  const match = cast(scene({ at: [13.4, 10] })).turnOf('foe');
  match.act({ pick: 'move' }, '', [[16, 10]]);
  // Nothing else is left to choose, so that nobody is asked.
  expect(match.situation().turn).not.toBe(match.id('foe'));
  expect(match.the('foe').at.x).toBeLessThan(13.1 * 1024);
});

test('what is impossible is waived', () => {
  const match = cast(scene({ at: [13.4, 10], with: { conditions: [{ condition: 'slowed', count: 9 }] } }));
  expect(options(match.turnOf('foe'))).toContain('end');
});

test.each([
  ['just out of reach', { at: [13.6, 10] } as const, '61111'],
  ['a spell that fizzled', { at: [13, 10] } as const, '11111'],
])('nobody else owes anything: %s', (_, foe, dice) => {
  const match = cast(scene(foe), dice).turnOf('foe');
  expect(options(match)).toContain('end');
});

test('an ally owes nothing', () => {
  const pal = { at: [13, 10] } as const;
  const match = cast(scene({ at: [20, 20] }, { pal })).turnOf('pal');
  expect(options(match)).toContain('end');
});

test('it is over with the turn', () => {
  const match = cast(scene({ at: [13, 10] })).turnOf('foe');
  match.act({ pick: 'melee' }, '11111').act({ pick: 'end' });
  expect(match.the('foe').auras).toEqual([]);
});

test('cast again more weakly, it asks for no less', () => {
  const match = cast(cast(scene({ at: [13, 10] }), '66111'));
  expect(match.the('foe').auras).toMatchObject([{ blue: 2 }]);
});

test('a spell that attacks the daemon pays it', () => {
  const skills = ['necromancer/spill-blood'];
  const foe: Fighter = { at: [13.4, 10], faces: magic, skills, with: { distracted: 1 } };
  const match = cast(scene(foe)).turnOf('foe');
  const spell = { pick: 'use', skill: 'necromancer/spill-blood' };
  expect(match.offers({ ...spell, target: 1 })).toBe(true);
  expect(match.offers({ ...spell, target: 0 })).toBe(false);
  match.act({ ...spell, target: 1 }, '61111 11111', [{ pick: 'no' }]);
  expect(match.the('foe').auras).toEqual([]);
});

/** Somebody at 13, 10 whom the daemons of two summoners torment, at these places. */
const twice = (first: Fighter['at'], second: Fighter['at'], foe: Partial<Fighter> = {}): Arena => {
  const skills = ['summoner/torment'];
  const match = arena({
    summoner: { at: [11, 12], faces: magic, skills },
    second: { at: [11, 14], faces: magic, skills },
    daemon: daemon([], { faces: {}, at: first }),
    demon: daemon([], { faces: {}, at: second, of: 'second', with: {} }),
    foe: { at: [13, 10], team: 1, ...foe },
  });
  return cast(cast(match).turnOf('second')).turnOf('foe');
};

test('two daemons each have their due', () => {
  const match = twice([12, 10], [14, 10]);
  expect(options(match)).toEqual(['melee 2', 'melee 3']);
  match.act({ pick: 'melee', target: 3 }, '11111 11111');
  const struck = match.events().flatMap((event) => (event.type === 'attack' ? [event.target] : []));
  expect(struck).toEqual([3, 2]);
});

test('what one of two cannot have takes nothing from the other', () => {
  const slow = { distracted: 1, conditions: [{ condition: 'slowed', count: 9 }] } as const;
  const match = twice([14.5, 10], [12, 10], {
    weapons: [{ type: 'blunt' }, { type: 'slashing' }],
    with: slow,
  });
  expect(options(match)).toEqual(['melee 3', 'melee 3']);
});
