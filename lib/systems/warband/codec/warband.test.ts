import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChoiceReader, ChoiceWriter } from '../../../radix/choices';
import { anyWarband } from '../fixtures/drafts';
import { ranks } from '../sheet/rank';
import { newWarband, shooterClasses, type Fighter, type Warband } from '../sheet/warband';
import { rookieRoleIds, specialityIds } from '../skills/roles';
import { randomWarband } from '../start/random';
import { samples } from '../start/samples';
import * as tables from './tables';
import { warbandCoding } from './warband';

const written = (warband: Warband): ChoiceWriter => {
  const writer = new ChoiceWriter();
  warbandCoding.write(writer, warband);
  return writer;
};

/** Characters of a share code: the payload and 7 bytes around it, a little more than 4 for 3 bytes. */
const lengthOf = (warband: Warband): number => Math.ceil(((written(warband).fold().length + 7) * 4) / 3);

const comesBack = (warband: Warband): void => {
  const writer = written(warband);
  expect(writer.misfit).toBeUndefined();
  const reader = new ChoiceReader(writer.fold());
  expect(warbandCoding.read(reader)).toEqual(warband);
  expect(reader.close()).toBeUndefined();
  expect(writer.isAsRead(reader)).toBe(true);
};

/** The fighter without his texts: what must have a name is called by one letter. */
const bare = (fighter: Fighter): Fighter => ({
  ...fighter,
  name: 'A',
  notes: '',
  ...(fighter.melee !== undefined && { melee: 'A' }),
  ...(fighter.shooter && { shooter: { name: 'A', class: fighter.shooter.class } }),
});
const bareOf = (warband: Warband): Warband => ({
  ...warband,
  name: 'A',
  fighters: warband.fighters.map(bare),
});

describe('a warband as choices', () => {
  it('comes back the very same, legal or not', () => {
    fc.assert(fc.property(anyWarband, comesBack), { numRuns: 200 });
    samples.forEach(({ sheet }) => comesBack(sheet));
  });

  it('comes back with names that follow from one another', () => {
    const boss = newWarband('X').fighters[0];
    const names = ['Ork', 'Ork 2', 'Ork 2', 'Specialist 1', 'Rookie 5', 'Boss'];
    comesBack({ ...newWarband('X'), fighters: boss ? names.map((name) => ({ ...boss, name })) : [] });
  });

  it('makes codes of at most 40 characters without its texts', () => {
    const lengths = Array.from({ length: 200 }, (_, seed) => lengthOf(bareOf(randomWarband(seed))));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(40);
    for (const { sheet } of samples) expect(lengthOf(bareOf(sheet))).toBeLessThanOrEqual(40);
  });

  it('makes codes of at most 250 characters of the example warbands, texts and all', () => {
    for (const { sheet } of samples) expect(lengthOf(sheet)).toBeLessThanOrEqual(250);
  });

  it('has a place for every rank, class and role', () => {
    expect(tables.codedRanks).toEqual(expect.arrayContaining([...ranks]));
    expect(tables.codedClasses).toEqual(expect.arrayContaining([...shooterClasses]));
    expect(tables.codedRookieRoles).toEqual(expect.arrayContaining([...rookieRoleIds]));
    expect(tables.codedSpecialities).toEqual(expect.arrayContaining([...specialityIds]));
  });
});
