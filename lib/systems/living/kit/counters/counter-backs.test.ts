import { describe, expect, it } from 'vitest';
import { drawCounter } from '../../../../cards/pieces/counter';
import { point } from '../../../../cards/text/text';
import { counterBacks } from '#words/systems/living/messages/counter-backs';
import { counters as words } from '#words/systems/living/messages/counters';
import { newHero } from '../../sheet/hero';
import { counterLook } from './counter-cards';
import { allCounters, countersOf, type LivingNeed } from './counters';

const backOf = ({ counter, why }: LivingNeed) => {
  const rule = words.rule(counter, why);
  const name = words.name(counter);
  return drawCounter({ ...counterLook(counter), name, ...(rule !== undefined && { rule }) });
};

/** Points. */
const sizesOn = (need: LivingNeed): readonly number[] =>
  backOf(need).back.drawings.flatMap((drawing) => (drawing.draw === 'text' ? [drawing.size / point] : []));

describe('the back of a counter', () => {
  it('says the effect of every skill that leaves one, in type that is read at arm’s length', () => {
    const skills = allCounters().filter(({ counter }) => counter.of === 'skill');
    expect(skills.length).toBeGreaterThan(100);
    const silent = skills.filter((need) => {
      const { front, back } = backOf(need);
      return back === front || Math.min(...sizesOn(need)) < 6.49;
    });
    expect(silent.map(({ counter }) => counter)).toEqual([]);
  });

  it('is written for no skill that leaves none', () => {
    const leaving = new Set(
      allCounters().flatMap(({ counter }) => (counter.of === 'skill' ? [counter.skill] : [])),
    );
    expect(Object.keys(counterBacks).filter((id) => !leaving.has(id))).toEqual([]);
  });

  it.each([
    ['warrior/shield-up', 'Until your next turn: +2 DV per Skill pip'],
    ['elemental-mage/icy-prison', 'Each move is 1# shorter per Magic pip'],
    ['druid/regrowth', 'regain 1 Life per Skill pip'],
    ['ranger/spike-trap', '1 Slowed per Skill pip'],
  ])('of %s says %s', (skill, effect) => {
    expect(words.rule({ of: 'skill', skill }, 'a-full-set')).toContain(effect);
  });

  it('of every status is read at arm’s length, and recovering says what stops it', () => {
    const statuses = allCounters().filter(({ counter }) => counter.of === 'status');
    expect(statuses.length).toBeGreaterThan(0);
    for (const need of statuses)
      expect(Math.min(...sizesOn(need)), words.name(need.counter)).toBeGreaterThan(6.49);
    expect(words.rule({ of: 'status', status: 'recovering' }, 'one-a-hero')).toMatch(/Damage ends it/);
  });

  it('says of a spell in a Glyph that it is stored there', () => {
    const mage = { ...newHero('Tom'), skills: ['elemental-mage/glyph', 'elemental-mage/fireball'] };
    const stored = countersOf([mage]).find(({ why }) => why === 'stored-in-glyph');
    expect(stored && words.rule(stored.counter, stored.why)).toMatch(/Stored in the Glyph/);
  });
});
