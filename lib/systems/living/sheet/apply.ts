import * as z from 'zod/mini';
import {
  clearedFaces,
  withPips,
  withStroke,
  append,
  compact,
  fits,
  keepingUnknown,
  removeAt,
  replaceAt,
} from '../../../pip-hero/sheet-edits';

import { type DeepReadonly, zName, zText } from '../../file-fields';
import { withFaces, type PutPip } from '../../../pip-hero/pip-places';
import type { Edit, Owner, SkillList } from './edit';

import { zWeapon } from './armoury';
import type { Follower, FollowerKind } from './follower';
import { limits, zCustomSkill, type HeroDraft, type SkillChoice } from './hero';
import { die, emptyFaces, type Faces } from './pips';
import { withSex } from './sex';

const followerAt = (hero: HeroDraft, index: number, change: (follower: Follower) => Follower): HeroDraft => {
  const followers = replaceAt(hero.followers, index, change);
  return followers === hero.followers ? hero : { ...hero, followers };
};

const changeFaces = (
  hero: HeroDraft,
  owner: Owner,
  change: (faces: Faces) => Faces,
  put?: PutPip,
): HeroDraft => {
  const changed = <Rolls extends HeroDraft | Follower>(whose: Rolls): Rolls => {
    const faces = change(whose.faces);
    return faces === whose.faces ? whose : withFaces(die.pips, whose, faces, put);
  };
  return owner === 'hero' ? changed(hero) : followerAt(hero, owner.follower, changed);
};

type Weapons = HeroDraft['equipment']['weapons'];

const changeWeapons = (hero: HeroDraft, owner: Owner, change: (weapons: Weapons) => Weapons): HeroDraft => {
  if (owner !== 'hero') {
    return followerAt(hero, owner.follower, (follower) => {
      const weapons = change(follower.weapons);
      return weapons === follower.weapons ? follower : { ...follower, weapons };
    });
  }
  const weapons = change(hero.equipment.weapons);
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

const setText = (hero: HeroDraft, field: 'name' | 'title' | 'notes', text: string): HeroDraft =>
  fits(field === 'name' ? zName : zText, text) ? { ...hero, [field]: text } : hero;

/**
 * The draft after an edit; the old one stays as it was, and unknown keys of the file survive. An edit whose place does
 * not exist, or after which the draft would be no hero file any more (an empty name, a text or a list beyond its limit,
 * a count of pips beyond 0 to 6), changes nothing and gives the same draft.
 */
export const apply = (hero: HeroDraft, edit: Edit): HeroDraft => {
  switch (edit.edit) {
    case 'set-text':
      return setText(hero, edit.field, edit.text);
    case 'paint':
      return changeFaces(
        hero,
        edit.owner,
        (faces) => withStroke(faces, edit.face, edit.from, edit.to),
        edit.at === undefined ? undefined : { face: edit.face, at: edit.at, to: edit.to },
      );
    case 'set-pips':
      return changeFaces(hero, edit.owner, (faces) => withPips(faces, edit.face, edit.pip, edit.count));
    case 'clear-die':
      return changeFaces(hero, edit.owner, (faces) => clearedFaces(die, faces));
    case 'set-armour':
      return { ...hero, equipment: { ...hero.equipment, armour: edit.armour } };
    case 'set-shield':
      return { ...hero, equipment: { ...hero.equipment, shield: edit.shield } };
    case 'add-weapon':
      if (!fits(zWeapon, edit.weapon)) return hero;
      return changeWeapons(hero, edit.owner, (weapons) =>
        append(weapons, compact({ ...edit.weapon }), limits.weapons),
      );
    case 'set-weapon':
      if (!fits(zWeapon, edit.weapon)) return hero;
      return changeWeapons(hero, edit.owner, (weapons) =>
        replaceAt(weapons, edit.index, (old) => keepingUnknown(old, edit.weapon, zWeapon.shape)),
      );
    case 'remove-weapon':
      return changeWeapons(hero, edit.owner, (weapons) => removeAt(weapons, edit.index));
    case 'set-other':
      if (!fits(z.array(zText).check(z.maxLength(limits.other)), edit.other)) return hero;
      return { ...hero, equipment: { ...hero.equipment, other: edit.other } };
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
  }
};
