import * as z from 'zod/mini';
import { parsedLine } from '@/lib/match/plain-data';
import { systemOfRules } from '@/lib/simulation/contest';
import { readSheet } from '@/lib/systems/file';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';

const zSaved = z.looseObject({ replay: z.string() });
const zHeader = z.looseObject({
  rules: z.string(),
  setup: z.looseObject({ teams: z.array(z.int()), heroes: z.array(z.unknown()) }),
});

/** The heroes of a saved match. */
export interface SavedSides {
  readonly system: SystemId;
  /** Undefined for one that can't be read any more. */
  readonly heroes: readonly (SheetDocument | undefined)[];
  /** By hero. */
  readonly teams: readonly number[];
}

/**
 * The heroes of a saved match, without the rules of its game and without playing it; undefined where the text isn't
 * a match. @throws NotOpened
 */
export const savedSides = (text: string): SavedSides | undefined => {
  const saved = zSaved.safeParse(parsedLine(text));
  if (!saved.success) return undefined;
  const header = zHeader.safeParse(parsedLine(saved.data.replay.split('\n', 1)[0] ?? ''));
  if (!header.success) return undefined;
  const { rules, setup } = header.data;
  const heroes = setup.heroes.map((json) => {
    const read = readSheet(json);
    return read.ok ? read.value : undefined;
  });
  return { system: systemOfRules(rules), heroes, teams: setup.teams };
};
