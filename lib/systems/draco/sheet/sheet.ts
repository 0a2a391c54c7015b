import * as z from 'zod/mini';
import { zName, zText, type DeepReadonly } from '../../../file-fields';
import { facesSchema } from '../../../painted-die/faces-file';
import { attacks, dragonDie, noDragonFaces, noSlayerFaces, slayerDie, type Attack } from './pips';

/** The most skills and cards that a file can say. */
export const limits = { skills: 50, cards: 20 } as const;

export const sheetKinds = ['slayer', 'dragon'] as const;
export type SheetKind = (typeof sheetKinds)[number];

const head = {
  format: z.literal('pipsmith/hero'),
  version: z.literal(1),
  system: z.literal('draco'),
  name: zName,
  title: z._default(zText, ''),
  notes: z._default(zText, ''),
};

/** A slayer's file. Unknown keys are kept. */
export const zSlayer = z.looseObject({
  ...head,
  kind: z.literal('slayer'),
  attack: z._default(z.enum(attacks), 'dagger'),
  faces: facesSchema(slayerDie('dagger')),
  skills: z._default(z.array(zText).check(z.maxLength(limits.skills)), []),
});

/** One of a dragon's cards. Unknown keys are kept. */
export const zDragonCard = z.looseObject({
  name: z._default(zText, ''),
  skill: z._default(zText, ''),
  claw: z._default(z.boolean(), false),
  faces: facesSchema(dragonDie),
});

/** A dragon's file. Unknown keys are kept. */
export const zDragon = z.looseObject({
  ...head,
  kind: z.literal('dragon'),
  cards: z._default(z.array(zDragonCard).check(z.maxLength(limits.cards)), []),
});

type Read<Schema extends z.ZodMiniType> = DeepReadonly<z.output<Schema>>;
export type Slayer = Read<typeof zSlayer>;
export type DragonCard = Read<typeof zDragonCard>;
export type Dragon = Read<typeof zDragon>;

/** A draft: well-formed, perhaps illegal. */
export type Draft = Slayer | Dragon;

/** The schema of a well-formed file of either kind. */
export const zDraft = z.union([zSlayer, zDragon]) as unknown as z.ZodMiniType<Draft>;

/** Cards of a dragon; the text of the game. */
export const cardCount = 5;

/** A card without anything on it. @param nth which of the dragon's, from 1 */
export const blankCard = (nth: number): DragonCard => ({
  name: `Card ${nth}`,
  skill: '',
  claw: false,
  faces: noDragonFaces,
});

const headOf = (name: string) =>
  ({ format: 'pipsmith/hero', version: 1, system: 'draco', name, title: '', notes: '' }) as const;

export const newSlayer = (name: string, attack: Attack = 'dagger'): Slayer => ({
  ...headOf(name),
  kind: 'slayer',
  attack,
  faces: noSlayerFaces,
  skills: [],
});

export const newDragon = (name: string): Dragon => ({
  ...headOf(name),
  kind: 'dragon',
  cards: Array.from({ length: cardCount }, (_, at) => blankCard(at + 1)),
});
