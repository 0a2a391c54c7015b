import { decode } from '../share/index';
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

/** Team of a late hero: the one of his set, the smaller of two teams, or a new one. */
const teamFor = (setUp: NightSetUp, sheet: Sheet): number => {
  const { set } = systemOf(setUp.system);
  if (set) return set.teamOf(sheet);
  if (scenarioOf(setUp)?.teams !== 'two' || teamsIn(setUp) < 2) return teamsIn(setUp);
  const inTeam = (team: number): number => setUp.teams.filter((each) => each === team).length;
  return inTeam(1) < inTeam(0) ? 1 : 0;
};

/** The sheet behind a share code; undefined for other games and broken codes. */
const sheetOf = ({ system }: NightSetUp, code: string): Sheet | undefined => {
  const found = decode(code);
  if (!found.ok || found.value.kind !== 'sheet') return undefined;
  const { document } = found.value;
  return document.system === system ? document.sheet : undefined;
};

/** Adds a hero at the end of all lists, unless the night is full. @throws NotOpened */
export const bring = (night: Night, code: string): Night => {
  const { setUp, state } = night;
  const { sheets, figures } = companionOf(setUp.system);
  const sheet = sheetOf(setUp, code);
  if (!sheet || setUp.sheets.length >= sheets.most) return night;
  const all = [...setUp.sheets, sheet];
  const comers = figures(sheet).filter(({ isLater }) => isLater !== true);
  if (sheets.refusal?.(all) !== undefined || state.figures.length + comers.length > mostFigures) return night;
  const teams = [...setUp.teams, teamFor(setUp, sheet)];
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
