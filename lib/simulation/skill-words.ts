import type { SystemId } from '../systems/sheet';
import { matchPartOf } from './contest';

/** Names of skills and of the figures counted for them. */
export interface SkillWords {
  /** Names of the skills that were used and are on a sheet, by their ids. */
  readonly skills: Readonly<Record<string, string>>;
  /** Counts of a skill beside its uses: key and name of each. */
  readonly columns: readonly (readonly [key: string, name: string])[];
}

/** @param used ids of all skills that somebody used, including those from a status or a follower */
export const skillWords = (system: SystemId, used: readonly string[]): SkillWords => {
  const { skillName, broughtSkills = [], skillColumns = [] } = matchPartOf(system);
  const listed = [...new Set(used)].filter((id) => !broughtSkills.includes(id));
  return {
    skills: Object.fromEntries(listed.map((id) => [id, skillName?.(id) ?? id])),
    columns: skillColumns.flatMap(({ id, onPage }) => (onPage === undefined ? [] : [[id, onPage] as const])),
  };
};
