import { skillNames } from '#words/systems/first/messages/skill-names';
import { planIssueText, twoTeamsOnly, unknownMap } from '#words/skirmish/messages/plan-issues';
import type { Encounter, SkillColumn } from '../../match-part';
import type { EncounterIssue } from '../match/set-up/encounter';
import type { Harm } from '../match/state/event';
import type { SkillCount } from '../../../skirmish/report/hero-counts';
import { findScenario, sides } from '../scenarios/scenario';
import type { HeroDraft } from '../sheet/hero';
import { isSkillId } from '../skills/ids';

export const skillName = (id: string): string => (isSkillId(id) ? skillNames[id] : id);

/** Causes of a hero's fall. */
export const causeNames: Readonly<Record<Harm, string>> = {
  melee: 'melee attacks',
  ranged: 'shots',
  magic: 'magic',
  trap: 'traps',
  fall: 'falls',
  base: 'the other team’s base',
};

/** Counts of a skill. */
export const skillColumns: Readonly<Record<SkillCount, Omit<SkillColumn, 'id'>>> = {
  harm: { inReport: 'damage', onPage: 'Damage' },
  healed: { inReport: 'healed', onPage: 'Life restored' },
  conditions: { inReport: 'hindered', onPage: 'Enemies hindered' },
  felled: { inReport: 'felled' },
};

/** Everybody has a turn in a round. */
export const roundWords = { one: 'round', many: 'rounds' } as const;

const mapNames: Readonly<Record<string, string>> = {
  meadow: 'Meadow',
  ruins: 'Ruins',
  random: 'A new random map',
};

export const mapName = (id: string): string => mapNames[id] ?? id;

/** Why matches ended. */
export const endings: Readonly<Record<string, string>> = {
  'last-standing': 'no opponents left',
  points: 'winning score reached',
  'most-rounds': 'round limit reached',
};

/** Why a match cannot be set up. */
export const matchIssue = (
  found: EncounterIssue,
  { sheets: heroes, scenario }: Pick<Encounter<HeroDraft>, 'sheets' | 'scenario'>,
): string => {
  const name = findScenario(scenario)?.name ?? scenario;
  switch (found.rule) {
    case 'unknown-map':
      return unknownMap(found.map);
    case 'one-team':
      return `${name} needs heroes in at least two teams.`;
    case 'two-teams':
      return twoTeamsOnly(name);
    case 'unknown-scenario':
    case 'too-few-heroes':
    case 'too-many-heroes':
    case 'illegal-hero':
    case 'no-room':
    case 'cannot-stand-there': {
      const isByTeams = found.rule === 'too-many-heroes' && found.figures.allowed === sides.ofTeam;
      return planIssueText(found, { name, isByTeams, home: 'base' }, heroes);
    }
  }
};
