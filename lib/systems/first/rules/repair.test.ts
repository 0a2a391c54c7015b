import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facesFrom } from '../../../painted-die/die';
import { fixLabel } from '#words/systems/first/messages/edits';
import { issueSentence } from '#words/systems/first/messages/issues';
import { apply } from '../sheet/apply';
import { newHero, type HeroDraft } from '../sheet/hero';
import { die } from '../sheet/pips';
import { skillIds } from '../skills/ids';
import { check } from './check';
import { freeFaces, paintLock, skillLock } from './locks';
import { repair } from './repair';
import { runs } from '../../../testing/runs';

const showy: HeroDraft = {
  ...newHero('Showy'),
  equipment: { armour: 'light', shield: true, weapons: [{ name: 'Axe', type: 'melee' }], other: [] },
  faces: facesFrom(die, { 6: { melee: 5, skill: 1 } }),
  skills: ['melee/rampage'],
};

const fixesOf = (hero: HeroDraft) =>
  check(hero).map((issue) => {
    const edits = repair(hero, issue);
    return [issue.rule, edits && fixLabel(edits, hero)];
  });

describe('remedies', () => {
  it('paints the Armour pip that a shield asks for', () => {
    expect(fixesOf(showy)).toEqual([
      ['shield-unused', 'Paint 1 Armour pip on the 5-face'],
      ['unspent-points', undefined],
    ]);
  });

  it('repaints a pip where all points are spent', () => {
    const faces = facesFrom(die, { 4: { melee: 1 }, 5: { melee: 4 }, 6: { melee: 5, skill: 1 } });
    expect(fixesOf({ ...showy, faces })).toEqual([
      ['shield-unused', 'Repaint 1 Melee pip on the 6-face as Armour'],
    ]);
  });

  it('keeps three skills of the category with most of them', () => {
    const faces = facesFrom(die, { 6: { magic: 5, skill: 1 } });
    const skills = ['ballads/speed', 'prayers/life-boon', 'prayers/mass-heal'];
    const [fix] = fixesOf({ ...newHero('Two books'), faces, skills });
    expect(fix).toEqual(['skill-allowance', 'Remove Speed']);
  });

  it('learns Summon Fiend for who strengthens a fiend', () => {
    const faces = facesFrom(die, { 6: { magic: 5, skill: 1 } });
    expect(fixesOf({ ...newHero('Hex'), faces, skills: ['summoning/rage'] })).toEqual([
      ['idle-skill', 'Learn Summon Fiend'],
    ]);
  });

  it('brings no new error, takes the complaint away, and says so in words', () => {
    const few = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(6));
    const face = fc.record({ armour: few, melee: few, ranged: few, magic: few, skill: fc.nat(1) });
    const anyDie = fc.record({ 1: face, 2: face, 3: face, 4: face, 5: face, 6: face });
    fc.assert(
      fc.property(
        anyDie,
        fc.option(anyDie, { nil: undefined }),
        fc.array(fc.constantFrom(...skillIds, 'x'), { maxLength: 4 }),
        fc.boolean(),
        (faces, fiend, skills, shield) => {
          const hero: HeroDraft = {
            ...newHero('Tom'),
            faces,
            skills,
            equipment: { armour: 'medium', shield, weapons: [], other: [] },
            ...(fiend && { fiend: { faces: fiend } }),
          };
          const before = check(hero);
          for (const issue of before) {
            expect(issueSentence(issue)).toMatch(/^[A-Z“].*\.$/);
            const edits = repair(hero, issue);
            if (!edits) continue;
            const after = check(edits.reduce(apply, hero));
            const times = (of: typeof after, rule: string): number =>
              of.filter((each) => each.rule === rule).length;
            expect(times(after, issue.rule)).toBeLessThan(times(before, issue.rule));
            for (const { rule, severity } of after)
              if (severity === 'error') expect(times(before, rule)).toBeGreaterThan(0);
            expect(fixLabel(edits, hero)).not.toContain('undefined');
          }
        },
      ),
      { numRuns: runs(150), seed: 18 },
    );
  });
});

describe('locks', () => {
  const robed = newHero('Robe');
  it('name the rule that painting would break', () => {
    expect(paintLock(robed, 'hero', 6, undefined, 'armour')?.rule).toBe('armour-cap');
    expect(paintLock(robed, 'hero', 1, undefined, 'melee')?.rule).toBe('one-colour-face');
    expect(paintLock(robed, 'hero', 6, undefined, 'melee')).toBeUndefined();
    const fiendish = apply(robed, { edit: 'add-fiend' });
    expect(paintLock(fiendish, 'fiend', 6, undefined, 'melee')?.rule).toBe('points-budget');
    expect(paintLock(fiendish, 'fiend', 6, undefined, 'skill')?.rule).toBe('skill-pip-count');
    expect(freeFaces(robed, 'hero', 'melee')).toEqual([6, 5, 4, 3, 2]);
  });

  it('say why a skill is unavailable', () => {
    const one = { ...robed, skills: ['survival/trap'] };
    expect(skillLock(one, 'survival/trap')?.lock).toBe('chosen');
    expect(skillLock(one, 'survival/hurry')).toEqual({
      lock: 'allowance',
      reason: { reason: 'too-many', skills: 2, most: 1, traits: 0 },
    });
    expect(skillLock(robed, 'survival/hurry')).toBeUndefined();
    expect(skillLock(robed, 'warrior/hamstring')?.lock).toBe('unknown');
  });
});
