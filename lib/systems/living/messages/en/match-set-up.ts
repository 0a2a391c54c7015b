import { count, list } from '../../../../language/en';
import type { Encounter, SkillColumn } from '../../../match-part';
import type { EncounterIssue } from '../../match/set-up/encounter';
import type { Cause, SkillCount } from '../../match/report/counter';
import { findScenario } from '../../scenarios/index';
import type { HeroDraft } from '../../sheet/hero';
import { broughtSkills } from '../../skills/brought';
import { findSkill } from '../../skills/index';

/** The hero of the training missions, whom a mission gives to whoever plays it. */
export const traineeName = 'Trainee';

const scenarioName = (id: string): string => findScenario(id)?.name ?? id;

/** Skills of a school, and those that a status or a follower brings. */
export const skillName = (id: string): string =>
  findSkill(id)?.name ?? broughtSkills.find((skill) => skill.id === id)?.name ?? id;

/** What is counted of a skill, above its column: in a report, and on the page of odds, which leaves the fallen out. */
export const skillColumns: Readonly<Record<SkillCount, Omit<SkillColumn, 'id'>>> = {
  harm: { inReport: 'harm', onPage: 'Harm' },
  healed: { inReport: 'healed', onPage: 'Restored' },
  conditions: { inReport: 'counters', onPage: 'Counters' },
  felled: { inReport: 'felled' },
};

/** What heroes fall by. */
export const causeNames: Readonly<Record<Cause, string>> = {
  melee: 'melee attacks',
  ranged: 'ranged attacks',
  skill: 'skills',
  wounds: 'burning and poison',
  other: 'other losses of Life',
};

/** Why matches ended. */
export const endings: Readonly<Record<string, string>> = {
  'last-standing': 'one side alone was left',
  points: 'enough victory points',
  'brought-home': 'brought home',
  'most-phases': 'the phases ran out',
};

/** Why a match cannot be set up. */
export const matchIssue = (
  found: EncounterIssue,
  { sheets: heroes, scenario }: Pick<Encounter<HeroDraft>, 'sheets' | 'scenario'>,
): string => {
  const name = scenarioName(scenario);
  switch (found.rule) {
    case 'unknown-scenario':
      return `There is no scenario “${found.figures.scenario}”.`;
    case 'unknown-map':
      return `There is no map “${found.map}”.`;
    case 'each-for-himself':
      return `In ${name} everybody fights for himself: leave --teams out, or choose a scenario for teams.`;
    case 'two-teams':
      return `${name} is played by two teams, 0 and 1.`;
    case 'too-few-heroes':
      return found.figures.heroes === 0
        ? `${name} needs heroes in both teams.`
        : `${name} needs at least ${count(found.figures.allowed, 'hero', 'heroes')}.`;
    case 'too-many-heroes':
      return `${name} has room for ${count(found.figures.allowed, 'hero', 'heroes')}${teamsOnly(scenario)}, and ${found.figures.heroes} came.`;
    case 'uneven-teams':
      return `Both teams of ${name} need as many heroes as the other; now they are ${list(found.figures.teams.map(String), 'to')}.`;
    case 'team-without-home':
      return `${heroAt(found.path, heroes)} belongs to a team that ${name} has no corner for.`;
    case 'illegal-hero':
      return `${heroAt(found.path, heroes)} is illegal.`;
    case 'no-room':
      return `There is no room for ${heroAt(found.path, heroes)} in the corner.`;
    case 'not-in-his-base':
    case 'cannot-stand-there':
      return `${heroAt(found.path, heroes)} cannot begin at that place.`;
  }
};

const teamsOnly = (scenario: string): string => {
  const found = findScenario(scenario);
  return found?.kind === 'scenario' && found.contest.contest === 'teams' ? ' in each team' : '';
};

const heroAt = (path: readonly (string | number)[], heroes: readonly HeroDraft[]): string =>
  heroes[Number(path[1])]?.name ?? 'A hero';
