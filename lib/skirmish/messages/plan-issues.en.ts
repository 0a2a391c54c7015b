import { count } from '#words/language/words';
import type { CommonPlanIssue } from '../set-up/set-up';

interface Named {
  readonly name: string;
}

/** The hero whom an issue is about. */
export const heroAt = (path: readonly (string | number)[], heroes: readonly Named[]): string =>
  heroes[Number(path[1])]?.name ?? 'A hero';

export const unknownMap = (map: string): string => `There’s no map “${map}”.`;

export const twoTeamsOnly = (scenario: string): string => `${scenario} needs exactly two teams, 0 and 1.`;

/** Name of a scenario, and the nature of its sides and bases. */
export interface PlannedScenario {
  readonly name: string;
  /** Its heroes are counted in each team. */
  readonly isByTeams: boolean;
  /** Word for a team's own place: "corner", "base". */
  readonly home: string;
}

/** Why a match cannot be set up. */
export const planIssueText = (
  found: CommonPlanIssue,
  { name, isByTeams, home }: PlannedScenario,
  heroes: readonly Named[],
): string => {
  switch (found.rule) {
    case 'unknown-scenario':
      return `There’s no scenario “${found.figures.scenario}”.`;
    case 'too-few-heroes':
      return found.figures.heroes === 0
        ? `${name} needs heroes in both teams.`
        : `${name} needs at least ${count(found.figures.allowed, 'hero', 'heroes')}.`;
    case 'too-many-heroes': {
      const where = isByTeams ? ' in each team' : '';
      return `${name} has room for ${count(found.figures.allowed, 'hero', 'heroes')}${where}, but you chose ${found.figures.heroes}.`;
    }
    case 'illegal-hero':
      return `${heroAt(found.path, heroes)} is illegal.`;
    case 'no-room':
      return `There’s no room for ${heroAt(found.path, heroes)} in the ${home}.`;
    case 'cannot-stand-there':
      return `${heroAt(found.path, heroes)} can’t start there.`;
  }
};
