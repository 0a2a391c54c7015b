import { figureOf, leaderOf } from '@/lib/companion/figures';
import { teamsIn, type Night, type NightSetUp } from '@/lib/companion/night';
import { companionMessages } from '@/lib/messages/companion';
import { nameOf } from '@/lib/systems/document';

/** A figure by its name; two of a name are numbered. */
export const figureName = ({ setUp, state }: Night, at: number): string => {
  const found = state.figures[at];
  const own = found && figureOf(setUp, found)?.name;
  if (own === undefined) return '';
  const twins = state.figures.flatMap((each, place) =>
    !each.hasLeft && figureOf(setUp, each)?.name === own ? [place] : [],
  );
  return twins.length > 1 && twins.includes(at) ? `${own} ${twins.indexOf(at) + 1}` : own;
};

/** The present or next turn: a figure, and where a card brings the turn, its owner. */
export const turnName = (night: Night, at: number): string => {
  const found = night.state.figures[at];
  const isCard = found !== undefined && figureOf(night.setUp, found)?.bringsTurns === true;
  const name = figureName(night, at);
  return isCard ? companionMessages.cardOf(figureName(night, leaderOf(night, at)), name) : name;
};

/** A team, named after its members. */
export const teamName = ({ setUp: { system, sheets, teams } }: Night, team: number): string =>
  companionMessages.teamOf(
    team + 1,
    sheets.flatMap((sheet, at) => (teams[at] === team ? [nameOf({ system, sheet })] : [])),
  );

/** Places of the sheets on one side. */
export const sheetsIn = ({ teams }: NightSetUp, team: number): readonly number[] =>
  teams.flatMap((each, at) => (each === team ? [at] : []));

/** Names of those on a sheet’s side beside its own. */
export const allyNames = (setUp: NightSetUp, sheet: number): readonly string[] =>
  heroNames(
    setUp,
    sheetsIn(setUp, setUp.teams[sheet] ?? -1).filter((at) => at !== sheet),
  );

/** All teams by their numbers. */
export const teamNumbers = (night: Night): readonly number[] =>
  Array.from({ length: teamsIn(night.setUp) }, (_, team) => team);

/** Names of the heroes of these sheets. */
export const heroNames = ({ system, sheets }: NightSetUp, places: readonly number[]): readonly string[] =>
  sheets.flatMap((sheet, at) => (places.includes(at) ? [nameOf({ system, sheet })] : []));
