import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenRules } from '../../legal';
import { cases } from '../fixtures/cases';
import { anyWarband } from '../fixtures/drafts';
import { readBy } from '../../file-problem';
import { newFighter, newWarband, warbandOf, zWarband, type Fighter, type Warband } from '../sheet/warband';
import { writeWarband } from '../sheet/write';
import { samples } from '../start/samples';
import { fireTeamsOf, minionsOf } from './bindings';
import { check, zLegalWarband } from './check';

const rulesOf = (warband: Warband): readonly string[] =>
  [...new Set(check(warband).map(({ rule }) => rule))].sort();
const errorsOf = (warband: Warband): readonly string[] =>
  [...new Set(check(warband).flatMap(({ rule, severity }) => (severity === 'error' ? [rule] : [])))].sort();

/**
 * A legal warband of veterans and allrounders with swords: stats 5, 4, 4, 4 and 3, 3, 3, 3, so 29 in sum.
 */
const plain: readonly Fighter[] = newWarband('Plain').fighters.map((fighter) => ({
  ...fighter,
  melee: 'Sword',
  ...(fighter.rank !== 'rookie' && { role: 'veteran' }),
}));
type Changes = Readonly<Record<number, Partial<Fighter>>>;
const changed = (changes: Changes): Warband =>
  warbandOf(
    'Changed',
    plain.map((fighter, at) => ({ ...fighter, ...changes[at] })),
  );

const bow = { name: 'Bow', class: 'light' } as const;
const rifle = { name: 'Rifle', class: 'medium' } as const;
const mortar = { name: 'Mortar', class: 'heavy-area' } as const;
const cannon = { name: 'Cannon', class: 'heavy-precise' } as const;

/** Boss at 0, specialists at 1 to 3, rookies at 4 to 7. */
const table: readonly (readonly [about: string, changes: Changes, rules: readonly string[]])[] = [
  ['a plain warband', {}, []],
  ['a boss at the top of his range', { 0: { stat: 8 } }, []],
  ['a boss beyond it', { 0: { stat: 9 } }, ['stat-range']],
  ['a specialist at the top', { 1: { stat: 6 } }, []],
  ['a specialist beyond it', { 1: { stat: 7 } }, ['stat-range']],
  ['a rookie at the top', { 4: { stat: 4 } }, []],
  ['a rookie beyond it', { 4: { stat: 5 } }, ['stat-range']],
  ['a rookie with 2', { 4: { stat: 2 } }, []],
  ['a rookie with 1, the sum still 28', { 0: { stat: 6 }, 4: { stat: 1 } }, ['stat-range']],
  ['28 in sum', { 0: { stat: 4 } }, []],
  ['27 in sum', { 0: { stat: 3 } }, ['stat-total']],
  ['a specialist without a speciality', { 2: { role: undefined } }, ['role-unknown']],
  ['a rookie with a speciality', { 4: { role: 'ranger' } }, ['role-unknown']],
  ['a boss with a role of rookies', { 0: { role: 'thug' } }, ['role-unknown']],
  ['a rookie as martial artist with a sword', { 4: { role: 'martial-artist' } }, ['role-unknown']],
  ['a distraction with 3', { 4: { role: 'distraction' } }, []],
  ['a distraction with 2', { 0: { stat: 6 }, 4: { role: 'distraction', stat: 2 } }, ['distraction-stat']],
  ['a meat shield with a bow', { 4: { role: 'meat-shield', shooter: bow } }, ['no-shooter']],
  ['a thug with a bow', { 4: { role: 'thug', shooter: bow } }, ['no-shooter']],
  ['a berserker with a bow', { 1: { role: 'berserker', shooter: bow } }, ['no-shooter']],
  ['a boss as berserker with a bow', { 0: { role: 'berserker', shooter: bow } }, ['no-shooter']],
  ['a brawler with a bow', { 1: { role: 'brawler', shooter: bow } }, []],
  ['a martial artist with a sword', { 1: { role: 'martial-artist' } }, ['martial-artist-gear']],
  ['a martial artist with nothing', { 1: { role: 'martial-artist', melee: undefined } }, []],
  [
    'a martial artist with a shield',
    { 1: { role: 'martial-artist', melee: undefined, shield: true } },
    ['martial-artist-gear'],
  ],
  ['sword and shield', { 1: { shield: true } }, []],
  ['sword and bow', { 1: { shooter: bow } }, []],
  ['sword, bow and shield', { 1: { shooter: bow, shield: true } }, ['two-hands']],
  ['two rifles', { 0: { shooter: rifle }, 4: { shooter: rifle } }, []],
  [
    'three rifles',
    { 0: { shooter: rifle }, 4: { shooter: rifle }, 5: { shooter: rifle } },
    ['medium-shooters'],
  ],
  ['a mortar', { 1: { shooter: mortar } }, []],
  ['a mortar and a cannon', { 1: { shooter: mortar }, 2: { shooter: cannon } }, ['heavy-shooters']],
  ['a fire team of two', { 4: { role: 'fire-team', shooter: mortar }, 5: { role: 'fire-team' } }, []],
  [
    'a fire team with an allrounder, the gun elsewhere',
    { 4: { role: 'fire-team' }, 1: { shooter: mortar } },
    [],
  ],
  ['a fire team without a gun', { 4: { role: 'fire-team' } }, ['fire-team']],
  ['a fire team with a precise gun', { 4: { role: 'fire-team', shooter: cannon } }, ['fire-team']],
  [
    'a fire team of which the others have another stat',
    { 4: { role: 'fire-team', stat: 4, shooter: mortar } },
    ['fire-team'],
  ],
  [
    'a fire team of which the others do something else',
    {
      4: { role: 'fire-team', shooter: mortar },
      5: { role: 'thug' },
      6: { role: 'fighter' },
      7: { role: 'gunner' },
    },
    ['fire-team'],
  ],
  ['a minion master', { 1: { role: 'minion-master' } }, []],
  ['one with bare hands', { 1: { melee: undefined } }, ['unarmed']],
  ['one with a shield alone', { 1: { melee: undefined, shield: true } }, ['unarmed']],
];

