import type { ListedSkill } from '../../list-reference';
import { builder } from '#words/systems/warband/messages/builder';
import type { ListId } from '#words/systems/warband/messages/rulebook';
import { commandText, roleTexts } from '#words/systems/warband/messages/roles';
import { terms } from '#words/systems/warband/messages/terms';
import { command, rookieRoleIds, roleOf, specialityIds, useOf, type RoleId } from '../skills/roles';

type RuleSkill = ListedSkill & { readonly list: ListId };

/** Lines of an entry: its effects, its needs and its bans. */
const linesOf = (...texts: readonly string[]): ListedSkill['lines'] =>
  texts.filter((text) => text !== '').map((text) => ({ label: '', text }));

const skill = (id: RoleId, list: ListId, rank: string): RuleSkill => ({
  id,
  name: roleOf(id).name,
  list,
  group: terms.uses[useOf(roleOf(id))],
  facts: [rank, builder.use(id)],
  lines: linesOf(roleTexts[id], builder.demands(id)),
});

/** All of them, Command before the specialities. */
export const ruleSkills: readonly RuleSkill[] = [
  ...rookieRoleIds.map((id) => skill(id, 'rookies', terms.ranks.rookie)),
  {
    id: 'command',
    name: command.name,
    list: 'specialists',
    group: terms.uses[useOf(command)],
    facts: [terms.ranks.boss, terms.uses[useOf(command)]],
    lines: linesOf(commandText),
  },
  ...specialityIds.map((id) => skill(id, 'specialists', terms.ranks.specialist)),
];
