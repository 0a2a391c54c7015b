import * as z from 'zod/mini';
import { hashOf } from '../match/hash';
import { matchOf } from '../match/history';
import { plainCopy } from '../match/plain-data';
import type { Choice } from '../match/request';
import { writeSheet } from '../systems/document';
import { zPlayerName } from './room-offer';
import { takenBack, type Brought, type RoomMatch } from './room-state';
import type { Session } from './session';

/** Contents that a `sit` entry brings. */
export const zBrought = z.object({
  name: zPlayerName,
  hero: z.optional(z.unknown()),
  /** Place of a hero whose seat was asked for, in rooms of older versions; now the seat itself is. */
  takes: z.optional(z.int().check(z.minimum(0))),
});

const zChoice = z.union([
  z.int().check(z.minimum(0)),
  z.strictObject({ x: z.int(), y: z.int() }),
  z.strictObject({ sheet: z.unknown() }),
]);
const zChoices = z.array(zChoice).check(z.minLength(1), z.maxLength(50));

/** Contents of a `play` entry. */
export const zPlay = z.union([
  z.strictObject({ choices: zChoices, hash: z.string() }),
  /** The choices of a computer: any device with a seat may make them. */
  z.strictObject({ computer: z.literal(true), choices: zChoices, hash: z.string() }),
  z.strictObject({ undo: z.literal(true), hash: z.string() }),
  z.strictObject({ rematch: z.literal(true), hash: z.string() }),
  z.strictObject({ claim: z.literal(true), hash: z.string() }),
  /** Computers play for all free seats. */
  z.strictObject({ fill: z.literal(true) }),
]);

/** A choice as it was sent; undefined for none. */
export const choiceIn = (json: z.infer<typeof zChoice>): Choice | undefined => {
  if (typeof json === 'number' || 'x' in json) return json;
  const sheet = plainCopy(json.sheet);
  return sheet === undefined ? undefined : { sheet };
};

/** Hash of the match as it stands: the same on every device. */
export const hashNow = (session: Session): string => hashOf(matchOf(session.history));

export const writeChoices = (session: Session, choices: readonly Choice[]): string =>
  JSON.stringify({ choices, hash: hashNow(session) });

/** Choices for the computer that is asked. */
export const writeAnswers = (session: Session, choices: readonly Choice[]): string =>
  JSON.stringify({ computer: true, choices, hash: hashNow(session) });

/** Takes back the last decision; undefined if the seat may not. */
export const writeUndo = (match: RoomMatch, seat: number): string | undefined => {
  const { session, outOfTime } = match;
  if (!session || outOfTime !== undefined || !takenBack(match, session, seat)) return undefined;
  return JSON.stringify({ undo: true, hash: hashNow(session) });
};

/** Asks for another match, or agrees to one. */
export const writeRematch = (session: Session): string =>
  JSON.stringify({ rematch: true, hash: hashNow(session) });

/** Ends the match because the other's clock has run out. */
export const writeClaim = (session: Session): string =>
  JSON.stringify({ claim: true, hash: hashNow(session) });

/** Lets computers play for all free seats. */
export const writeFill = (): string => JSON.stringify({ fill: true });

export const writeBrought = ({ name, hero }: Brought): string =>
  JSON.stringify({ name, ...(hero && { hero: writeSheet(hero) }) });
