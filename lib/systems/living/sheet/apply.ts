import { zName, zText, type DeepReadonly } from '../../../file-fields';
import { editedWeapons, heroEditsBy, type WeaponEdit } from '../../../painted-die/hero-edits';
import { append, compact, fits, removeAt, replaceAt } from '../../../painted-die/sheet-edits';
import { zWeapon, type Weapon } from './armoury';
import type { Edit, Owner, SkillList } from './edit';
import type { Follower, FollowerKind } from './follower';
import { limits, zCustomSkill, type HeroDraft, type SkillChoice } from './hero';
import { die, emptyFaces, type Trait } from './pips';
import { withSex } from './sex';

const followerAt = (hero: HeroDraft, index: number, change: (follower: Follower) => Follower): HeroDraft => {
  const followers = replaceAt(hero.followers, index, change);
  return followers === hero.followers ? hero : { ...hero, followers };
};

const editHero = heroEditsBy<HeroDraft, Owner, Trait>({
  die,
  changeOwner: (hero, owner, change) =>
    owner === 'hero' ? change(hero) : followerAt(hero, owner.follower, change),
});

const editWeapons = (hero: HeroDraft, owner: Owner, edit: WeaponEdit<Weapon>): HeroDraft => {
  if (owner !== 'hero') {
    return followerAt(hero, owner.follower, (follower) => {
      const weapons = editedWeapons(follower.weapons, edit, zWeapon);
      return weapons === follower.weapons ? follower : { ...follower, weapons };
    });
  }
  const weapons = editedWeapons(hero.equipment.weapons, edit, zWeapon);
  if (weapons === hero.equipment.weapons) return hero;
  return { ...hero, equipment: { ...hero.equipment, weapons } };
};

const addSkill = (hero: HeroDraft, list: SkillList, skill: SkillChoice): HeroDraft => {
  if (!fits(typeof skill === 'string' ? zText : zCustomSkill, skill)) return hero;
  if (list === 'hero') {
    const skills = append(hero.skills, skill, limits.skills);
    return skills === hero.skills ? hero : { ...hero, skills };
  }
  if (typeof skill !== 'string') return hero;
  return changeIds(hero, list, (ids) => append(ids, skill, limits.skills));
};

const changeIds = (
  hero: HeroDraft,
  list: Exclude<SkillList, 'hero'>,
  change: (ids: readonly string[]) => readonly string[],
): HeroDraft => {
  if (list !== 'snowfall') {
    return followerAt(hero, list.follower, (follower) => {
      const skills = change(follower.skills);
      return skills === follower.skills ? follower : { ...follower, skills };
    });
  }
  const skills = change(hero.snowfall.skills);
  return skills === hero.snowfall.skills ? hero : { ...hero, snowfall: { ...hero.snowfall, skills } };
};

const removeSkill = (hero: HeroDraft, list: SkillList, index: number): HeroDraft => {
  if (list !== 'hero') return changeIds(hero, list, (ids) => removeAt(ids, index));
  const skills = removeAt(hero.skills, index);
  return skills === hero.skills ? hero : { ...hero, skills };
};

const newFollower = (kind: FollowerKind, name: string): DeepReadonly<Follower> => ({
  kind,
  ...(name === '' ? {} : { name }),
  magical: false,
  weapons: [],
  faces: emptyFaces,
  skills: [],
});

/**
 * The draft after an edit; the old one stays as it was, and unknown keys of the file survive. An edit whose place does
 * not exist, or after which the draft would be no hero file any more (an empty name, a text or a list beyond its limit,
 * a count of pips beyond 0 to 6), changes nothing and gives the same draft.
 */
export const apply = (hero: HeroDraft, edit: Edit): HeroDraft => {
  switch (edit.edit) {
    case 'add-weapon':
    case 'set-weapon':
    case 'remove-weapon':
      return editWeapons(hero, edit.owner, edit);
    case 'add-skill':
      return addSkill(hero, edit.list, edit.skill);
    case 'set-custom-skill': {
      if (!fits(zCustomSkill, edit.skill)) return hero;
      const skills = replaceAt(hero.skills, edit.index, (old) =>
        typeof old === 'string' ? old : { ...old, ...edit.skill },
      );
      return skills === hero.skills ? hero : { ...hero, skills };
    }
    case 'remove-skill':
      return removeSkill(hero, edit.list, edit.index);
    case 'add-follower': {
      if (edit.name !== '' && !fits(zName, edit.name)) return hero;
      const followers = append(hero.followers, newFollower(edit.kind, edit.name), limits.followers);
      return followers === hero.followers ? hero : { ...hero, followers };
    }
    case 'name-follower':
      if (edit.name !== '' && !fits(zName, edit.name)) return hero;
      return followerAt(hero, edit.index, (follower) =>
        compact({ ...follower, name: edit.name === '' ? undefined : edit.name }),
      );
    case 'set-ability':
      return followerAt(hero, edit.index, (follower) => compact({ ...follower, ability: edit.ability }));
    case 'set-magical':
      return followerAt(hero, edit.index, (follower) => ({ ...follower, magical: edit.magical }));
    case 'set-sex':
      return edit.owner === 'hero'
        ? withSex(hero, edit.sex)
        : followerAt(hero, edit.owner.follower, (follower) => withSex(follower, edit.sex));
    case 'remove-follower': {
      const followers = removeAt(hero.followers, edit.index);
      return followers === hero.followers ? hero : { ...hero, followers };
    }
    case 'set-text':
    case 'paint':
    case 'set-pips':
    case 'clear-die':
    case 'set-armour':
    case 'set-shield':
    case 'set-other':
      return editHero(hero, edit);
  }
};
