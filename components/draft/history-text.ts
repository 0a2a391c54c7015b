import * as z from 'zod/mini';
import { writeSheet } from '@/lib/systems/document';
import { parseJson, readSheet } from '@/lib/systems/file';
import type { Sheet, SheetDocument } from '@/lib/systems/sheet';
import { mostEntries, noHistory, type History, type HistoryEntry } from './history';

/** Sheets never change, and most steps stay from one save to the next. */
const texts = new WeakMap<Sheet, string>();

const documentText = (document: SheetDocument): string => {
  const known = texts.get(document.sheet);
  if (known !== undefined) return known;
  const text = JSON.stringify(writeSheet(document));
  texts.set(document.sheet, text);
  return text;
};

const entryText = ({ name, snapshot, left }: HistoryEntry): string => {
  const { photo, photos } = snapshot;
  const rest = JSON.stringify({ name, photo, photos, left });
  return `{"hero":${documentText(snapshot.document)},${rest.slice(1)}`;
};

const listText = (steps: readonly HistoryEntry[]): string => `[${steps.map(entryText).join(',')}]`;

/** The history as the roster saves it; empty if there are no steps. */
export const writeHistory = ({ past, future }: History): string =>
  past.length + future.length === 0
    ? ''
    : `{"version":1,"past":${listText(past)},"future":${listText(future)}}`;

const zSteps = z
  .array(
    z.object({
      hero: z.unknown(),
      name: z.string().check(z.maxLength(2_500)),
      photo: z.optional(z.string()),
      photos: z.optional(z.record(z.string(), z.string())),
      left: z.optional(z.string()),
    }),
  )
  .check(z.maxLength(mostEntries));
const zHistory = z.object({ version: z.literal(1), past: zSteps, future: zSteps });

const stepsOf = (read: z.output<typeof zSteps>): readonly HistoryEntry[] | undefined => {
  const steps: HistoryEntry[] = [];
  for (const { hero, name, photo, photos, left } of read) {
    const document = readSheet(hero);
    if (!document.ok) return undefined;
    const snapshot = { document: document.value, photo, ...(photos && { photos }) };
    steps.push({ name, snapshot, ...(left === undefined ? {} : { left }) });
  }
  return steps;
};

/**
 * The history in such a text; empty if the text can’t be read, since the sheet itself is saved elsewhere.
 * @throws NotOpened for a game that is not open: run it within `opening`
 */
export const readHistory = (text: string): History => {
  if (text === '') return noHistory;
  const json = parseJson(text);
  const read = json.ok ? zHistory.safeParse(json.value) : undefined;
  const past = read?.success ? stepsOf(read.data.past) : undefined;
  const future = read?.success ? stepsOf(read.data.future) : undefined;
  return past && future ? { past, future } : noHistory;
};
