import type { HeroEdit, WeaponEdit } from '../../../painted-die/hero-edits';
import type { Weapon } from './armoury';
import type { FollowerKind, PetAbility } from './follower';
import type { CustomSkill, SkillChoice } from './hero';
import type { Pip } from './pips';
import type { Sex } from './sex';

/** Owner of the die, weapons or skills of an edit: the hero, or the follower at this place in the list. */
export type Owner = 'hero' | { readonly follower: number };

/** Which skill list: the hero's own, the Snowfall loadout, or the Daemon Skills of the follower at this place. */
export type SkillList = 'hero' | 'snowfall' | { readonly follower: number };

/**
 * Everything that changes a draft, as data: what the builder does, what a fix proposes and what undo names.
 * An edit whose place does not exist changes nothing.
 */
export type Edit =
  | HeroEdit<Owner, Pip>
  | (WeaponEdit<Weapon> & { readonly owner: Owner })
  | { readonly edit: 'add-skill'; readonly list: SkillList; readonly skill: SkillChoice }
  | { readonly edit: 'set-custom-skill'; readonly index: number; readonly skill: CustomSkill }
  | { readonly edit: 'remove-skill'; readonly list: SkillList; readonly index: number }
  | { readonly edit: 'add-follower'; readonly kind: FollowerKind; readonly name: string }
  | { readonly edit: 'name-follower'; readonly index: number; readonly name: string }
  | { readonly edit: 'set-ability'; readonly index: number; readonly ability: PetAbility | undefined }
  | { readonly edit: 'set-magical'; readonly index: number; readonly magical: boolean }
  | { readonly edit: 'remove-follower'; readonly index: number }
  /** The file's note of whose sex it is; none where it is left out. */
  | { readonly edit: 'set-sex'; readonly owner: Owner; readonly sex: Sex | undefined };
