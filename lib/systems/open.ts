import { heroNoun } from '#words/language/words';
import { entries } from '@/lib/systems/registry';
import type { SystemId } from './sheet';
import { partGroups } from './system';
import type { Brought, Entry, LengthSign, Noun, PartGroup, PartName, Parts, System } from './system';

/** Family of games with which a game shares its heroes, if any; see `Entry.family`. */
export const familyOf = (id: SystemId): Entry['family'] => entries.find((entry) => entry.id === id)?.family;

/** Games that can be built today; the first is the one for newcomers. */
export const systemIds: readonly SystemId[] = entries.filter(({ load }) => load).map(({ id }) => id);

/** Whether its matches are of a whole set of sheets, and none of one against another. */
export const playsSets = (id: SystemId): boolean =>
  entries.some((entry) => entry.id === id && entry.playsSets === true);

/** All games that files may name, those to come included. */
export const knownIds: readonly SystemId[] = entries.map(({ id }) => id);

/** A game's name within a sentence: "the Living Rulebook". */
export const gameName = (id: SystemId): string => entries.find((entry) => entry.id === id)?.name ?? id;

/** Noun for the sheets of a game: "hero", "heroes". */
export const nounOf = (id: SystemId): Noun => entries.find((entry) => entry.id === id)?.noun ?? heroNoun;

/** How the game writes the unit of its table. */
export const lengthSignOf = (id: SystemId): LengthSign =>
  entries.find((entry) => entry.id === id)?.lengthSign ?? '#';

/** Game used if none was chosen. */
export const firstSystem: SystemId = systemIds[0] ?? '';

const systems = new Map<SystemId, System>();
const parts = new Map<string, unknown>();
const loading = new Map<string, Promise<void>>();

/** Thrown where a game, or a part of it, is asked for that was not opened before: `opening` opens it and tries again. */
export class NotOpened extends Error {
  override readonly name = 'NotOpened';
  readonly id: SystemId;
  readonly part: PartName | undefined;

  constructor(id: SystemId, part?: PartName) {
    super(`The game ${id}${part === undefined ? '' : ` and its part ${part}`} must be opened first.`);
    this.id = id;
    this.part = part;
  }
}

const once = (key: string, load: () => Promise<void>): Promise<void> => {
  const known = loading.get(key);
  if (known) return known;
  const begun = load();
  loading.set(key, begun);
  // A script that could not be loaded is asked for again the next time.
  begun.catch(() => loading.delete(key));
  return begun;
};

/**
 * Opens a game and a group of its parts by one script; whoever asks for them meanwhile waits for it. Returns
 * everything in the script. Rejects when it cannot be loaded.
 */
export const bring = <B extends Brought>(
  id: SystemId,
  group: PartGroup,
  load: () => Promise<B>,
): Promise<B> => {
  const names = partGroups[group];
  const arriving = load().then((brought) => {
    const { system, parts: its } = brought;
    parts.set(`${id} messages`, system.parts.messages());
    for (const name of names) parts.set(`${id} ${name}`, its[name]);
    systems.set(id, system);
    return brought;
  });
  const opened = arriving.then(() => undefined);
  for (const key of [id, ...names.map((name) => `${id} ${name}`)]) void once(key, () => opened);
  return arriving;
};

const openPart = (id: SystemId, part: PartName): Promise<void> =>
  once(`${id} ${part}`, async () => {
    parts.set(`${id} ${part}`, await systems.get(id)?.parts[part]?.());
  });

const openSystem = (id: SystemId): Promise<void> =>
  once(id, async () => {
    const system = await entries.find((entry) => entry.id === id)?.load?.();
    if (!system) throw new RangeError(`There is no game ${id}.`);
    parts.set(`${id} messages`, system.parts.messages());
    systems.set(id, system);
  });

/** The groups of parts, the largest first. */
const groups = (Object.keys(partGroups) as PartGroup[]).sort(
  (one, other) => partGroups[other].length - partGroups[one].length,
);

/** The largest requested group that comes as one script. */
const groupOf = (id: SystemId, names: readonly PartName[]) => {
  const scripts = entries.find((entry) => entry.id === id)?.together ?? {};
  for (const group of groups) {
    const load = scripts[group];
    if (load && partGroups[group].every((part) => names.includes(part))) return { group, load };
  }
  return undefined;
};

const openWith = async (ids: readonly SystemId[], names: readonly PartName[]): Promise<void> => {
  await Promise.all(
    ids.map(async (id) => {
      const together = loading.has(id) ? undefined : groupOf(id, names);
      await (together ? bring(id, together.group, together.load) : openSystem(id));
      await Promise.all(names.map((part) => openPart(id, part)));
    }),
  );
};

/**
 * Loads games and these parts of them; afterwards they are there at once. The same promise for the same request, so
 * that a view may wait for it. Rejects when a script cannot be loaded.
 */
export const open = (ids: readonly SystemId[], ...names: readonly PartName[]): Promise<void> =>
  once(`${[...new Set(ids)].sort().join()}: ${names.join()}`, () => openWith(ids, names));

export const isOpen = (ids: readonly SystemId[], ...names: readonly PartName[]): boolean =>
  ids.every((id) => systems.has(id) && names.every((part) => parts.has(`${id} ${part}`)));

/** A game that was opened. @throws NotOpened */
export const systemOf = (id: SystemId): System => {
  const system = systems.get(id);
  if (!system) throw new NotOpened(id);
  return system;
};

/** A part of a game that was opened; undefined where the game does not have it. @throws NotOpened */
export const partOf = <Name extends PartName>(id: SystemId, name: Name): Parts[Name] | undefined => {
  const key = `${id} ${name}`;
  if (!parts.has(key)) throw new NotOpened(id, name);
  return parts.get(key) as Parts[Name] | undefined;
};

/** Whether a game that was opened has a part, loaded or not. */
export const hasPart = (id: SystemId, name: PartName): boolean => systemOf(id).parts[name] !== undefined;

/** Runs code that handles sheets; if it meets a game that is not open, opens it and starts again. */
export const opening = async <T>(run: () => T | Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await run();
    } catch (thrown) {
      if (!(thrown instanceof NotOpened)) throw thrown;
      await open([thrown.id], ...(thrown.part === undefined ? [] : [thrown.part]));
    }
  }
};
