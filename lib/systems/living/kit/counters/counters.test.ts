import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import paths from './counter-icon-paths.json' with { type: 'json' };
import { ruleIcons } from './counter-icons';
import { findScenario } from '../../scenarios/index';
import { counterTableOf } from './order-counters';
import { allCounters, countersOf, type LivingNeed } from './counters';
import { counters as words } from '#words/systems/living/messages/counters';
import { anyDraft } from '../../fixtures/drafts';
import { conditions } from '../../skills/effects/terms';
import { newHero, type HeroDraft } from '../../sheet/hero';
import { skills } from '../../skills/index';

const label = ({ counter }: LivingNeed): string =>
  counter.of === 'condition' ? counter.condition : counter.of === 'status' ? counter.status : counter.skill;

const heroWith = (...ids: readonly string[]): HeroDraft => ({ ...newHero('Anna'), skills: ids });

const count = (heroes: readonly HeroDraft[], name: string): number =>
  countersOf(heroes).find((need) => label(need) === name)?.count ?? 0;

describe('the counters that heroes can cause', () => {
  it.each([
    ['warrior/hamstring', 'slowed'],
    ['warrior/fierce-blow', 'knockdown'],
    ['survival/headbutt', 'dazed'],
    ['ranger/flame-trap', 'burning'],
    ['dirty-tricks/apply-poison', 'poisoned'],
    ['dirty-tricks/caltrops', 'deep-wound'],
    ['harbinger/rendering-aura', 'slowed'],
    ['druid/wrath', 'bleeding'],
    ['warrior/swift-blow', 'dazed'],
    ['elemental-mage/lightning-bolt', 'dazed'],
  ])('%s gives %s, five of them', (skill, condition) => {
    expect(count([heroWith(skill)], condition)).toBe(5);
  });

  it.each([
    ['druid/regrowth', 5],
    ['ranger/spike-trap', 5],
    ['voodoo/grand-bois', 5],
    ['elemental-mage/glyph', 5],
    ['survival/evade', 1],
    ['warrior/berserk', 1],
    ['harbinger/unholy-rage', 1],
    ['elemental-mage/fireball', 0],
    ['zealot/life-boon', 0],
    ['warrior/hamstring', 0],
  ])('%s has %i of its own', (skill, counters) => {
    expect(count([heroWith(skill)], skill)).toBe(counters);
  });

  it('knows what fists, blades and weapons to reload bring', () => {
    const armed = (weapons: HeroDraft['equipment']['weapons']): HeroDraft => ({
      ...newHero('Anna'),
      equipment: { ...newHero('Anna').equipment, weapons },
    });
    expect(count([newHero('Anna')], 'knockdown')).toBe(5);
    expect(count([armed([{ type: 'slashing' }])], 'bleeding')).toBe(5);
    expect(count([armed([{ type: 'slashing' }])], 'knockdown')).toBe(0);
    expect(count([armed([{ type: 'piercing' }])], 'bleeding')).toBe(0);
    expect(count([armed([{ type: 'rifle' }, { type: 'longbow' }])], 'reload')).toBe(3);
    expect(count([armed([{ type: 'shortbow' }])], 'reload')).toBe(0);
  });

  it('has one of each spell that a Glyph can store, unless the spell has its own', () => {
    const mage = heroWith('elemental-mage/glyph', 'elemental-mage/fireball', 'elemental-mage/winters-armour');
    expect(count([mage], 'elemental-mage/fireball')).toBe(1);
    expect(count([mage], 'elemental-mage/winters-armour')).toBe(5);
    expect(count([mage, heroWith('warrior/hamstring')], 'warrior/hamstring')).toBe(0);
    expect(count([heroWith('elemental-mage/fireball')], 'elemental-mage/fireball')).toBe(0);
  });

  it('has three with numbers for each hero who can cause a condition, and no more than there can be figures', () => {
    const slowing = Array.from({ length: 3 }, () => heroWith('warrior/hamstring'));
    const slowed = (heroes: readonly HeroDraft[], most: number): LivingNeed | undefined =>
      countersOf(heroes, { most }).find((need) => label(need) === 'slowed');
    expect(slowed(slowing, 8)).toMatchObject({ count: 15, rims: { count: 8, upTo: 5 } });
    expect(slowed(slowing.slice(0, 1), 8)?.rims).toEqual({ count: 3, upTo: 5, why: 'three-a-hero' });
    expect(slowed(slowing, 2)).toMatchObject({ count: 10, rims: { count: 2, upTo: 5, why: 'one-a-figure' } });
  });

  it('counts what a party brings together, each counter once', () => {
    const party = [heroWith('warrior/hamstring'), heroWith('ranger/pin-down', 'survival/evade')];
    expect(count(party, 'slowed')).toBe(10);
    expect(count(party, 'delay')).toBe(4);
    expect(count(party, 'survival/evade')).toBe(1);
    expect(count([...party, heroWith('survival/evade')], 'survival/evade')).toBe(2);
    expect(countersOf([])).toEqual([]);
  });

  it('has no more than those who have a place at the table need', () => {
    const thirty = Array.from({ length: 30 }, () => heroWith('warrior/hamstring', 'survival/evade'));
    expect(count(thirty, 'delay')).toBe(16);
    expect(count(thirty, 'recovering')).toBe(8);
    expect(count(thirty, 'slowed')).toBe(40);
    expect(count(thirty, 'survival/evade')).toBe(8);
    const four = countersOf(thirty, counterTableOf(findScenario('all-out-carnage')));
    expect(four.find((need) => label(need) === 'delay')?.count).toBe(8);
  });

  it('has one that is turned in place of many where all lie on one figure', () => {
    const rims = (skill: string, heroes = 1): LivingNeed['rims'] =>
      countersOf(Array.from({ length: heroes }, () => heroWith(skill))).find((need) => label(need) === skill)
        ?.rims;
    expect(rims('druid/regrowth')).toEqual({ count: 1, upTo: 5 });
    expect(rims('snowfall/hot-chocolate', 2)).toEqual({ count: 2, upTo: 5 });
    // Traps lie in many places, and how strong they are does not depend on pips.
    for (const skill of ['ranger/spike-trap', 'dirty-tricks/throw-dirt', 'ranger/rush'])
      expect([skill, rims(skill)]).toEqual([skill, undefined]);
  });

  it('notes the pips that decide how strong one is which lies by itself', () => {
    const rims = (...ids: readonly string[]): LivingNeed['rims'] =>
      countersOf([heroWith(...ids)]).find((need) => label(need) === ids[0])?.rims;
    expect(rims('survival/evade')).toEqual({ count: 1, upTo: 5, shows: 'pips' });
    expect(rims('commander/take-cover')).toEqual({ count: 1, upTo: 5, shows: 'pips' });
    // Two colours would be two numbers.
    expect(rims('summoner/shadow-form')).toBeUndefined();
    // Its counters tell the turns that are left.
    expect(rims('druid/bark-skin')?.shows).toBeUndefined();
  });

  it('has one for who delays one action or both, and for what takes two actions to reload', () => {
    const archer = (type: 'rifle' | 'longbow'): HeroDraft => ({
      ...newHero('Anna'),
      equipment: { ...newHero('Anna').equipment, weapons: [{ type }] },
    });
    const rimsOf = (heroes: readonly HeroDraft[], name: string): LivingNeed['rims'] =>
      countersOf(heroes).find((need) => label(need) === name)?.rims;
    expect(rimsOf([archer('rifle'), archer('longbow')], 'delay')).toMatchObject({ count: 2, upTo: 2 });
    expect(rimsOf([archer('rifle'), archer('longbow')], 'reload')).toMatchObject({ count: 2, upTo: 2 });
    expect(rimsOf([archer('longbow')], 'reload')).toBeUndefined();
  });

  it('reaches no more allies than one side has', () => {
    const eight = Array.from({ length: 8 }, () => heroWith('commander/take-cover'));
    expect(count(eight, 'commander/take-cover')).toBe(4);
    const alone = countersOf(eight, counterTableOf(findScenario('all-out-carnage')));
    expect(alone.find((need) => label(need) === 'commander/take-cover')?.count).toBe(1);
  });

  it('prints no more for weapons and flyers than those who can play together need', () => {
    const rifle = {
      ...newHero('Anna'),
      equipment: { ...newHero('Anna').equipment, weapons: [{ type: 'rifle' as const }] },
    };
    expect(
      count(
        Array.from({ length: 30 }, () => rifle),
        'reload',
      ),
    ).toBe(16);
    expect(count([rifle, rifle], 'reload')).toBe(4);
  });

  it('leaves out what critical hits give where nobody can land any', () => {
    const archer = newHero('Anna');
    const painted = { ...archer, faces: { ...archer.faces, 6: { ...archer.faces[6], ranged: 2 } } };
    expect(count([painted], 'knockdown')).toBe(0);
    const snow = countersOf([newHero('Anna')], counterTableOf(findScenario('snowfall')));
    expect(snow.map(label)).toEqual(['delay', 'recovering']);
  });

  it('has one for each figure that can have it where nobody else plays', () => {
    const rims = (ids: readonly string[], name: string, heroes: number): LivingNeed['rims'] =>
      countersOf(
        [heroWith(...ids), ...Array.from({ length: heroes - 1 }, () => heroWith('survival/evade'))],
        { most: heroes, ofTeam: heroes / 2, closed: true },
      ).find((need) => label(need) === name)?.rims;
    const slowing = ['warrior/hamstring'];
    expect(rims(slowing, 'slowed', 2)).toEqual({ count: 1, upTo: 5, why: 'one-a-victim' });
    expect(rims(slowing, 'slowed', 6)).toEqual({ count: 5, upTo: 5, why: 'one-a-victim' });
    expect(rims(['druid/bark-skin'], 'druid/bark-skin', 4)).toMatchObject({ count: 2, why: 'one-a-bearer' });
    expect(rims(['druid/bark-skin'], 'druid/bark-skin', 2)).toEqual({ count: 1, upTo: 5 });
  });

  it('notes the pips of an enchantment that lasts one turn', () => {
    const { faces, ...hero } = heroWith('druid/regrowth');
    const bito = { ...hero, faces: { ...faces, 6: { ...faces[6], magic: 1 } } };
    expect(countersOf([bito]).find((need) => label(need) === 'druid/regrowth')?.rims).toEqual({
      count: 1,
      upTo: 5,
      shows: 'pips',
    });
  });

  const why = (heroes: readonly HeroDraft[], name: string): string | undefined => {
    const need = countersOf(heroes).find((one) => label(one) === name);
    return need && `${need.count}: ${words.why(need.why)}`;
  };

  it.each([
    // Five turns, on one ally for each who carries a mug.
    ['snowfall/hot-chocolate', 1, '5: to count 5 turns'],
    ['snowfall/hot-chocolate', 2, '10: for each of 2 Heroes, to count 5 turns'],
    // It is shouted to all at once: whoever shouts, each ally has one.
    ['commander/take-cover', 4, '4: for one turn, one for each ally in a full team'],
    // Poison waits on the blade to the end of the match.
    ['dirty-tricks/apply-poison', 1, '5: to count up to 5'],
    [
      'commander/stand-your-ground',
      3,
      '3: to keep until the skill says it’s over, one for each ally in a full team',
    ],
    ['druid/regrowth', 1, '5: to count turns (more pips, more turns)'],
    ['ranger/spike-trap', 2, '10: five for each of 2 Heroes, since the rules set no limit'],
    ['survival/evade', 1, '1: for one turn'],
  ] as const)('%s of %i who have it: %s', (skill, heroes, told) => {
    expect(
      why(
        Array.from({ length: heroes }, () => heroWith(skill)),
        skill,
      ),
    ).toBe(told);
  });

  it('of what is one a pip grow with the die as it is painted', () => {
    const psion = (magic: number): HeroDraft => {
      const { faces, ...hero } = heroWith('druid/bark-skin');
      return { ...hero, faces: { ...faces, 6: { ...faces[6], magic } } };
    };
    expect(count([psion(2)], 'druid/bark-skin')).toBe(2);
    expect(count([psion(4)], 'druid/bark-skin')).toBe(4);
    expect(count([psion(2), psion(4)], 'druid/bark-skin')).toBe(6);
  });

  it('wants whole counters of different kinds from any draft', () => {
    fc.assert(
      fc.property(fc.array(anyDraft, { maxLength: 4 }), (heroes) => {
        const needs = countersOf(heroes);
        expect(new Set(needs.map(label)).size).toBe(needs.length);
        for (const need of needs) expect(need.count).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the counters of the whole book', () => {
  it('are every condition and status, and those of every skill that leaves some behind', () => {
    const all = new Map(allCounters().map((need) => [label(need), need.count]));
    for (const condition of conditions) expect(all.get(condition)).toBe(5);
    expect(['delay', 'reload', 'flying', 'recovering', 'wasted'].map((name) => all.get(name))).toEqual([
      2, 2, 1, 1, 1,
    ]);
    for (const { id } of skills) expect(all.get(id) ?? 0).toBe(count([heroWith(id)], id));
    expect(all.size).toBe(allCounters().length);
  });
});

describe('the icons of counters', () => {
  it('are there for every skill, condition and status', () => {
    const drawn = new Set(Object.keys(paths));
    expect([...skills.map(({ icon }) => icon), ...ruleIcons].filter((icon) => !drawn.has(icon))).toEqual([]);
  });

  it('differ within a school, and among conditions and statuses', () => {
    const seen = new Set(skills.map(({ school, icon }) => `${school} ${icon}`));
    expect(seen.size).toBe(skills.length);
    expect(new Set(ruleIcons).size).toBe(ruleIcons.length);
  });
});
