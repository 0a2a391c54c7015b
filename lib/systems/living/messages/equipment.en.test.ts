import { describe, expect, it } from 'vitest';
import type { Weapon } from '../sheet/armoury';
import { gear } from '#words/systems/living/messages/equipment';

const textOf = (weapon: Weapon, learner = true): Readonly<Record<string, string>> =>
  Object.fromEntries(gear.weapon(weapon, learner).map(({ term, text }) => [term, text]));

describe('what equipment does, in words', () => {
  it('names every figure of a long bow', () => {
    const facts = textOf({ type: 'longbow' });
    expect(facts['Range']).toMatch(/^3# for each die in your Hand.*−1 RAV for each full # beyond that/);
    expect(facts['Reload']).toMatch(/^1 counter per shot.*movement action/);
    expect(facts['Dead zone']).toContain('1#');
    expect(facts['Critical hit']).toContain('1# away');
    expect(facts['Lets you learn']).toBe('Volley and Barrage.');
  });

  it('names the two counters and the damage of a two-handed crossbow, which is not loaded on the move', () => {
    const facts = textOf({ type: 'crossbow-two-handed' });
    expect(facts['Range']).toBe('15#.');
    expect(facts['Reload']).toMatch(/^2 counters/);
    expect(facts['Reload']).not.toContain('movement');
    expect(facts['Damage']).toContain('1 extra');
    expect(facts['Lets you learn']).toBeUndefined();
  });

  it('tells a blade on a pole of its choice and of the Harbinger', () => {
    const facts = textOf({ type: 'slashing', pole: true });
    expect(facts['Critical hit']).toContain('Bleeding');
    expect(facts['On a pole']).toContain('up to 2 more opponents');
    expect(facts['Lets you learn']).toBe('all Harbinger skills and Hamstring.');
  });

  it('keeps skills from those who learn none', () => {
    expect(textOf({ type: 'piercing' }, false)['Lets you learn']).toBeUndefined();
  });

  it('knows what a thrown weapon lacks and what it has in melee', () => {
    const facts = textOf({ type: 'throwing', melee: 'piercing' });
    expect(facts['Dead zone']).toBe('None.');
    expect(facts['Critical hit, thrown']).toBe('None.');
    expect(facts['Critical hit in melee']).toContain('at least 1 damage');
  });

  it('knows the cannon, the projectile and the shield', () => {
    expect(textOf({ type: 'cannon' })['Cannon']).toMatch(/^1 shot a match; you can’t use skills with it/);
    expect(textOf({ type: 'magic' })['Projectile']).toContain('25#');
    expect(gear.shield().map(({ text }) => text)).toEqual(['Deflect missiles and Shield up.']);
  });
});
