import { decode, systemOfCode } from '../share/index';
import { systemOf } from '../systems/open';
import type { Sheet } from '../systems/sheet';
import { dutiesOf, withDuties } from './changes';
import {
  companionOf,
  mostFigures,
  newcomer,
  scenarioOf,
  teamsIn,
  type Night,
  type NightSetUp,
} from './night';

/** The side of a hero who comes later: the place of a team, or a new one. */
export type Side = number | 'new';

/** The sides that a hero who comes later may choose from; none where only one makes sense. */
export const sidesToJoin = (setUp: NightSetUp): readonly Side[] => {
  const hasChoice =
    !systemOf(setUp.system).set &&
    scenarioOf(setUp)?.teams !== 'each' &&
    setUp.sheets.length > 1 &&
    setUp.sheets.length < companionOf(setUp.system).sheets.most;
  return hasChoice ? [...Array.from({ length: teamsIn(setUp) }, (_, team) => team), 'new'] : [];
};

/** The side of a hero if nobody has chosen one: the smaller of two teams, or else a new one. */
export const usualSide = (setUp: NightSetUp): Side => {
  if (scenarioOf(setUp)?.teams !== 'two' || teamsIn(setUp) < 2) return 'new';
  const inTeam = (team: number): number => setUp.teams.filter((each) => each === team).length;
  return inTeam(1) < inTeam(0) ? 1 : 0;
};

/** The team of a hero who joins later; undefined if there is no such side. */
const teamFor = (setUp: NightSetUp, sheet: Sheet, side: Side | undefined): number | undefined => {
  const { set } = systemOf(setUp.system);
  if (set) return set.teamOf(sheet);
  const chosen = side === undefined || sidesToJoin(setUp).length === 0 ? usualSide(setUp) : side;
  if (chosen === 'new') return teamsIn(setUp);
  return chosen < teamsIn(setUp) ? chosen : undefined;
};

/** The sheet behind a share code; undefined for other games and broken codes. */
const sheetOf = ({ system }: NightSetUp, code: string): Sheet | undefined => {
  // Another game’s hero is refused unread: that game need not be open here.
  if (systemOfCode(code) !== system) return undefined;
  const found = decode(code);
  if (!found.ok || found.value.kind !== 'sheet') return undefined;
  const { document } = found.value;
  return document.system === system ? document.sheet : undefined;
};

/** Adds a hero at the end of all lists, unless the night is full. @throws NotOpened */
export const bring = (night: Night, code: string, side?: Side): Night => {
  const { setUp, state } = night;
  const { sheets, figures } = companionOf(setUp.system);
  const sheet = sheetOf(setUp, code);
  const team = sheet && teamFor(setUp, sheet, side);
  if (!sheet || team === undefined || setUp.sheets.length >= sheets.most) return night;
  const all = [...setUp.sheets, sheet];
  const comers = figures(sheet).filter(({ isLater }) => isLater !== true);
  if (sheets.refusal?.(all) !== undefined || state.figures.length + comers.length > mostFigures) return night;
  const teams = [...setUp.teams, team];
  const next = { ...setUp, sheets: all, teams };
  const scores = Array.from({ length: teamsIn(next) }, (_, team) => state.scores[team] ?? 0);
  const come = comers.map(({ id, counts }) =>
    newcomer(
      setUp.sheets.length,
      id,
      counts.map(({ start }) => start),
      '',
    ),
  );
  const joined: Night = { setUp: next, state: { ...state, scores, figures: [...state.figures, ...come] } };
  return withDuties(
    joined,
    come.flatMap((_, nth) => dutiesOf(joined, state.figures.length + nth, 'night-begins')),
  );
};