describe('the rules of building', () => {
  it.each(table)('%s', (_, changes, rules) => {
    const cleaned = changed(changes).fighters.map(
      (fighter) =>
        Object.fromEntries(
          Object.entries(fighter).filter(([, value]) => value !== undefined),
        ) as unknown as Fighter,
    );
    expect(rulesOf(warbandOf('Changed', cleaned))).toEqual(rules);
  });

  it('want 1 boss, 3 specialists and 4 rookies, and only then 28 in sum', () => {
    expect(rulesOf(warbandOf('Nobody', []))).toEqual(['warband-ranks']);
    expect(rulesOf(warbandOf('Seven', plain.slice(0, 7)))).toEqual(['warband-ranks']);
    const twoBosses = plain.map((fighter, at) =>
      at === 1 ? { ...fighter, rank: 'boss' as const } : fighter,
    );
    expect(rulesOf(warbandOf('Two bosses', twoBosses))).toEqual(['warband-ranks']);
    const low = plain.map((fighter) => ({ ...fighter, stat: 2 }));
    expect(rulesOf(warbandOf('Low', low))).toEqual(['stat-total']);
    expect(rulesOf(warbandOf('Low and few', low.slice(1)))).toEqual(['warband-ranks']);
  });

  it('want two rookies for a Minion Master, whatever else is missing', () => {
    const master = { ...newFighter('boss', 1), role: 'minion-master', melee: 'Staff' };
    const rookie = { ...newFighter('rookie', 1), melee: 'Club' };
    expect(rulesOf(warbandOf('One', [master, rookie]))).toEqual(['minion-master', 'warband-ranks']);
    expect(rulesOf(warbandOf('Two', [master, rookie, rookie]))).toEqual(['warband-ranks']);
  });

  it.each(cases)('find in $name what was found before', ({ file, errors }) => {
    const read = readBy<Warband>(zWarband)(file);
    expect(read.ok && errorsOf(read.value)).toEqual(errors);
  });
});

