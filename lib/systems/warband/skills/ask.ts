import { oncePer } from '../../../once-per';
import type { ShooterClass } from '../sheet/warband';
import type { How, Shape, Trait } from './effect';
import { command, roleOf, type Role, type RoleId } from './roles';
import { diceAt, type Keep, type Range } from './shooters';

export type SkillId = RoleId | 'command';

export const skillOf = (id: SkillId): Role => (id === 'command' ? command : roleOf(id));

/** A trait and the skill that it belongs to. */
export interface Held<T extends Trait = Trait> {
  readonly of: SkillId;
  readonly trait: T;
}

export type TraitOf<Says extends Trait['says']> = Extract<Trait, { readonly says: Says }>;

/** All that a list of skills says, for each body; read once for each list. */
const heldBy = oncePer((skills: readonly SkillId[]): Readonly<Record<Shape, readonly Held[]>> => {
  const all = skills.flatMap((of) => (skillOf(of).traits ?? []).map((trait): Held => ({ of, trait })));
  const of = (shape: Shape): readonly Held[] =>
    all.filter(({ trait }) => trait.shape === undefined || trait.shape === shape);
  return { human: of('human'), animal: of('animal') };
});

export const traitsOf = (skills: readonly SkillId[], shape: Shape = 'human'): readonly Held[] =>
  heldBy(skills)[shape];

const says = <Says extends Trait['says']>(held: Held, word: Says): held is Held<TraitOf<Says>> =>
  held.trait.says === word;

/** The first trait of a word. */
export const traitOf = <Says extends Trait['says']>(
  held: readonly Held[],
  word: Says,
): Held<TraitOf<Says>> | undefined => {
  for (const each of held) if (says(each, word)) return each;
  return undefined;
};

export const has = (held: readonly Held[], word: Trait['says']): boolean =>
  held.some(({ trait }) => trait.says === word);

type Rolled = 'attack' | 'defence';

/** Modifiers of the fighter's roll; falls are defended without a way. */
export const modifiersOf = (
  held: readonly Held[],
  roll: Rolled,
  how: How | undefined,
): readonly Held<TraitOf<'modify'>>[] => {
  const found: Held<TraitOf<'modify'>>[] = [];
  for (const each of held)
    if (says(each, 'modify') && each.trait.roll === roll && !each.trait.for && fits(each.trait.how, how))
      found.push(each);
  return found;
};

const fits = (said: How | undefined, how: How | undefined): boolean => said === undefined || said === how;

/** Two dice for the fighter's own roll, or with `of` for the target's. */
export const twoDiceOf = (
  held: readonly Held[],
  roll: Rolled,
  how: How | undefined,
  of?: 'target',
): Held<TraitOf<'two-dice'>> | undefined => {
  for (const each of held)
    if (
      says(each, 'two-dice') &&
      each.trait.roll === roll &&
      each.trait.of === of &&
      fits(each.trait.how, how)
    )
      return each;
  return undefined;
};

/** Dice kept when two sides affect one roll: the better and the worse of two dice cancel out; ruling 14. */
export const together = (one: Keep, other: Keep): Keep => {
  if (one === 'one') return other;
  return other === 'one' || one === other ? one : 'one';
};

/** How somebody shoots at a range, and the skill that allows it; undefined if the shot does not reach. */
export const shotOf = (
  held: readonly Held[],
  kind: ShooterClass,
  range: Range,
): { readonly keep: Keep; readonly by: Held | undefined } | undefined => {
  const long = traitOf(held, 'long-shot');
  if (long && long.trait.classes.includes(kind) && range <= long.trait.within)
    return { keep: long.trait.keep, by: long };
  const keep = diceAt(kind, range);
  return keep && { keep, by: undefined };
};
