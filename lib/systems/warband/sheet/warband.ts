import * as z from 'zod/mini';
import { type DeepReadonly, zName, zText } from '../../../file-fields';

import { defaultName } from './default-name';
import { ranks, type Rank } from './rank';

/** How many dice a shooter rolls at which distance; rulebook, chapter "Ranged". */
export const shooterClasses = ['light', 'medium', 'heavy-area', 'heavy-precise'] as const;
export type ShooterClass = (typeof shooterClasses)[number];

export const isHeavy = (kind: ShooterClass): boolean => kind === 'heavy-area' || kind === 'heavy-precise';

export const limits = { fighters: 30, stat: 20 } as const;

const zShooter = z.looseObject({ name: z.optional(zName), class: z.enum(shooterClasses) });
export type Shooter = DeepReadonly<z.output<typeof zShooter>>;

/** One entry of a file's `fighters`. Unknown keys are kept. */
export const zFighter = z.looseObject({
  name: zName,
  rank: z.enum(ranks),
  stat: z.int().check(z.gte(0), z.lte(limits.stat)),
  role: z.optional(zText),
  minion: z._default(z.boolean(), false),
  melee: z.optional(zName),
  shooter: z.optional(zShooter),
  shield: z._default(z.boolean(), false),
  notes: z._default(zText, ''),
});
export type Fighter = DeepReadonly<z.output<typeof zFighter>>;

/** A file of the warband skirmish. Unknown keys are kept. */
export const zWarband = z.looseObject({
  format: z.literal('pipsmith/warband'),
  version: z.literal(1),
  system: z.literal('warband'),
  name: zName,
  fighters: z.array(zFighter).check(z.maxLength(limits.fighters)),
});

/** A draft: well-formed, perhaps illegal. */
export type Warband = DeepReadonly<z.output<typeof zWarband>>;

/** How many fighters of each rank a warband has; house value. */
export const muster: Readonly<Record<Rank, number>> = { boss: 1, specialist: 3, rookie: 4 };

/** Starting stats of each rank; together a little above a warband’s minimum. */
const usualStat: Readonly<Record<Rank, number>> = { boss: 5, specialist: 4, rookie: 3 };

/** A fighter with only a name. @param nth number within the rank, from 1 */
export const newFighter = (rank: Rank, nth: number): Fighter => ({
  name: defaultName(rank, nth),
  rank,
  stat: usualStat[rank],
  minion: false,
  shield: false,
  notes: '',
});

export const warbandOf = (name: string, fighters: readonly Fighter[]): Warband => ({
  format: 'pipsmith/warband',
  version: 1,
  system: 'warband',
  name,
  fighters,
});

/** A warband with the right number of fighters, without skills or gear. */
export const newWarband = (name: string): Warband =>
  warbandOf(
    name,
    ranks.flatMap((rank) => Array.from({ length: muster[rank] }, (_, at) => newFighter(rank, at + 1))),
  );
