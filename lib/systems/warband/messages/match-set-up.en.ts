import type { Encounter, HarmWords, SkillColumn } from '../../match-part';
import type { EncounterIssue } from '../match/set-up/encounter';
import type { Harm } from '../match/state/event';
import type { SkillCount } from '../match/report/counter';
import type { Warband } from '../sheet/warband';
import { skillOf, type SkillId } from '../skills/ask';
import { rookieRoleIds, specialityIds } from '../skills/roles';

const isSkillId = (id: string): id is SkillId =>
  id === 'command' || ([...rookieRoleIds, ...specialityIds] as readonly string[]).includes(id);

export const skillName = (id: string): string => (isSkillId(id) ? skillOf(id).name : id);

/** True for a skill that somebody uses; all others apply by themselves. */
export const isUsed = (id: string): boolean => isSkillId(id) && skillOf(id).active !== undefined;

export const roundWords = { one: 'turn', many: 'turns' } as const;

/** Words for the counts of a warband. */
export const harmWords: HarmWords = {
  dealt: 'wounds dealt',
  taken: 'taken',
  lost: 'from falls and its own skills',
  healed: 'recovered',
  felled: 'fighters felled',
  fell: 'Lost a fighter (share of matches)',
  neverFell: 'Nobody fell',
};

/** Causes that take fighters out of the game. */
export const causeNames: Readonly<Record<Harm, string>> = {
  melee: 'melee',
  ranged: 'shots',
  counter: 'counterattacks',
  fall: 'falls',
  skill: 'their own skills',
  minion: 'their master’s wounds',
};

/** Column heads for the counts of a skill. */
export const skillColumns: Readonly<Record<SkillCount, Omit<SkillColumn, 'id'>>> = {
  wounds: { inReport: 'wounds', onPage: 'Wounds' },
  healed: { inReport: 'recovered', onPage: 'Wounds recovered' },
  felled: { inReport: 'felled' },
};

const mapNames: Readonly<Record<string, string>> = {
  glade: 'Glade',
  hamlet: 'Hamlet',
  woods: 'Woods',
  random: 'A new random table',
};

export const mapName = (id: string): string => mapNames[id] ?? id;

/** Why matches ended. */
export const endings: Readonly<Record<string, string>> = {
  'last-standing': 'no opponents left',
  treasures: 'most treasures home',
  'last-turn': 'turn limit reached',
};

const warbandAt = (path: readonly (string | number)[], warbands: readonly Warband[]): string =>
  warbands[Number(path[1])]?.name ?? 'A warband';

/** Why a match cannot be set up. */
export const matchIssue = (
  found: EncounterIssue,
  { sheets: warbands }: Pick<Encounter<Warband>, 'sheets'>,
): string => {
  switch (found.rule) {
    case 'unknown-scenario':
      return `There’s no scenario “${found.figures.scenario}”.`;
    case 'unknown-map':
      return `There’s no map “${found.map}”.`;
    case 'two-warbands':
      return `A match needs two warbands; this one has ${found.figures.warbands}.`;
    case 'no-fighters':
      return `${warbandAt(found.path, warbands)} has no fighters.`;
    case 'two-teams':
      return 'The warbands must be in two teams, 0 and 1, in that order.';
    case 'illegal-warband':
      return `${warbandAt(found.path, warbands)} is illegal.`;
  }
};
