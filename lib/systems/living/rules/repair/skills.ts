import type { Path } from '../../../../issue';
import type { Remedies } from '../../../../painted-die/repair';
import {
  allowances,
  basicAnimalTraining,
  choiceKey,
  countedSkills,
  schoolsOf,
  type Allowance,
  type CountedSkill,
} from '../skill-slots';
import { apply } from '../../sheet/apply';
import type { Edit, SkillList } from '../../sheet/edit';
import type { HeroDraft, SkillChoice } from '../../sheet/hero';
import { petsAllowed, supportingSkill } from '../followers';
import { traitsUsed } from '../../sheet/pips';
import { skillLock } from '../skill-locks';
import { findSkill } from '../../skills/index';
import type { SchoolId } from '../../skills/school';

/** The skill list and the place in it that a path speaks of. */
const listAt = (path: Path): { readonly list: SkillList; readonly index: number } | undefined => {
  const index = path.at(-1);
  if (typeof index !== 'number') return undefined;
  const [part, follower] = path;
  if (part === 'skills') return { list: 'hero', index };
  if (part === 'snowfall') return { list: 'snowfall', index };
  return typeof follower === 'number' ? { list: { follower }, index } : undefined;
};

/** Removes the entries at these places, from the last to the first, so that no place moves before its turn. */
const dropAll = (list: SkillList, indexes: readonly number[]): readonly Edit[] =>
  [...indexes].sort((a, b) => b - a).map((index): Edit => ({ edit: 'remove-skill', list, index }));

const placesOf = (skills: readonly SkillChoice[], keys: ReadonlySet<string>): readonly number[] =>
  skills.flatMap((choice, index) => (keys.has(choiceKey(choice)) ? [index] : []));

/** Drops the entry that the issue names. */
export const dropOne = (path: Path): Remedies<Edit> => {
  const at = listAt(path);
  return at === undefined ? [] : [dropAll(at.list, [at.index])];
};

/** Followers no longer supported after these edits, removed with them. */
const dropUnsupported = (hero: HeroDraft, edits: readonly Edit[]): readonly Edit[] => {
  const { skills } = edits.reduce(apply, hero);
  let pets = petsAllowed(skills);
  const leaving = hero.followers.flatMap(({ kind }, index) => {
    if (kind !== 'pet') return skills.includes(supportingSkill[kind]) ? [] : [index];
    pets -= 1;
    return pets < 0 ? [index] : [];
  });
  return leaving.reverse().map((index): Edit => ({ edit: 'remove-follower', index }));
};

/** Skills that followers depend on go last. */
const isSupport = (choice: SkillChoice | undefined): boolean =>
  choice === basicAnimalTraining ||
  choice === 'beastmaster/spirit-chains' ||
  choice === 'druid/spirit-bond' ||
  choice === supportingSkill.daemon ||
  choice === supportingSkill['beast-shape'];

/** The skills that one way of learning keeps of these schools. */
const keptBy = (
  hero: HeroDraft,
  counted: readonly CountedSkill[],
  allowance: Allowance,
  schools: readonly SchoolId[],
): readonly CountedSkill[] =>
  schools.flatMap((school) => {
    const own = counted
      .filter((skill) => skill.school === school)
      .sort(
        (a, b) =>
          Number(isSupport(hero.skills[b.index])) - Number(isSupport(hero.skills[a.index])) ||
          a.index - b.index,
      );
    return [
      ...own.filter((skill) => skill.tier === 'common').slice(0, allowance.common),
      ...own.filter((skill) => skill.tier === 'elite').slice(0, allowance.elite),
    ];
  });

/** The schools taken together in ones or twos. */
const schoolSets = (
  schools: readonly SchoolId[],
  size: Allowance['schools'],
): readonly (readonly SchoolId[])[] =>
  size === 1
    ? schools.map((school) => [school])
    : schools.flatMap((school, index) => schools.slice(index + 1).map((other) => [school, other]));

/** Drops the skills beyond what the traits allow: first the one that the issue names, then as few as one way of learning asks. */
export const fitAllowance = (hero: HeroDraft, path: Path): Remedies<Edit> => {
  const counted = countedSkills(hero.skills);
  const schools = schoolsOf(counted);
  const keeps = allowances(traitsUsed(hero.faces).length)
    .flatMap((allowance) =>
      schoolSets(schools, allowance.schools).map((set) => keptBy(hero, counted, allowance, set)),
    )
    .sort((a, b) => b.length - a.length);
  const drops = keeps.map((kept) => {
    const gone = counted.filter((skill) => !kept.includes(skill));
    const places = gone.flatMap(({ index }) => {
      const choice = hero.skills[index];
      // A repeated skill counts once, so that the repeat would take the place of the dropped one.
      if (choice === undefined || choice === basicAnimalTraining) return [index];
      return placesOf(hero.skills, new Set([choiceKey(choice)]));
    });
    return dropAll('hero', places);
  });
  return [...dropOne(path), ...drops].flatMap((edits) => [
    edits,
    [...edits, ...dropUnsupported(hero, edits)],
  ]);
};

/** Drops what no longer fits of an id list, last first and every repeat of it. */
const dropSurplus = (
  list: SkillList,
  ids: readonly string[],
  counts: (id: string) => boolean,
  most: number,
): Remedies<Edit> => {
  const surplus = [...new Set(ids.filter(counts))].slice(most);
  return [dropAll(list, placesOf(ids, new Set(surplus.map(choiceKey))))];
};

export const dropSurplusOfSnowfall = (
  hero: HeroDraft,
  tier: 'common' | 'elite',
  most: number,
): Remedies<Edit> =>
  dropSurplus(
    'snowfall',
    hero.snowfall.skills,
    (id) => findSkill(id)?.school === 'snowfall' && findSkill(id)?.tier === tier,
    most,
  );

export const dropSurplusOfDaemon = (hero: HeroDraft, path: Path, free: number): Remedies<Edit> => {
  const [, follower] = path;
  if (typeof follower !== 'number') return [];
  const ids = hero.followers[follower]?.skills ?? [];
  return dropSurplus({ follower }, ids, (id) => findSkill(id)?.class === 'Daemon Skill', free);
};

/** Moves a skill to the list that it belongs to, where that takes it; else drops it. */
export const moveSkill = (hero: HeroDraft, path: Path): Remedies<Edit> => {
  const at = listAt(path);
  if (at === undefined) return [];
  const skill = at.list === 'hero' ? hero.skills[at.index] : hero.snowfall.skills[at.index];
  const drop = dropAll(at.list, [at.index]);
  const without = drop.reduce(apply, hero);
  const daemons = hero.followers.flatMap(({ kind }, follower) => (kind === 'daemon' ? [{ follower }] : []));
  const lists: readonly SkillList[] = at.list === 'hero' ? ['snowfall', ...daemons] : ['hero'];
  const moves = lists.flatMap((list): Remedies<Edit> => {
    if (skill === undefined || skillLock(without, list, skill) !== undefined) return [];
    return [[...drop, { edit: 'add-skill', list, skill }]];
  });
  return [...moves, drop];
};
