import { describe, expect, it } from 'vitest';
import { start } from '../parts/start';
import { check } from '../rules/check';
import { attacks } from '../sheet/pips';
import { dragonSkillIds } from '../skills/dragons';
import { slayerSkillIds } from '../skills/slayers';
import { randomDraft } from './random';
import { samples, theSet } from './samples';

describe('beginnings', () => {
  it.each(start.concepts)('the concept $id is legal without a warning', ({ sheet }) => {
    expect(check(sheet('X'))).toEqual([]);
    expect(sheet('X').name).toBe('X');
  });

  it('the set is four slayers and a dragon, named as the text names them, legal to the last point', () => {
    expect(samples.map(({ sheet }) => sheet.name)).toEqual([
      'Cathryn',
      'Daeldric',
      'Braron',
      'Amalica',
      'Eryam',
    ]);
    expect(samples.map(({ sheet }) => (sheet.kind === 'slayer' ? sheet.attack : sheet.kind))).toEqual([
      'dagger',
      'dagger',
      'bow',
      'magic',
      'dragon',
    ]);
    for (const { sheet } of samples) expect(check(sheet)).toEqual([]);
  });

  it('Amalica raises the dead; Eryam has Acid Breath and Thickening Scales, and a card for a first game', () => {
    expect(theSet.amalica.skills).toContain('raise-the-dead');
    const skills = theSet.eryam.cards.map(({ skill }) => skill);
    expect(skills).toEqual(expect.arrayContaining(['acid-breath', 'thickening-scales']));
    expect(theSet.eryam.cards.some(({ claw }) => claw)).toBe(true);
  });

  it('there are fifteen skills for slayers and eight for dragons at least, and no skill of the set stands twice in it', () => {
    expect(slayerSkillIds.length).toBeGreaterThanOrEqual(15);
    expect(dragonSkillIds.length).toBeGreaterThanOrEqual(8);
    const used = samples.flatMap(({ sheet }) =>
      sheet.kind === 'slayer' ? sheet.skills : sheet.cards.map(({ skill }) => skill),
    );
    expect(new Set(used).size).toBe(used.length);
  });

  it('300 sheets by chance are legal to the last point, the same for the same seed, and between them have everything', () => {
    const drawn = Array.from({ length: 300 }, (_, seed) => randomDraft(seed));
    for (const draft of drawn) expect(check(draft)).toEqual([]);
    expect(randomDraft(7)).toEqual(drawn[7]);
    const slayers = drawn.flatMap((draft) => (draft.kind === 'slayer' ? [draft] : []));
    const dragons = drawn.flatMap((draft) => (draft.kind === 'dragon' ? [draft] : []));
    expect(new Set(slayers.map(({ attack }) => attack)).size).toBe(attacks.length);
    expect(new Set(slayers.flatMap(({ skills }) => skills)).size).toBe(slayerSkillIds.length);
    expect(new Set(dragons.flatMap(({ cards }) => cards.map(({ skill }) => skill))).size).toBe(
      dragonSkillIds.length,
    );
  });
});
