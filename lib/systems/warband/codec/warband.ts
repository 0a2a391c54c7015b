import type { ChoiceReader, ChoiceWriter } from '../../../radix/choices';
import { entryOf, extrasBeside, flag, name, optional, text, type Coding } from '../../../radix/coding';
import { weighted } from '../../../radix/natural';
import { nameLimit, textLimit } from '../../../file-fields';
import { defaultName } from '../sheet/default-name';
import { nextName } from '../sheet/next-name';
import type { Rank } from '../sheet/rank';
import { limits, type Fighter, type Shooter, type Warband } from '../sheet/warband';
import * as tables from './tables';

/**
 * Version 1 of a warband as choices. Frozen: links made with it must stay readable for ever. Any change needs a new
 * version beside this one; only the lists in `tables.ts` may grow. Each fighter is written in the light of those
 * before, since rookies are often alike.
 */
type Before = readonly Fighter[];

/** Anything at all, or one of a few likely values, which cost less. The first that fits is written. */
const likelyOr = <T>(likely: readonly (T | undefined)[], other: Coding<T>): Coding<T> => {
  const weights = weighted([4, ...likely.map((_, at) => (at === 0 ? 8 : 4))]);
  return {
    write: (to, value) => {
      const place = 1 + likely.indexOf(value);
      to.pick(place, weights);
      if (place === 0) other.write(to, value);
    },
    read: (from) => {
      const place = from.pick(weights);
      if (place === 0) return other.read(from);
      const value = likely[place - 1];
      if (value !== undefined) return value;
      from.fail('damaged');
      return other.read(from);
    },
  };
};

const aName = name(nameLimit);

const rank = entryOf(tables.codedRanks, tables.rankRoom);
const rankAt = (place: number): Coding<Rank> => {
  const usual = tables.usualRanks[place];
  const isUsual = flag(1, 15);
  return {
    write: (to, value) => {
      if (usual !== undefined) isUsual.write(to, value === usual);
      if (value !== usual) rank.write(to, value);
    },
    read: (from) => {
      if (usual !== undefined && isUsual.read(from)) return usual;
      return rank.read(from);
    },
  };
};

const nameOf = (before: Before, own: Rank): Coding<string> => {
  const last = before.at(-1);
  const nth = 1 + before.filter((fighter) => fighter.rank === own).length;
  return likelyOr([defaultName(own, nth), last && nextName(last.name), last?.name], aName);
};

/** Stats as ranks have them: from 2 to their die - 2 are likely, all others from 0 to 20 possible. */
const stats: Readonly<Record<Rank, ReturnType<typeof weighted>>> = {
  boss: weighted(Array.from({ length: limits.stat + 1 }, (_, at) => (at >= 2 && at <= 8 ? 24 : 1))),
  specialist: weighted(Array.from({ length: limits.stat + 1 }, (_, at) => (at >= 2 && at <= 6 ? 24 : 1))),
  rookie: weighted(Array.from({ length: limits.stat + 1 }, (_, at) => (at >= 2 && at <= 4 ? 24 : 1))),
};

/** Two places come before those of the roles: none, and an id that the rank does not have. */
const none = 0;
const unknown = 1;
const firstRole = 2;
const aText = text(textLimit);
const roleAmong = (ids: readonly string[], room: number): Coding<string | undefined> => {
  const places = new Map(ids.map((id, place) => [id, firstRole + place]));
  return {
    write: (to, value) => {
      const place = value === undefined ? none : (places.get(value) ?? unknown);
      to.choose(place, firstRole + room);
      if (place === unknown && value !== undefined) aText.write(to, value);
    },
    read: (from) => {
      const place = from.choose(firstRole + room);
      if (place === none) return undefined;
      if (place === unknown) return aText.read(from);
      const id = ids[place - firstRole];
      if (id === undefined) from.fail('newer');
      return id;
    },
  };
};
const rookieRole = roleAmong(tables.codedRookieRoles, tables.rookieRoleRoom);
const speciality = roleAmong(tables.codedSpecialities, tables.specialityRoom);
const roleOf = (own: Rank): Coding<string | undefined> => (own === 'rookie' ? rookieRole : speciality);

