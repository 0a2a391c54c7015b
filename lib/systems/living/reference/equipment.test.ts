import { describe, expect, it } from 'vitest';
import type { RangedKind, Weapon } from '../sheet/armoury';
import { hitEffects, cannon, openedBy, poleTargets, projectile, rangedFacts } from './equipment';

/** The Armoury's figures as the rulebook gives them, read from the book and not from the code. */
const book: readonly (readonly [
  kind: RangedKind,
  range: string,
  beyond: boolean,
  deadZone: number,
  reload: number,
  onTheMove: boolean,
  ravLost: number,
  moreDamage: number,
  push: number,
])[] = [
  ['throwing', '1 per die', false, 0, 0, false, 0, 0, 0],
  ['blowpipe', '1 per die', false, 1, 0, false, 0, 0, 1],
  ['shortbow', '2 per die', true, 1, 0, false, 1, 0, 1],
  ['longbow', '3 per die', true, 1, 1, true, 0, 0, 1],
  ['crossbow-one-handed', '10', false, 1, 1, true, 0, 0, 1],
  ['crossbow-two-handed', '15', false, 1, 2, false, 0, 1, 1],
  ['pistol', '15', false, 1, 1, false, 0, 0, 1],
  ['rifle', '20', false, 1, 2, false, 0, 0, 1],
  ['cannon', 'map', false, 1, 0, false, 0, 0, 1],
];

it('says of every ranged weapon what the Armoury says', () => {
  expect(Object.keys(rangedFacts).sort()).toEqual(book.map(([kind]) => kind).sort());
});

it.each(book)(
  '%s: range %s, beyond %s, dead zone %s, reload %s (on the move %s), RAV lost %s, more damage %s, push %s',
  (kind, range, ...rest) => {
    const { range: far, ...facts } = rangedFacts[kind];
    expect(far.of === 'map' ? 'map' : far.of === 'die' ? `${far.reach} per die` : String(far.reach)).toBe(
      range,
    );
    expect([
      facts.beyond,
      facts.deadZone,
      facts.reload,
      facts.reloadsOnTheMove,
      facts.ravLost,
      facts.moreDamage,
      facts.push,
    ]).toEqual(rest);
  },
);

it('knows critical blows, the pole, the cannon and the projectile', () => {
  expect(hitEffects).toEqual({ blunt: 'knockdown', piercing: 'one-damage', slashing: 'bleeding' });
  expect(poleTargets).toBe(2);
  expect(cannon).toEqual({ shots: 1, actions: 1, blast: 0.5 });
  expect(projectile).toEqual({ range: 25, damage: 1 });
});

describe('what equipment lets a hero learn', () => {
  const names = (piece: Weapon | 'shield') => openedBy(piece).skills.map(({ name }) => name);

  it('is what names it; ruling 11', () => {
    expect(names('shield')).toEqual(['Deflect missiles', 'Shield up']);
    expect(names({ type: 'blunt' })).toEqual(['Fierce Blow']);
    expect(names({ type: 'slashing' })).toEqual(['Hamstring']);
    expect(names({ type: 'piercing' })).toEqual(['Impale']);
    for (const type of ['shortbow', 'longbow'] as const)
      expect(names({ type })).toEqual(['Volley', 'Barrage']);
    expect(names({ type: 'throwing', melee: 'slashing' })).toEqual(['Volley', 'Barrage', 'Hamstring']);
    for (const type of ['blowpipe', 'crossbow-one-handed', 'rifle', 'cannon', 'magic', 'other'] as const)
      expect(openedBy({ type })).toEqual({ schools: [], skills: [] });
  });

  it('is all of the Harbinger with a blade on a pole, and all but Wounding Strike with a blunt one; ruling 10', () => {
    expect(openedBy({ type: 'slashing', pole: true }).schools).toEqual(['harbinger']);
    expect(names({ type: 'slashing', pole: true })).toEqual(['Hamstring']);
    const blunt = openedBy({ type: 'blunt', pole: true });
    expect(blunt.schools).toEqual([]);
    expect(blunt.skills.filter(({ school }) => school === 'harbinger')).toHaveLength(14);
    expect(blunt.skills.map(({ name }) => name)).not.toContain('Wounding Strike');
  });
});
