import { heroAt, planIssueText, twoTeamsOnly, unknownMap } from '#words/skirmish/messages/plan-issues';
import type { Encounter, SkillColumn } from '../../match-part';
import type { EncounterIssue } from '../match/set-up/encounter';
import type { SkillCount } from '../../../skirmish/report/hero-counts';
import type { Cause } from '../match/report/counter';
import { findScenario } from '../scenarios/index';
import type { HeroDraft } from '../sheet/hero';
import { broughtSkills } from '../skills/brought';
import { findSkill } from '../skills/index';
import { nameWithoutNote } from '../skills/school';

/** The hero of the training missions, whom a mission gives to whoever plays it. */
export const traineeName = 'Trainee';

const scenarioName = (id: string): string => findScenario(id)?.name ?? id;

/** Skills of a school, and those that a status or a follower brings. */
export const skillName = (id: string): string =>
  nameWithoutNote(findSkill(id)?.name ?? broughtSkills.find((skill) => skill.id === id)?.name ?? id);

/** Column heads for the counts of a skill: in a report, and on the page of odds, which leaves the fallen out. */
export const skillColumns: Readonly<Record<SkillCount, Omit<SkillColumn, 'id'>>> = {
  harm: { inReport: 'damage', onPage: 'Damage' },
  healed: { inReport: 'healed', onPage: 'Life restored' },
  conditions: { inReport: 'counters', onPage: 'Counters given' },
  felled: { inReport: 'felled' },
};

/** Causes by which heroes fall. */
export const causeNames: Readonly<Record<Cause, string>> = {
  melee: 'melee attacks',
  ranged: 'ranged attacks',
  skill: 'skills',
  wounds: 'burning and poison',
  other: 'other loss of Life',
};

const mapNames: Readonly<Record<string, string>> = {
  'open-field': 'Open field',
  town: 'Town',
  forest: 'Forest',
  ruins: 'Ruins',
  river: 'River',
  arena: 'Arena',
  random: 'A new random map',
};

export const mapName = (id: string): string => mapNames[id] ?? id;

/** Why matches ended. */
export const endings: Readonly<Record<string, string>> = {
  'last-standing': 'no opposing heroes left',
  points: 'winning score reached',
  goal: 'goal reached',
  fallen: 'hero fallen',
  'brought-home': 'treasure brought home',
  'most-phases': 'phase limit reached',
};

/** Why a match cannot be set up. */
export const matchIssue = (
  found: EncounterIssue,
  { sheets: heroes, scenario }: Pick<Encounter<HeroDraft>, 'sheets' | 'scenario'>,
): string => {
  const name = scenarioName(scenario);
  switch (found.rule) {
    case 'unknown-map':
      return unknownMap(found.map);
    case 'each-for-himself':
      return `In ${name} everyone fights for themselves: leave out --teams, or choose a scenario for teams.`;
    case 'two-teams':
      return twoTeamsOnly(name);
    case 'uneven-teams':
      return `Both teams in ${name} need the same number of heroes; now they have ${found.figures.teams.join(' and ')}.`;
    case 'team-without-home':
      return `${heroAt(found.path, heroes)} is in a team that ${name} has no corner for.`;
    case 'not-in-his-base':
      return `${heroAt(found.path, heroes)} can’t start there.`;
    case 'unknown-scenario':
    case 'too-few-heroes':
    case 'too-many-heroes':
    case 'illegal-hero':
    case 'no-room':
    case 'cannot-stand-there':
      return planIssueText(found, { name, isByTeams: isByTeams(scenario), home: 'corner' }, heroes);
  }
};

const isByTeams = (scenario: string): boolean => {
  const found = findScenario(scenario);
  return found?.kind === 'scenario' && found.contest.contest === 'teams';
};
