import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyWarband } from '../fixtures/drafts';
import { writeWarband } from '../sheet/write';
import { randomWarband } from '../start/random';
import { check } from './check';

/*
 * A checker of its own: written from the design's list of rules and the text's roles, on the plain file, sharing
 * nothing with the game's own but the names of the rules.
 */
interface PlainFighter {
  readonly rank: string;
  readonly stat: number;
  readonly role?: string;
  readonly melee?: string;
  readonly shooter?: { readonly class: string };
  readonly shield?: boolean;
}

const rolesOfRookies = 'allrounder distraction fighter fire-team gunner meat-shield thug'.split(' ');
const rolesOfSpecialists =
  'assassin brawler doppelganger berserker healer influencer maniac martial-artist minion-master preacher ranger regenerator shapeshifter skirmisher sniper switcher tank veteran warrior'.split(
    ' ',
  );

const judged = (fighters: readonly PlainFighter[]): readonly string[] => {
  const found: string[] = [];
  const count = (rank: string) => fighters.filter((one) => one.rank === rank).length;
  const isMustered = count('boss') === 1 && count('specialist') === 3 && count('rookie') === 4;
  if (!isMustered) found.push('warband-ranks');
  if (isMustered && fighters.reduce((sum, { stat }) => sum + stat, 0) < 28) found.push('stat-total');
  const known = (one: PlainFighter): string | undefined => {
    if (one.rank === 'rookie') {
      const role = one.role ?? 'allrounder';
      return rolesOfRookies.includes(role) ? role : undefined;
    }
    return one.role !== undefined && rolesOfSpecialists.includes(one.role) ? one.role : undefined;
  };
  const armedWith = (kind: string) => fighters.filter(({ shooter }) => shooter?.class === kind).length;
  for (const one of fighters) {
    const die = { boss: 10, specialist: 8, rookie: 6 }[one.rank] ?? 0;
    const role = known(one);
    if (one.stat < 2 || one.stat > die - 2) found.push('stat-range');
    if (role === undefined) found.push('role-unknown');
    if (role === 'distraction' && one.stat < 3) found.push('distraction-stat');
    if ((role === 'meat-shield' || role === 'thug' || role === 'berserker') && one.shooter)
      found.push('no-shooter');
    if (role === 'martial-artist' && (one.melee !== undefined || one.shooter || one.shield))
      found.push('martial-artist-gear');
    if (one.melee !== undefined && one.shooter && one.shield) found.push('two-hands');
    if (role === 'fire-team') {
      const partners = fighters.filter(
        (other) =>
          other !== one &&
          other.rank === 'rookie' &&
          other.stat === one.stat &&
          (known(other) === 'fire-team' || known(other) === 'allrounder'),
      );
      if (partners.length === 0 || armedWith('heavy-area') === 0) found.push('fire-team');
    }
    if (role === 'minion-master' && count('rookie') < 2) found.push('minion-master');
    if (role !== 'martial-artist' && one.melee === undefined && !one.shooter) found.push('unarmed');
  }
  if (armedWith('medium') > 2) found.push('medium-shooters');
  if (armedWith('heavy-area') + armedWith('heavy-precise') > 1) found.push('heavy-shooters');
  return [...new Set(found)].sort();
};

const plainOf = (warband: Parameters<typeof writeWarband>[0]): readonly PlainFighter[] =>
  (JSON.parse(JSON.stringify(writeWarband(warband))) as { readonly fighters: readonly PlainFighter[] })
    .fighters;

const rulesOf = (warband: Parameters<typeof check>[0]): readonly string[] =>
  [...new Set(check(warband).map(({ rule }) => rule))].sort();

test('300 random warbands are legal by another’s checker', () => {
  for (let seed = 0; seed < 300; seed += 1)
    expect(judged(plainOf(randomWarband(seed))), `seed ${seed}`).toEqual([]);
});

test('random warbands of which something was changed break the same rules by another’s checker', () => {
  const met = new Set<string>();
  const roles = [...rolesOfRookies, ...rolesOfSpecialists, 'wizard'];
  const classes = ['light', 'medium', 'heavy-area', 'heavy-precise'] as const;
  fc.assert(
    fc.property(
      fc.nat(299),
      fc.array(
        fc.record({
          at: fc.nat(7),
          stat: fc.option(fc.nat(12), { nil: undefined }),
          role: fc.option(fc.constantFrom(...roles), { nil: undefined }),
          gear: fc.option(
            fc.record({
              melee: fc.boolean(),
              shooter: fc.option(fc.constantFrom(...classes)),
              shield: fc.boolean(),
            }),
            { nil: undefined },
          ),
          isGone: fc.nat(9).map((n) => n === 0),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      (seed, changes) => {
        const warband = randomWarband(seed);
        const fighters = warband.fighters.flatMap((fighter, at) => {
          const change = changes.find((one) => one.at === at);
          if (!change) return [fighter];
          if (change.isGone) return [];
          const { melee, shooter, ...rest } = fighter;
          return [
            {
              ...rest,
              ...(change.gear
                ? {
                    shield: change.gear.shield,
                    ...(change.gear.melee && { melee: 'Sword' }),
                    ...(change.gear.shooter && { shooter: { class: change.gear.shooter } }),
                  }
                : { ...(melee !== undefined && { melee }), ...(shooter && { shooter }) }),
              ...(change.stat !== undefined && { stat: change.stat }),
              ...(change.role !== undefined && { role: change.role }),
            },
          ];
        });
        const changed = { ...warband, fighters };
        const rules = judged(plainOf(changed));
        for (const rule of rules) met.add(rule);
        expect(rulesOf(changed)).toEqual(rules);
      },
    ),
    { numRuns: 2000, seed: 22 },
  );
  // Fewer than two rookies are met among any drafts alone.
  expect([...met].sort()).toEqual(
    expect.arrayContaining([
      'distraction-stat',
      'fire-team',
      'heavy-shooters',
      'martial-artist-gear',
      'medium-shooters',
      'no-shooter',
      'role-unknown',
      'stat-range',
      'stat-total',
      'two-hands',
      'unarmed',
      'warband-ranks',
    ]),
  );
});

test('any draft breaks the same rules by another’s checker', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(anyWarband, (warband) => {
      const rules = judged(plainOf(warband));
      for (const rule of rules) met.add(rule);
      expect(rulesOf(warband)).toEqual(rules);
    }),
    { numRuns: 500, seed: 22 },
  );
  expect(met).toContain('minion-master');
});
