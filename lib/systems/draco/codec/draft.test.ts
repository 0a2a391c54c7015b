import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChoiceReader, ChoiceWriter } from '../../../radix/choices';
import { anyDraft } from '../fixtures/drafts';
import { apply } from '../sheet/apply';
import { attacks } from '../sheet/pips';
import type { Draft } from '../sheet/sheet';
import { dragonSkillIds } from '../skills/dragons';
import { slayerSkillIds } from '../skills/slayers';
import { samples } from '../start/samples';
import { draftCoding } from './draft';
import * as tables from './tables';

const written = (draft: Draft): ChoiceWriter => {
  const writer = new ChoiceWriter();
  draftCoding.write(writer, draft);
  return writer;
};

const comesBack = (draft: Draft): void => {
  const writer = written(draft);
  expect(writer.misfit).toBeUndefined();
  const reader = new ChoiceReader(writer.fold());
  expect(draftCoding.read(reader)).toEqual(draft);
  expect(reader.close()).toBeUndefined();
  expect(writer.isAsRead(reader)).toBe(true);
};

describe('a slayer or dragon as choices', () => {
  it('comes back the very same, legal or not', () => {
    fc.assert(fc.property(anyDraft, comesBack), { numRuns: 200 });
    samples.forEach(({ sheet }) => comesBack(sheet));
  });

  it('comes back with symbols where they were painted', () => {
    const [first] = samples;
    const moved = first && apply(first.sheet, { edit: 'paint', face: 6, from: 'attack', at: 1 });
    const again = moved && apply(moved, { edit: 'paint', face: 6, to: 'shield', at: 5 });
    if (!again) throw new Error('no sample');
    expect(again).toHaveProperty('places');
    comesBack(again);
  });

  it('is at most 60 characters of a slayer of the set and 140 of the dragon, texts and all', () => {
    for (const { sheet } of samples) {
      const length = Math.ceil(((written(sheet).fold().length + 7) * 4) / 3);
      expect(length).toBeLessThanOrEqual(sheet.kind === 'slayer' ? 60 : 140);
    }
  });

  it('has a place for every kind of attack and every skill', () => {
    expect(tables.codedAttacks).toEqual(expect.arrayContaining([...attacks]));
    expect(tables.codedSlayerSkills).toEqual(expect.arrayContaining([...slayerSkillIds]));
    expect(tables.codedDragonSkills).toEqual(expect.arrayContaining([...dragonSkillIds]));
  });
});
