import * as z from 'zod/mini';
import { parsedLine } from '../../match/plain-data';
import { err, ok, type Result } from '../../result';
import type { ShareProblem } from '../../share/index';
import { systemIds } from '../../systems/open';
import type { SystemId } from '../../systems/sheet';
import type { Night } from '../night';
import { readNight, writeNight, type NightProblem } from '../written-night';
import { zAllowed, type Allowed } from './rights';

/** Version of what taps mean: pages of different ones would not show the same night. */
const tapRules = 1;

/** Letters of a name at most. */
const mostNameLetters = 40;
const mostSheets = 100;
export const zName = z.string().check(z.maxLength(mostNameLetters));

const zOffer = z.object({
  sharedNight: z.int(),
  system: z.string(),
  name: zName,
  allowed: zAllowed,
  sheets: z.optional(
    z.array(z.int().check(z.minimum(0), z.maximum(mostSheets))).check(z.maxLength(mostSheets)),
  ),
  night: z.string(),
});

/** A game night as it is shared: where everybody's taps begin. */
export interface NightOffer {
  /** Name of whoever shares the night; empty if they gave none. */
  readonly name: string;
  /** Rights of those who join. */
  readonly allowed: Allowed;
  /** Places of the sheets whose heroes are those of whoever shares it. */
  readonly sheets: readonly number[];
  readonly night: Night;
}

/** Why a shared night can't be opened. */
export type OfferProblem = NightProblem | { readonly fault: 'other-rules' } | { readonly fault: 'a-match' };

/** An error where a hero has no code. */
export const writeNightOffer = ({
  name,
  allowed,
  sheets,
  night,
}: NightOffer): Result<string, { readonly nth: number; readonly why: ShareProblem }> => {
  const text = writeNight(night);
  if (!text.ok) return text;
  const { system } = night.setUp;
  return ok(JSON.stringify({ sharedNight: tapRules, system, name, allowed, sheets, night: text.value }));
};

/** The game of a shared night, to open it before the night is read; undefined where nobody knows it. */
export const systemOfNightOffer = (text: string): SystemId | undefined => {
  const { data } = z.object({ system: z.string() }).safeParse(parsedLine(text));
  return data && systemIds.includes(data.system) ? data.system : undefined;
};

const zMatch = z.object({ engine: z.int(), heroes: z.array(z.unknown()) });

/** @throws NotOpened */
export const readNightOffer = (text: string): Result<NightOffer, OfferProblem> => {
  const json = parsedLine(text);
  const { data } = zOffer.safeParse(json);
  if (!data) return err({ fault: zMatch.safeParse(json).success ? 'a-match' : 'no-night' });
  if (data.sharedNight !== tapRules) return err({ fault: 'other-rules' });
  const night = readNight(data.night);
  if (!night.ok) return night;
  const { name, allowed, sheets = [] } = data;
  return ok({ name, allowed, sheets, night: night.value });
};
