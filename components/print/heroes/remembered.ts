import * as z from 'zod/mini';
import { codeFrom, decode, encodeParty, encodeSheet } from '@/lib/share/index';
import { samplesOf } from '@/lib/systems/document';
import { newParty } from '@/lib/systems/file';
import { systemIds } from '@/lib/systems/open';
import type { Shelf } from '../choices/settings';
import { candidatesIn, candidatesOf, sampleSource, sourceOf, type Source } from './sources';

const zAdded = z.object({
  from: z.union([
    z.object({ sample: z.object({ system: z.string(), id: z.string().check(z.maxLength(60)) }) }),
    z.object({ code: z.string().check(z.maxLength(4000)) }),
  ]),
  /** Places of its heroes without a tick. */
  left: z.array(z.int()),
});

const zRemembered = z.object({
  ids: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(200)),
  at: z.string().check(z.maxLength(40)),
  added: z.catch(z.array(zAdded).check(z.maxLength(60)), []),
  query: z.catch(z.string().check(z.maxLength(20_000)), ''),
});

/** Heroes who were added without being saved: a sample by its id, those of a link or file by their code. */
type Added = z.output<typeof zAdded>;

/** The list as the player left it. */
export interface Remembered {
  /** Heroes of this device that were ticked. */
  readonly ids: readonly string[];
  /** ISO date, as the device keeps it of each hero. */
  readonly at: string;
  readonly added: readonly Added[];
  /** The address that the list began with, as one text; '' for none. */
  readonly query: string;
}

const key = 'pipsmith/print-heroes';

/** Undefined where none were ticked, or the browser keeps nothing. */
export const rememberedHeroes = (shelf: () => Shelf): Remembered | undefined => {
  try {
    return zRemembered.safeParse(JSON.parse(shelf().getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
};

/** Remembers the heroes; a browser that keeps nothing only forgets them. */
export const rememberHeroes = (shelf: () => Shelf, remembered: Remembered): void => {
  try {
    shelf().setItem(key, JSON.stringify(zRemembered.parse(remembered)));
  } catch {
    return;
  }
};

/** Undefined for what no link holds. */
const fromOf = ({ sample, party, heroes }: Source): Added['from'] | undefined => {
  if (sample) return { sample };
  const documents = heroes.map(({ hero }) => hero);
  const [first] = documents;
  if (!first) return undefined;
  const code = party === undefined ? encodeSheet(first) : encodeParty(newParty(party, documents));
  return code.ok ? { code: code.value } : undefined;
};

/** The list as it is, to be remembered. @param left the keys without a tick */
export const listNow = (
  sources: readonly Source[],
  left: ReadonlySet<string>,
  query: string,
  at: string,
): Remembered => ({
  ids: candidatesIn(sources).flatMap(({ key: one, printable: { id } }) =>
    id === undefined || left.has(one) ? [] : [id],
  ),
  added: sources
    .filter(({ heroes }) => heroes.every(({ id }) => id === undefined))
    .flatMap((source) => {
      const from = fromOf(source);
      const without = candidatesOf(source).flatMap((one, place) => (left.has(one.key) ? [place] : []));
      return from ? [{ from, left: without }] : [];
    }),
  query,
  at,
});

/** A remembered source, and the keys of it without a tick. */
export interface Restored {
  readonly source: Source;
  readonly left: readonly string[];
}

const openedAgain = (from: Added['from'], nth: number): Source | undefined => {
  if ('code' in from) {
    const found = decode(codeFrom(from.code));
    return found.ok ? sourceOf(`again-${nth}`, found.value) : undefined;
  }
  const { system, id } = from.sample;
  if (!systemIds.includes(system)) return undefined;
  const found = samplesOf(system).find((sample) => sample.id === id);
  return found && sampleSource(id, found.document);
};

/** The heroes who were added without being saved, as they were. @throws NotOpened */
export const restored = (added: readonly Added[]): readonly Restored[] =>
  added.flatMap(({ from, left }, index) => {
    const source = openedAgain(from, index + 1);
    const keys = source ? candidatesOf(source).map((one) => one.key) : [];
    return source ? [{ source, left: keys.filter((_, place) => left.includes(place)) }] : [];
  });