/** Verdict of the design's table, from the file alone and in words of its own: a second opinion that shares no code. */
const secondOpinion = (file: unknown): readonly string[] => {
  interface Entry {
    rank: string;
    stat: number;
    role?: string;
    melee?: string;
    shooter?: { class: string };
    shield?: boolean;
  }
  const { fighters } = file as { fighters: Entry[] };
  const found = new Set<string>();
  const rookieRoles = 'allrounder distraction fighter fire-team gunner meat-shield thug'.split(' ');
  const specialists = (
    'assassin brawler doppelganger berserker healer influencer maniac martial-artist minion-master preacher ' +
    'ranger regenerator shapeshifter skirmisher sniper switcher tank veteran warrior'
  ).split(' ');
  const number = (rank: string) => fighters.filter((f) => f.rank === rank).length;
  const usual = number('boss') === 1 && number('specialist') === 3 && number('rookie') === 4;
  if (!usual) found.add('warband-ranks');
  let sum = 0;
  for (const f of fighters) sum += f.stat;
  if (usual && sum < 28) found.add('stat-total');
  const sides = new Map([
    ['boss', 10],
    ['specialist', 8],
    ['rookie', 6],
  ]);
  for (const f of fighters) {
    if (f.stat < 2 || f.stat > (sides.get(f.rank) ?? 0) - 2) found.add('stat-range');
    const known =
      f.rank === 'rookie'
        ? f.role === undefined || rookieRoles.includes(f.role)
        : f.role !== undefined && specialists.includes(f.role);
    if (!known) found.add('role-unknown');
    else {
      if (f.role === 'distraction' && f.stat < 3) found.add('distraction-stat');
      if (f.role === 'meat-shield' || f.role === 'thug' || f.role === 'berserker')
        if (f.shooter) found.add('no-shooter');
      if (f.role === 'martial-artist' && (f.melee !== undefined || f.shooter || f.shield))
        found.add('martial-artist-gear');
      if (f.role === 'fire-team') {
        const mates = fighters.filter(
          (other) =>
            other !== f &&
            other.rank === 'rookie' &&
            other.stat === f.stat &&
            (other.role === undefined || other.role === 'allrounder' || other.role === 'fire-team'),
        );
        if (mates.length === 0 || !fighters.some((other) => other.shooter?.class === 'heavy-area'))
          found.add('fire-team');
      }
      if (f.role === 'minion-master' && number('rookie') < 2) found.add('minion-master');
    }
    if (f.melee !== undefined && f.shooter && f.shield) found.add('two-hands');
    if (f.melee === undefined && !f.shooter && !(known && f.role === 'martial-artist')) found.add('unarmed');
  }
  if (fighters.filter((f) => f.shooter?.class === 'medium').length > 2) found.add('medium-shooters');
  if (fighters.filter((f) => f.shooter?.class.startsWith('heavy')).length > 1) found.add('heavy-shooters');
  return [...found].sort();
};

describe('300 random warbands', () => {
  it('are judged as by a second opinion, and the schema of legal ones says the same', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyWarband, (warband) => {
        const rules = rulesOf(warband);
        rules.forEach((rule) => seen.add(rule));
        expect(rules).toEqual(secondOpinion(writeWarband(warband)));
        const gate = zLegalWarband.safeParse(warband);
        expect(gate.success).toBe(errorsOf(warband).length === 0);
        expect(
          gate.error ? [...new Set(brokenRules(gate.error).map(({ rule }) => rule))].sort() : [],
        ).toEqual(errorsOf(warband));
      }),
      { numRuns: 300, seed: 22 },
    );
    expect([...seen].sort()).toEqual([
      'distraction-stat',
      'fire-team',
      'heavy-shooters',
      'martial-artist-gear',
      'medium-shooters',
      'minion-master',
      'no-shooter',
      'role-unknown',
      'stat-range',
      'stat-total',
      'two-hands',
      'unarmed',
      'warband-ranks',
    ]);
  });
});

describe('bindings', () => {
  it('join a Fire Team rookie with all others of his stat who can join', () => {
    const team = changed({ 5: { role: 'fire-team' }, 6: { role: 'thug' }, 7: { stat: 4 } });
    expect(fireTeamsOf(team)).toEqual([{ stat: 3, rookies: [5, 4] }]);
    expect(fireTeamsOf(changed({}))).toEqual([]);
    expect(fireTeamsOf(changed({ 4: { role: 'fire-team' }, 5: { role: 'fire-team' } }))).toEqual([
      { stat: 3, rookies: [4, 5, 6, 7] },
    ]);
  });

  it('take the rookies so marked for minions, and the first others up to two', () => {
    expect(minionsOf(changed({}))).toEqual([4, 5]);
    expect(minionsOf(changed({ 6: { minion: true }, 0: { minion: true } }))).toEqual([4, 6]);
    expect(minionsOf(changed({ 5: { minion: true }, 6: { minion: true }, 7: { minion: true } }))).toEqual([
      5, 6, 7,
    ]);
  });
});

it('finds nothing in the example warbands', () => {
  for (const { sheet } of samples) expect(check(sheet)).toEqual([]);
});
