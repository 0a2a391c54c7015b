import { armours, type Armour, type Equipment } from '../painted-die/equipment';
import { pipsOnDie, type FacesOf, type Green, type PaintedDie } from '../painted-die/die';
import type { HeroEdit } from '../painted-die/hero-edits';
import { versionWords as say } from '#words/painted-die/messages/versions';
import { pipMoves, type PipCount } from '../painted-die/pip-moves';
import type { Replacement } from './balance-part';
import type { ChangePlace } from './versions';

/** Terms of a game of painted heroes. */
interface PaintedWords<Pip extends string> {
  readonly pips: Readonly<Record<Pip, string>>;
  readonly armours: Readonly<Record<Armour, string>>;
  readonly shield: string;
}

type Paints<Pip> = Extract<HeroEdit<'hero', Pip>, { readonly edit: 'set-pips' }>;
type Wears = Extract<HeroEdit<'hero', never>, { readonly edit: 'set-armour' | 'set-shield' }>;

/** Every pip of a hero's die, and where else or as what else it could be painted. */
export const pipChanges = <Trait extends string>(
  die: PaintedDie<Trait>,
  faces: FacesOf<Trait | Green>,
  names: PaintedWords<Trait | Green>['pips'],
): readonly ChangePlace<Paints<Trait | Green>>[] => {
  type Pip = Trait | Green;
  const paint = ({ face, pip, count }: PipCount<Pip>): Paints<Pip> => ({
    edit: 'set-pips',
    owner: 'hero',
    face,
    pip,
    count,
  });
  return pipMoves<Pip>(die, faces).map(({ face, pip, wiped, painted }) => ({
    kind: 'pip',
    id: `pip ${face} ${pip}`,
    name: say.pip(names[pip], face),
    take: [paint(wiped)],
    instead: () =>
      painted.map((to): Replacement<Paints<Pip>> => ({
        id: `${to.face} ${to.pip}`,
        name: say.pip(names[to.pip], to.face),
        edits: [paint(to)],
      })),
  }));
};

/** Why a weapon would do nothing: the die has no pip of its colour. @param pip undefined for a weapon that reads none */
export const lackOf = <Pip extends string>(
  faces: FacesOf<Pip>,
  pip: Pip | undefined,
  names: Readonly<Record<Pip, string>>,
): { readonly lacks?: string } =>
  pip === undefined || pipsOnDie(faces, pip) > 0 ? {} : { lacks: say.needs(names[pip]) };

/** A list of the hero's, skills or weapons: what could replace each entry, and what could be added. */
interface OwnList<E> {
  readonly kind: ChangePlace<E>['kind'];
  readonly id: string;
  /** Names of what there is, with the edits that take it away. */
  readonly owned: readonly Pick<ChangePlace<E>, 'name' | 'take'>[];
  readonly add: string;
  /** @param at the place to fill; undefined for a new one */
  readonly others: (at?: number) => readonly Replacement<E>[];
}

/** Every place of a list, and one after the last. */
export const listChanges = <E>({ kind, id, owned, add, others }: OwnList<E>): readonly ChangePlace<E>[] => [
  ...owned.map((place, index): ChangePlace<E> => ({
    ...place,
    kind,
    id: `${id} ${index}`,
    instead: () => [...others(index), { id: 'none', name: say.nothing, edits: [] }],
  })),
  { kind, id: `${id} +`, name: add, version: say.asItIs, take: [], instead: () => others() },
];

/** Armour and shield of a hero, and what else could be worn. */
export const wornChanges = (
  { armour, shield }: Pick<Equipment<unknown>, 'armour' | 'shield'>,
  words: Pick<PaintedWords<never>, 'armours' | 'shield'>,
): readonly ChangePlace<Wears>[] => [
  {
    kind: 'gear',
    id: 'armour',
    name: words.armours[armour],
    take: [],
    instead: () =>
      armours.map((id) => ({ id, name: words.armours[id], edits: [{ edit: 'set-armour', armour: id }] })),
  },
  {
    kind: 'gear',
    id: 'shield',
    name: shield ? words.shield : say.noShield,
    take: [],
    instead: () => [
      {
        id: 'other',
        name: shield ? say.noShield : words.shield,
        edits: [{ edit: 'set-shield', shield: !shield }],
      },
    ],
  },
];
