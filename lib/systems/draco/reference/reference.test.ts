import { describe, expect, it } from 'vitest';
import { rulesVersion } from '../match/rules';
import { rulings } from '#words/systems/draco/messages/rulebook';
import { reference } from '../parts/reference';
import { skills } from '../parts/skills';
import { houseValuesHash } from './house-values';
import { measured, measuredCounts } from './measured';

const { page } = reference;
const at = (address: string) => page((address.split('#')[0] ?? '').split('/'), {});

describe('the rules pages', () => {
  it('have a page for every skill, with its whole text', () => {
    for (const { id, text } of skills) {
      const skill = at(`skills/${id}`)?.skill;
      expect(skill?.lines.length).toBeGreaterThan(0);
      for (const line of skill?.lines ?? [])
        expect(text, id).toContain(line.text.map((part) => part.text).join(''));
    }
  });

  it('have the ten decisions of where the draft is silent, each beside what it settles', () => {
    expect(Object.keys(rulings)).toHaveLength(10);
    const damage = at('combat')?.sections?.find(({ id }) => id === 'damage');
    expect(damage?.notes.map(({ address }) => address)).toEqual(['rulings#1', 'rulings#2']);
  });

  it('say which values are the house’s, and what was measured of them', () => {
    const values = at('building')?.sections?.find(({ id }) => id === 'values');
    expect(JSON.stringify(values?.blocks)).toMatch(/letting computers play both sides/);
    const figures = JSON.stringify(at('building')?.sections?.find(({ id }) => id === 'measured')?.blocks);
    for (const { id } of [...measured.skills, ...measured.cards]) expect(figures).toContain(`skills/${id}`);
    expect(figures).toContain('bench:hunts');
  });

  it('show figures of these rules and these house values', () => {
    expect(measuredCounts).toMatchObject({ rules: rulesVersion, values: houseValuesHash() });
  });

  it('have nothing where nothing lies', () => {
    for (const address of ['nowhere', 'skills/nobody', 'skills/venom/more', 'combat/damage', ''])
      expect(at(address)).toBeUndefined();
  });
});
