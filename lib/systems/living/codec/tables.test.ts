import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { meleeKinds, weaponTypes } from '../sheet/armoury';
import { armours } from '../../../painted-die/equipment';
import { followerKinds, petAbilities } from '../sheet/follower';
import { zCustomSkill } from '../sheet/hero';
import { skills } from '../skills/index';
import * as tables from './tables';

/** The lists as links of version 1 know them: how many entries, and a hash over these. Entries may follow, never change. */
const lists = [
  {
    of: 'skills',
    coded: tables.codedSkills,
    room: tables.skillCapacity,
    known: skills.map(({ id }) => id),
    frozen: 234,
    hash: 'c4973660cef3a407',
  },
  {
    of: 'weapon types',
    coded: tables.codedWeaponTypes,
    room: tables.weaponTypeCapacity,
    known: weaponTypes,
    frozen: 14,
    hash: '4117b16cc02438c0',
  },
  {
    of: 'armours',
    coded: tables.codedArmours,
    room: tables.armourCapacity,
    known: armours,
    frozen: 4,
    hash: '4da729c992b7858b',
  },
  {
    of: 'melee kinds',
    coded: tables.codedMeleeKinds,
    room: tables.meleeKindCapacity,
    known: meleeKinds,
    frozen: 3,
    hash: '06d30931b7459b62',
  },
  {
    of: 'follower kinds',
    coded: tables.codedFollowerKinds,
    room: tables.followerKindCapacity,
    known: followerKinds,
    frozen: 3,
    hash: '37c256d063fb9a86',
  },
  {
    of: 'pet abilities',
    coded: tables.codedPetAbilities,
    room: tables.petAbilityCapacity,
    known: petAbilities,
    frozen: 7,
    hash: 'ef6b1565198b41c1',
  },
  {
    of: 'schools of custom skills',
    coded: tables.codedCustomSchools,
    room: tables.customSchoolCapacity,
    known: zCustomSkill.shape.school.options,
    frozen: 2,
    hash: '987bba2109f9f926',
  },
] as const;

describe.each(lists)('the list of $of', ({ coded, room, known, frozen, hash }) => {
  it('never changes an entry that links use', () => {
    const entries = coded.slice(0, frozen).join(' ');
    expect(createHash('sha256').update(entries).digest('hex').slice(0, 16)).toBe(hash);
  });

  it('has everything that the game has, once', () => {
    expect(known.filter((entry) => !(coded as readonly string[]).includes(entry))).toEqual([]);
    expect(new Set(coded).size).toBe(coded.length);
  });

  it('keeps within its room', () => {
    expect(coded.length).toBeLessThanOrEqual(room);
  });
});

it('keeps the rooms themselves, which every link is read with', () => {
  const rooms = [
    tables.skillCapacity,
    tables.weaponTypeCapacity,
    tables.armourCapacity,
    tables.meleeKindCapacity,
    tables.followerKindCapacity,
    tables.petAbilityCapacity,
    tables.customSchoolCapacity,
  ];
  expect(rooms).toEqual([254, 16, 5, 4, 4, 10, 3]);
});
