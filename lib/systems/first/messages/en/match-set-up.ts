import { count } from '../../../../language/en';
import type { Encounter, SkillColumn } from '../../../match-part';
import type { EncounterIssue } from '../../match/encounter';
import type { Harm } from '../../match/event';
import type { SkillCount } from '../../match/report/counter';
import { findScenario, sides } from '../../scenarios/scenario';
import type { HeroDraft } from '../../sheet/hero';
import { isSkillId, skillNames } from '../../skills/ids';

export const skillName = (id: string): string => (isSkillId(id) ? skillNames[id] : id);

/** What heroes fall by. */
export const causeNames: Readonly<Record<Harm, string>> = {
  melee: 'melee attacks',
  ranged: 'shots',
  magic: 'magic',
  trap: 'traps',
  fall: 'falls',
  base: 'the other base',
};

/** What is counted of a skill. */
export const skillColumns: Readonly<Record<SkillCount, Omit<SkillColumn, 'id'>>> = {
  harm: { inReport: 'harm', onPage: 'Harm' },
  healed: { inReport: 'healed', onPage: 'Restored' },
  conditions: { inReport: 'hindered', onPage: 'Hindered' },
  felled: { inReport: 'felled' },
};

/** Everybody has a turn in a round. */
export const roundWords = { one: 'round', many: 'rounds' } as const;

/** Why matches ended. */
export const endings: Readonly<Record<string, string>> = {
  'last-standing': 'one side alone was left',
  points: 'enough points',
  'most-rounds': 'the rounds ran out',
};

const heroAt = (path: readonly (string | number)[], heroes: readonly HeroDraft[]): string =>
  heroes[Number(path[1])]?.name ?? 'A hero';

/** Why a match cannot be set up. */
export const matchIssue = (
  found: EncounterIssue,
  { sheets: heroes, scenario }: Pick<Encounter<HeroDraft>, 'sheets' | 'scenario'>,
): string => {
  const name = findScenario(scenario)?.name ?? scenario;
  switch (found.rule) {
    case 'unknown-scenario':
      return `There is no scenario “${found.figures.scenario}”.`;
    case 'unknown-map':
      return `There is no map “${found.map}”.`;
    case 'too-few-heroes':
      return `${name} needs at least ${count(found.figures.allowed, 'hero', 'heroes')}.`;
    case 'too-many-heroes': {
      const where = found.figures.allowed === sides.ofTeam ? ' in each team' : '';
      return `${name} has room for ${count(found.figures.allowed, 'hero', 'heroes')}${where}, and ${found.figures.heroes} came.`;
    }
    case 'one-team':
      return `${name} needs heroes in two teams at least.`;
    case 'two-teams':
      return `${name} is played by two teams, 0 and 1.`;
    case 'illegal-hero':
      return `${heroAt(found.path, heroes)} is illegal.`;
    case 'no-room':
      return `There is no room for ${heroAt(found.path, heroes)} in the base.`;
    case 'cannot-stand-there':
      return `${heroAt(found.path, heroes)} cannot begin at that place.`;
  }
};