const listedWeapon = entryOf(tables.codedWeapons, tables.weaponRoom);
const isListed = flag();
const weaponName: Coding<string> = {
  write: (to, value) => {
    const known = tables.codedWeapons.includes(value);
    isListed.write(to, known);
    (known ? listedWeapon : aName).write(to, value);
  },
  read: (from) => (isListed.read(from) ? listedWeapon : aName).read(from),
};
/** A weapon's name, possibly the same as the previous carrier's. */
const weaponLike = (last: string | undefined): Coding<string> =>
  last === undefined ? weaponName : likelyOr([last], weaponName);

const shooterClass = entryOf(tables.codedClasses, tables.classRoom);
const shooterExtras = extrasBeside(['name', 'class']);
const shooterAfter = (before: Before): Coding<Shooter> => {
  const last = before.findLast(({ shooter }) => shooter !== undefined)?.shooter;
  const named = optional(weaponLike(last?.name), 1, 15);
  return {
    write: (to, value) => {
      shooterClass.write(to, value.class);
      named.write(to, value.name);
      shooterExtras.write(to, value);
    },
    read: (from) => {
      const kind = shooterClass.read(from);
      const known = named.read(from);
      return { ...(known !== undefined && { name: known }), class: kind, ...shooterExtras.read(from) };
    },
  };
};

const isMinion = flag(7, 1);
const hasShield = flag(3, 1);
const notesOrNone = optional(name(textLimit), 31, 1);
const notes: Coding<string> = {
  write: (to, value) => notesOrNone.write(to, value === '' ? undefined : value),
  read: (from) => notesOrNone.read(from) ?? '',
};
const fighterExtras = extrasBeside([
  'name',
  'rank',
  'stat',
  'role',
  'minion',
  'melee',
  'shooter',
  'shield',
  'notes',
]);

const meleeAfter = (before: Before): Coding<string | undefined> =>
  optional(weaponLike(before.findLast(({ melee }) => melee !== undefined)?.melee));

const writeFighter = (to: ChoiceWriter, value: Fighter, before: Before): void => {
  rankAt(before.length).write(to, value.rank);
  nameOf(before, value.rank).write(to, value.name);
  to.pick(value.stat, stats[value.rank]);
  roleOf(value.rank).write(to, value.role);
  isMinion.write(to, value.minion);
  meleeAfter(before).write(to, value.melee);
  optional(shooterAfter(before)).write(to, value.shooter);
  hasShield.write(to, value.shield);
  notes.write(to, value.notes);
  fighterExtras.write(to, value);
};

const readFighter = (from: ChoiceReader, before: Before): Fighter => {
  const own = rankAt(before.length).read(from);
  const called = nameOf(before, own).read(from);
  const stat = from.pick(stats[own]);
  const role = roleOf(own).read(from);
  const minion = isMinion.read(from);
  const melee = meleeAfter(before).read(from);
  const shooter = optional(shooterAfter(before)).read(from);
  return {
    name: called,
    rank: own,
    stat,
    ...(role !== undefined && { role }),
    minion,
    ...(melee !== undefined && { melee }),
    ...(shooter !== undefined && { shooter }),
    shield: hasShield.read(from),
    notes: notes.read(from),
    ...fighterExtras.read(from),
  };
};

/** Eight fighters are usual. */
const counts = weighted(Array.from({ length: limits.fighters + 1 }, (_, count) => (count === 8 ? 96 : 1)));
const warbandExtras = extrasBeside(['format', 'version', 'system', 'name', 'fighters']);

/** A draft as choices and back, the very same: illegal ones, unknown roles and unknown keys included. */
export const warbandCoding: Coding<Warband> = {
  write: (to, warband) => {
    aName.write(to, warband.name);
    to.pick(warband.fighters.length, counts);
    warband.fighters.forEach((fighter, at) => writeFighter(to, fighter, warband.fighters.slice(0, at)));
    warbandExtras.write(to, warband);
  },
  read: (from) => {
    const named = aName.read(from);
    const fighters: Fighter[] = [];
    for (let left = from.pick(counts); left > 0; left -= 1) fighters.push(readFighter(from, fighters));
    return {
      format: 'pipsmith/warband',
      version: 1,
      system: 'warband',
      name: named,
      fighters,
      ...warbandExtras.read(from),
    };
  },
};
