import type * as z from 'zod/mini';
import type { FaceNumber } from '../dice/face';
import { zName, zText } from '../file-fields';
import type { FacesOf, Green, PaintedDie } from './die';
import { equipmentLimits, zOtherItems, type Armour, type Equipment } from './equipment';
import { withFaces, type DieOwner, type PutPip } from './pip-places';
import {
  append,
  clearedFaces,
  compact,
  fits,
  keepingUnknown,
  removeAt,
  replaceAt,
  withPips,
  withStroke,
} from './sheet-edits';

/** The edits that all these games have; `Owner` says whose die it is. */
export type HeroEdit<Owner, Pip> =
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
  | { readonly edit: 'set-other'; readonly other: readonly string[] };

/** How a game's heroes are edited. */
interface EditedHero<Hero, Owner, Trait extends string> {
  readonly die: PaintedDie<Trait>;
  /** The hero after a change of the one who rolls this owner's die; the same hero where there is nobody. */
  readonly changeOwner: (
    hero: Hero,
    owner: Owner,
    change: <Rolls extends DieOwner<Trait | Green>>(whose: Rolls) => Rolls,
  ) => Hero;
}

/** The draft after an edit of these; what no file could hold changes nothing and gives the same draft. */
export const heroEditsBy =
  <Hero extends { readonly equipment: Equipment<unknown> }, Owner, Trait extends string>({
    die,
    changeOwner,
  }: EditedHero<Hero, Owner, Trait>) =>
  (hero: Hero, edit: HeroEdit<Owner, Trait | Green>): Hero => {
    const changeFaces = (
      owner: Owner,
      change: (faces: FacesOf<Trait | Green>) => FacesOf<Trait | Green>,
      put?: PutPip,
    ): Hero =>
      changeOwner(hero, owner, (whose) => {
        const faces = change(whose.faces);
        return faces === whose.faces ? whose : withFaces(die.pips, whose, faces, put);
      });
    const wear = (change: Partial<Equipment<unknown>>): Hero => ({
      ...hero,
      equipment: { ...hero.equipment, ...change },
    });
    switch (edit.edit) {
      case 'set-text':
        return fits(edit.field === 'name' ? zName : zText, edit.text)
          ? { ...hero, [edit.field]: edit.text }
          : hero;
      case 'paint':
        return changeFaces(
          edit.owner,
          (faces) => withStroke(faces, edit.face, edit.from, edit.to),
          edit.at === undefined ? undefined : { face: edit.face, at: edit.at, to: edit.to },
        );
      case 'set-pips':
        return changeFaces(edit.owner, (faces) => withPips(faces, edit.face, edit.pip, edit.count));
      case 'clear-die':
        return changeFaces(edit.owner, (faces) => clearedFaces(die, faces));
      case 'set-armour':
        return wear({ armour: edit.armour });
      case 'set-shield':
        return wear({ shield: edit.shield });
      case 'set-other':
        return fits(zOtherItems, edit.other) ? wear({ other: edit.other }) : hero;
    }
  };

type SetText = Extract<HeroEdit<never, never>, { readonly edit: 'set-text' }>;

const writes =
  (field: SetText['field']) =>
  (text: string): SetText => ({ edit: 'set-text', field, text });

/** The texts of a hero, and the edits that write them. */
export const heroTexts = {
  texts: ({ name, title, notes }: Readonly<Record<SetText['field'], string>>) => ({ name, title, notes }),
  writeText: { name: writes('name'), title: writes('title'), notes: writes('notes') },
};

/** The edits of a list of weapons. */
export type WeaponEdit<Weapon> =
  | { readonly edit: 'add-weapon'; readonly weapon: Weapon }
  | { readonly edit: 'set-weapon'; readonly index: number; readonly weapon: Weapon }
  | { readonly edit: 'remove-weapon'; readonly index: number };

/** The weapons after an edit; the same list where nothing changes. */
export const editedWeapons = <Weapon extends object>(
  weapons: readonly Weapon[],
  edit: WeaponEdit<Weapon>,
  zWeapon: z.ZodMiniType & { readonly shape: object },
): readonly Weapon[] => {
  if (edit.edit === 'remove-weapon') return removeAt(weapons, edit.index);
  const { weapon } = edit;
  if (!fits(zWeapon, weapon)) return weapons;
  return edit.edit === 'add-weapon'
    ? append(weapons, compact({ ...weapon }), equipmentLimits.weapons)
    : replaceAt(weapons, edit.index, (old) => keepingUnknown(old, weapon, zWeapon.shape));
};
