import { keptMap, keptText } from './own-maps';
import { mapsMessages } from '@/lib/messages/maps';
import { messages } from '@/lib/messages/index';
import { err, ok, type Result } from '@/lib/result';
import { openRoster } from '@/lib/roster/open';
import type { RosterProblem } from '@/lib/roster/roster';
import type { MapsPart } from '@/lib/table/own-map/maps-part';
import { hasPart, open, partOf, systemIds } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { readMapCode, writeMapCode, type MapMisfit } from '@/lib/table/own-map/code';
import type { OwnMap } from '@/lib/table/own-map/own-map';

/** A map that is drawn, for a game. */
export interface DrawnMap {
  readonly system: SystemId;
  readonly map: OwnMap;
}

/** A map that was opened. */
export interface OpenedMap extends DrawnMap {
  /** The id that it is kept under on this device. */
  readonly id: string | undefined;
}

const say = mapsMessages.problem;

/** Drawing part for maps of a game; its part `maps` must be open. @throws RangeError for a game that has none */
export const mapsOf = (system: SystemId): MapsPart => {
  const part = partOf(system, 'maps');
  if (!part) throw new RangeError(`Nobody can draw maps for ${system}.`);
  return part;
};

const kindsOf = (system: SystemId): readonly string[] => mapsOf(system).kinds.map(({ id }) => id);

export const codeOf = ({ system, map }: DrawnMap): Result<string, MapMisfit> =>
  writeMapCode(map, kindsOf(system));

/** Games that maps are drawn for. */
export const gamesWithMaps = async (): Promise<readonly SystemId[]> => {
  await open(systemIds);
  return systemIds.filter((id) => hasPart(id, 'maps'));
};

const read = async (
  system: string,
  code: string,
  id: string | undefined,
): Promise<Result<OpenedMap, string>> => {
  if (code === '') return err(say.cannot(say.code['no-code']));
  const games = await gamesWithMaps();
  if (!games.includes(system)) return err(say.cannot(say.noGame(system)));
  await open([system], 'maps');
  const map = readMapCode(code, kindsOf(system));
  return map.ok ? ok({ system, map: map.value, id }) : err(say.cannot(say.code[map.error]));
};

/** Whether a fragment, without its #, holds a map; it may be broken. */
export const holdsMap = (fragment: string): boolean => fragment.startsWith('map=');

/** The game and the code of a fragment's map. */
export const linkedMap = (fragment: string): { readonly system: string; readonly code: string } => {
  const [system = '', ...code] = fragment.slice('map='.length).split('.');
  return { system, code: code.join('.') };
};

/** The map of a link's fragment; an error is a sentence. From here on it is one of this device. */
const mapOfLink = (fragment: string): Promise<Result<OpenedMap, string>> => {
  const { system, code } = linkedMap(fragment);
  return read(system, code, undefined);
};

/** A map of this device; an error is a sentence. */
export const mapOfDevice = async (id: string): Promise<Result<OpenedMap, string>> => {
  const roster = await openRoster();
  const saved = roster.ok ? await roster.value.text(id) : roster;
  if (!saved.ok)
    return err(say.cannot(saved.error.problem === 'gone' ? say.gone : messages.roster.problem(saved.error)));
  const { system, code } = keptMap(saved.value);
  return read(system, code, id);
};

/** Where maps are fetched from. */
export const fetchingMap = { link: mapOfLink, device: mapOfDevice } as const;

/** Keeps a map on this device, under an id or as a new one. */
export const saveMap = async (
  id: string | undefined,
  drawn: DrawnMap,
): Promise<Result<{ readonly id: string }, RosterProblem>> => {
  const code = codeOf(drawn);
  if (!code.ok) return err({ problem: 'failed', says: say.misfit[code.error] });
  const roster = await openRoster();
  return roster.ok
    ? roster.value.saveText({
        id,
        kind: 'map',
        name: drawn.map.name,
        text: keptText(drawn.system, code.value),
      })
    : roster;
};
