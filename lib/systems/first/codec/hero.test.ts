import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChoiceReader, ChoiceWriter } from '../../../radix/choices';
import { start } from '../parts/start';
import { newHero, type HeroDraft } from '../sheet/hero';
import { skillIds } from '../skills/ids';
import { samples } from '../start/samples';
import { heroCoding } from './hero';
import { codedArmours, codedSkills, codedWeaponTypes } from './tables';

const back = (hero: HeroDraft): HeroDraft => {
  const writer = new ChoiceWriter();
  heroCoding.write(writer, hero);
  expect(writer.misfit).toBeUndefined();
  const reader = new ChoiceReader(writer.fold());
  const read = heroCoding.read(reader);
  expect(reader.close()).toBeUndefined();
  return read;
};

const few = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(6));
const face = fc.record({ armour: few, melee: few, ranged: few, magic: few, skill: few });
const faces = fc.record({ 1: face, 2: face, 3: face, 4: face, 5: face, 6: face });

describe('a hero as choices', () => {
  it.each(samples.map(({ id, sheet }) => [id, sheet] as const))('%s comes back', (_, sheet) => {
    expect(back(sheet)).toEqual(sheet);
  });

  it('random heroes come back', () => {
    for (let seed = 0; seed < 200; seed += 1) expect(back(start.random(seed))).toEqual(start.random(seed));
  });

  it('wild drafts come back, with unknown ids, keys and a fiend', () => {
    const draft = fc
      .record({
        faces,
        fiend: fc.option(faces, { nil: undefined }),
        skills: fc.array(fc.oneof(fc.constantFrom(...skillIds), fc.string()), { maxLength: 8 }),
        armour: fc.constantFrom(...codedArmours),
        shield: fc.boolean(),
        types: fc.array(fc.constantFrom(...codedWeaponTypes), { maxLength: 3 }),
        title: fc.string(),
      })
      .map(({ faces: painted, fiend, skills, armour, shield, types, title }): HeroDraft => ({
        ...newHero('Tom'),
        title,
        faces: painted,
        skills,
        equipment: { armour, shield, weapons: types.map((type) => ({ type })), other: ['Rope'] },
        ...(fiend && { fiend: { faces: fiend, name: 'Imp' } }),
        followers: [{ kind: 'pet' }],
      }));
    fc.assert(
      fc.property(draft, (hero) => {
        expect(back(hero)).toEqual(hero);
      }),
    );
  });

  it('knows every skill by its place', () => {
    expect([...codedSkills].sort()).toEqual([...skillIds].sort());
  });
});
