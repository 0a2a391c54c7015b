import { beforeAll, describe, expect, it } from 'vitest';
import { edited, isLegal, nameOf, samplesOf } from './document';
import { open, partOf, systemIds } from './open';
import type { SheetDocument } from './sheet';
import { changeKinds, type VersionsPart } from './balance-part';

interface Pips {
  readonly ranged: number;
}

beforeAll(() => open(systemIds, 'versions', 'skills'));

const partFor = (system: string): VersionsPart => {
  const part = partOf(system, 'versions');
  if (!part) throw new Error(`${system} compares no versions`);
  return part;
};

const sampleOf = (system: string, id: string): SheetDocument => {
  const found = samplesOf(system).find((sample) => sample.id === id);
  if (!found) throw new Error(id);
  return found.document;
};

/** Possible replacements, by name. */
const insteadOf = (document: SheetDocument, name: string): readonly string[] => {
  const part = partFor(document.system);
  const place = part.replaceable(document.sheet).find((each) => each.name === name);
  if (!place) throw new Error(`nothing called ${name}`);
  return part.replacements(document.sheet, place.id).map((each) => each.name);
};

it.each(['living', 'first'])('a hero of %s to which something is added is called as it is', (system) => {
  const [sample] = samplesOf(system);
  const places = sample ? partFor(system).replaceable(sample.document.sheet) : [];
  expect(places.filter(({ id }) => id.endsWith('+')).map(({ version }) => version)).toEqual([
    'as it is',
    'as it is',
  ]);
  expect(places.find(({ id }) => id === 'skill 0')?.version).toBeUndefined();
});

describe.each(systemIds)('versions of a sheet of %s', (system) => {
  it('are one change away, and as legal as the sheet', () => {
    const part = partFor(system);
    for (const { document } of samplesOf(system)) {
      expect(isLegal(document), nameOf(document)).toBe(true);
      const places = part.replaceable(document.sheet);
      expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
      for (const { id } of places) {
        const found = part.replacements(document.sheet, id);
        expect(new Set(found.map((each) => each.id)).size, id).toBe(found.length);
        for (const { edits, name } of found) {
          const after = edits.reduce(edited, document);
          expect(after, `${id}: ${name}`).not.toBe(document);
          expect(isLegal(after), `${nameOf(document)}, ${id}: ${name}`).toBe(true);
        }
      }
    }
  });

  it('are there for every kind of change that its players are offered, and for no other', () => {
    const part = partFor(system);
    const kinds = new Set(
      samplesOf(system).flatMap(({ document: { sheet } }) =>
        part
          .replaceable(sheet)
          .filter(({ id }) => part.replacements(sheet, id).length > 0)
          .map(({ kind }) => kind),
      ),
    );
    expect([...kinds].sort()).toEqual(part.kinds.map(({ kind }) => kind).sort());
    for (const kind of kinds) expect(changeKinds).toContain(kind);
  });

  it('know nothing else that could be replaced', () => {
    const [sample] = samplesOf(system);
    if (!sample) throw new Error('a sample');
    expect(partFor(system).replacements(sample.document.sheet, 'nothing such')).toEqual([]);
  });
});

describe('of the Living Rulebook', () => {
  const gerda = () => sampleOf('living', 'gerda');

  it('a skill may be another of the school, or left out; not one that she has, nor what her die and her slots forbid', () => {
    const instead = insteadOf(gerda(), 'Berserk');
    expect(instead).toEqual(expect.arrayContaining(['Flurry', 'Nothing']));
    for (const never of ['Berserk', 'Hamstring', 'Cleave', 'Fireball', 'Volley'])
      expect(instead).not.toContain(never);
  });

  it('the weapon may be another kind, unless a skill needs it', () => {
    const bito = insteadOf(sampleOf('living', 'bito'), 'Heavy mace');
    expect(bito).toEqual(expect.arrayContaining(['Slashing', 'Piercing', 'Nothing']));
    expect(bito).not.toContain('Blunt');
    // Hamstring is done with a blade.
    expect(insteadOf(gerda(), 'Bearded axe')).toEqual(['Slashing, pole weapon']);
  });

  it('a pip may move to a face with room, and never to a dearer colour: all 20 points are spent', () => {
    const instead = insteadOf(gerda(), 'Melee on the 4-face');
    expect(instead).toContain('Melee on the 3-face');
    for (const never of ['Melee on the 4-face', 'Ranged on the 4-face', 'Magic on the 6-face'])
      expect(instead).not.toContain(never);
  });
});

describe('of Hic est Draco', () => {
  it('a slayer has three skills, of his attack: another one comes in, none goes', () => {
    const slayer = samplesOf('draco').map(({ document }) => document);
    const part = partFor('draco');
    for (const document of slayer)
      for (const { id, kind } of part.replaceable(document.sheet))
        if (kind === 'skill')
          expect(part.replacements(document.sheet, id).map(({ name }) => name)).not.toContain('Nothing');
  });
});

describe('of the Warband Skirmish', () => {
  it('a point of one fighter goes to another, whose rank allows it', () => {
    const part = partFor('warband');
    const { document } = samplesOf('warband')[0] ?? { document: undefined };
    if (!document) throw new Error('a warband');
    const place = part.replaceable(document.sheet).find(({ kind }) => kind === 'pip');
    const [first] = place ? part.replacements(document.sheet, place.id) : [];
    expect(first?.edits).toHaveLength(2);
  });
});

describe.each([
  ['living', 'Short bow'],
  ['first', 'Ranged weapon'],
])('a weapon of %s whose pips the die lacks', (system, bow) => {
  it('says what it needs, and comes last', () => {
    const part = partFor(system);
    for (const { document } of samplesOf(system)) {
      const faces = (document.sheet as unknown as { readonly faces: Readonly<Record<string, Pips>> }).faces;
      const hasRanged = Object.values(faces).some(({ ranged }) => ranged > 0);
      const found = part.replacements(document.sheet, 'weapon +');
      const shooter = found.find(({ name }) => name === bow);
      if (!shooter) continue;
      expect(shooter.lacks, nameOf(document)).toBe(hasRanged ? undefined : 'needs Ranged pips');
      const lacking = found.map(({ lacks }) => lacks !== undefined);
      expect(lacking, nameOf(document)).toEqual(
        lacking.toSorted((one, other) => Number(one) - Number(other)),
      );
    }
  });
});
