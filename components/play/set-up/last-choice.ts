import * as z from 'zod/mini';
import { keepText, textKept } from '@/components/site/device-text';
import type { SystemId } from '@/lib/systems/sheet';
import { seatKinds, teamKinds } from './arrangement';

const key = 'pipsmith-match';

/** Twice what any match needs. */
const mostSides = 16;

const shape = z.object({
  system: z.string(),
  /** Moment as ISO 8601 in UTC; choices from before it was kept have none. */
  made: z.optional(z.string()),
  sides: z
    .array(
      z.object({
        reference: z.string(),
        seat: z.enum(seatKinds),
        party: z.int().check(z.minimum(0), z.maximum(mostSides)),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostSides)),
  arrangement: z.object({
    teams: z.enum(teamKinds),
    scenario: z.optional(z.string()),
    map: z.optional(z.string()),
    isPlaced: z.boolean(),
  }),
  isPractice: z.boolean(),
  isOnePerson: z.boolean(),
});

/** How the last match was set up on this device. */
export type LastChoice = z.infer<typeof shape>;

/** Undefined for what no set-up of today has written. */
export const readChoice = (text: string | null): LastChoice | undefined => {
  if (text === null) return undefined;
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

export const recallChoice = (): LastChoice | undefined => readChoice(textKept(key));

const keyOf = (game: SystemId): string => `${key}-${game}`;

/** How the last match of a game was set up on this device. */
export const recallChoiceOf = (game: SystemId): LastChoice | undefined =>
  readChoice(textKept(keyOf(game))) ?? readChoice(textKept(key));

export const keepChoice = (choice: LastChoice): void => {
  const text = JSON.stringify(choice);
  keepText(key, text);
  keepText(keyOf(choice.system), text);
};
