import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChoiceReader, ChoiceWriter } from '../../../radix/choices';
import { anyWarband } from '../fixtures/drafts';
import { ranks } from '../sheet/rank';
import { newWarband, shooterClasses, type Warband } from '../sheet/warband';
import { rookieRoleIds, specialityIds } from '../skills/roles';
import { samples } from '../start/samples';
import * as tables from './tables';
import { warbandCoding } from './warband';

const written = (warband: Warband): ChoiceWriter => {
  const writer = new ChoiceWriter();
  warbandCoding.write(writer, warband);
  return writer;
};

const comesBack = (warband: Warband): void => {
  const writer = written(warband);
  expect(writer.misfit).toBeUndefined();
  const reader = new ChoiceReader(writer.fold());
  expect(warbandCoding.read(reader)).toEqual(warband);
  expect(reader.close()).toBeUndefined();
  expect(writer.isAsRead(reader)).toBe(true);
};

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

  it('has a place for every rank, class and role', () => {
    expect(tables.codedRanks).toEqual(expect.arrayContaining([...ranks]));
    expect(tables.codedClasses).toEqual(expect.arrayContaining([...shooterClasses]));
    expect(tables.codedRookieRoles).toEqual(expect.arrayContaining([...rookieRoleIds]));
    expect(tables.codedSpecialities).toEqual(expect.arrayContaining([...specialityIds]));
  });
});
