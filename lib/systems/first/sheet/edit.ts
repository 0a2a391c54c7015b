import type { FaceNumber } from '../../../dice/face';
import type { Armour, Weapon } from './equipment';
import type { Pip } from './pips';

/** Whose die: the hero's own or that of the fiend that comes first. */
export const owners = ['hero', 'fiend'] as const;
export type Owner = (typeof owners)[number];

/**
 * Everything that changes a draft, as data: what the builder does, what a fix proposes and what undo names.
 * An edit whose place does not exist changes nothing.
 */
export type Edit =
  | { readonly edit: 'set-text'; readonly field: 'name' | 'title' | 'notes'; readonly text: string }
  /** Takes one `from` pip off the face and puts one `to` pip on it; either may be left out. */
  | {
      readonly edit: 'paint';
      readonly owner: Owner;
      readonly face: FaceNumber;
      readonly from?: Pip | undefined;
      readonly to?: Pip | undefined;
      /** The place on the face, from 0 in the order of `pipPlaces`; the first that fits where it is left out. */
      readonly at?: number | undefined;
    }
  | {
      readonly edit: 'set-pips';
      readonly owner: Owner;
      readonly face: FaceNumber;
      readonly pip: Pip;
      readonly count: number;
    }
  | { readonly edit: 'clear-die'; readonly owner: Owner }
  | { readonly edit: 'set-armour'; readonly armour: Armour }
  | { readonly edit: 'set-shield'; readonly shield: boolean }
  | { readonly edit: 'add-weapon'; readonly weapon: Weapon }
  | { readonly edit: 'set-weapon'; readonly index: number; readonly weapon: Weapon }
  | { readonly edit: 'remove-weapon'; readonly index: number }
  | { readonly edit: 'set-other'; readonly other: readonly string[] }
  | { readonly edit: 'add-skill'; readonly skill: string }
  | { readonly edit: 'remove-skill'; readonly index: number }
  /** An empty die for the fiend that comes first. */
  | { readonly edit: 'add-fiend' }
  | { readonly edit: 'remove-fiend' };
