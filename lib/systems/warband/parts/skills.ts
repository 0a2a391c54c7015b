import type { SkillEntry } from '../../system';
import { commandText, roleTexts } from '#words/systems/warband/messages/roles';
import { terms } from '#words/systems/warband/messages/terms';
import {
  command,
  rookieRoleIds,
  roleOf,
  specialityIds,
  useOf,
  type Role,
  type RoleId,
} from '../skills/roles';

const entry = (id: string, school: string, role: Role, text: string): SkillEntry => ({
  id,
  name: role.name,
  school,
  class: terms.uses[useOf(role)],
  text,
  ...(role.forbids && { requires: [terms.forbidden(role.forbids)] }),
});

const ofRank = (rank: 'rookie' | 'specialist', ids: readonly RoleId[]): readonly SkillEntry[] =>
  ids.map((id) => entry(id, terms.ranks[rank], roleOf(id), roleTexts[id]));

/** Every role, speciality and Command. */
export const skills: readonly SkillEntry[] = [
  entry('command', terms.ranks.boss, command, commandText),
  ...ofRank('specialist', specialityIds),
  ...ofRank('rookie', rookieRoleIds),
];
