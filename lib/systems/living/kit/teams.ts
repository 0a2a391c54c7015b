import type { TeamMark } from '../../../cards/pieces/team-mark';
import { partLabels } from '#words/systems/living/messages/kit-parts';
import { teamIds, type TeamId } from '../scenarios/place';
import type { AnyScenario } from '../scenarios/scenario';
import { findScenario } from '../scenarios/index';
import { liveries } from './parts/liveries';
import type { HeroDraft } from '../sheet/hero';
import { followerNeeds } from './cards/follower-needs';
import type { Order } from './pieces';
import type { Pictured } from './cards/kit-labels';

/** Mark of a team on its figures and initiative cards. */
const markOf = (team: TeamId): TeamMark => ({
  livery: liveries[team],
  isDashed: team === 'green',
  spoken: partLabels.team[team],
});

/** Each hero's team: the first half of the list is one, the rest the other; undefined where there are no two teams. */
const teamsFor = (scenario: AnyScenario | undefined, heroes: number): readonly TeamId[] | undefined => {
  const [first, second] = teamIds;
  const isTeams = scenario?.kind === 'scenario' && scenario.contest.contest === 'teams';
  return isTeams && heroes > 1
    ? Array.from({ length: heroes }, (_, at) => (at < heroes / 2 ? first : second))
    : undefined;
};

/** Somebody may have an ally; a hero alone plays with others of unknown number. */
export const hasAllies = (scenario: AnyScenario | undefined, heroes: readonly HeroDraft[]): boolean => {
  if (!scenario) return true;
  if (scenario.kind === 'mission') return false;
  const isFollowed = heroes.some(({ followers }) => followers.length > 0) || followerNeeds(heroes).length > 0;
  return isFollowed || (scenario.contest.contest === 'teams' && heroes.length !== 2);
};

/** An order's heroes with their photos and, in a scenario of two teams, the marks of theirs. */
export const picturedOf = ({ scenario, sheets, whole = sheets }: Order): readonly Pictured[] => {
  const teams = teamsFor(findScenario(scenario), sheets.length);
  return sheets.map(({ sheet, ...photo }, at) => {
    const team = teams?.[at];
    return {
      hero: sheet,
      whole: whole[at]?.sheet,
      ...(team && { team: markOf(team) }),
      ...photo,
    };
  });
};

/** The names of each team's heroes. */
export const teamNames = (
  scenario: AnyScenario,
  names: readonly string[],
): Readonly<Record<TeamId, readonly string[]>> | undefined => {
  const teams = teamsFor(scenario, names.length);
  const of = (team: TeamId): readonly string[] => names.filter((_, at) => teams?.[at] === team);
  return teams && { orange: of('orange'), green: of('green') };
};
