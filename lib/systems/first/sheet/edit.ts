import type { HeroEdit, WeaponEdit } from '../../../painted-die/hero-edits';
import type { Weapon } from './equipment';
import type { Pip } from './pips';

/** Owner of the die: the hero's own or that of the fiend that comes first. */
export const owners = ['hero', 'fiend'] as const;
export type Owner = (typeof owners)[number];

/**
 * Everything that changes a draft, as data: what the builder does, what a fix proposes and what undo names.
 * An edit whose place does not exist changes nothing.
 */
export type Edit =
  | HeroEdit<Owner, Pip>
  | WeaponEdit<Weapon>
  | { readonly edit: 'add-skill'; readonly skill: string }
  | { readonly edit: 'remove-skill'; readonly index: number }
  /** An empty die for the fiend that comes first. */
  | { readonly edit: 'add-fiend' }
  | { readonly edit: 'remove-fiend' };
