import { builder } from '../messages/en/builder';
import { commandText, roleTexts } from '../messages/en/roles';
import { terms } from '../messages/en/terms';
import { command, rookieRoleIds, roleOf, specialityIds, useOf, type RoleId } from '../skills/roles';

/** A role, a speciality or Command, as the rules pages have it. */
export interface RuleSkill {
  readonly id: string;
  readonly name: string;
  readonly use: 'passive' | 'active';
  readonly facts: readonly string[];
  readonly text: string;
  /** What it needs and forbids; empty where it does neither. */
  readonly demands: string;
  readonly page: 'rookies' | 'specialists';
}

const skill = (id: RoleId, page: RuleSkill['page'], rank: string): RuleSkill => ({
  id,
  name: roleOf(id).name,
  use: useOf(roleOf(id)),
  facts: [rank, builder.use(id)],
  text: roleTexts[id],
  demands: builder.demands(id),
  page,
});

/** All of them, Command before the specialities. */
export const ruleSkills: readonly RuleSkill[] = [
  ...rookieRoleIds.map((id) => skill(id, 'rookies', terms.ranks.rookie)),
  {
    id: 'command',
    name: command.name,
    use: useOf(command),
    facts: [terms.ranks.boss, terms.uses[useOf(command)]],
    text: commandText,
    demands: '',
    page: 'specialists',
  },
  ...specialityIds.map((id) => skill(id, 'specialists', terms.ranks.specialist)),
];

export const findRuleSkill = (id: string): RuleSkill | undefined => ruleSkills.find((each) => each.id === id);
