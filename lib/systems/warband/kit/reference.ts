import type { Block } from '../../../cards/text/flow';
import { referencePages, type ReferenceHead, type ReferencePart } from '../../../cards/kit/reference-page';
import type { DrawPages } from '../../../cards/paper/paper';
import { iconPath } from '../cards/icons';
import { printedCommand, printedRole } from '#words/systems/warband/messages/roles';
import { hasFireTeam } from '../rules/bindings';
import type { Warband } from '../sheet/warband';
import { skillOf, type SkillId } from '../skills/ask';
import { roleIdOf, rookieRoleIds, specialityIds, useOf } from '../skills/roles';

/** The words of the reference sheet, in the reader's language. */
export interface ReferenceWords extends ReferenceHead {
  readonly parts: readonly ReferencePart[];
  /** Answers about these roles. */
  readonly questions: { readonly title: string; readonly text: readonly string[] };
  /** Owners of a role: "Jane, Bito". */
  readonly whose: (names: readonly string[]) => string;
  readonly use: (use: 'passive' | 'active') => string;
}

const skillIds: readonly SkillId[] = ['command', ...specialityIds, ...rookieRoleIds];

/** Command, specialities and roles in the order of the text, each with those who have it. */
const skillsOf = (
  warbands: readonly Warband[],
): readonly { readonly id: SkillId; readonly names: readonly string[] }[] => {
  const fighters = warbands.flatMap((warband) => warband.fighters);
  return skillIds
    .map((id) => ({
      id,
      names: fighters
        .filter((fighter) => (id === 'command' ? fighter.rank === 'boss' : roleIdOf(fighter) === id))
        .map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0);
};

/** Command, roles and specialities of these warbands. */
export const skillIdsOf = (warbands: readonly Warband[]): readonly SkillId[] =>
  skillsOf(warbands).map(({ id }) => id);

const questionBlocks = ({ title, text }: ReferenceWords['questions']): readonly (readonly Block[])[] =>
  text.map((line, at) => [
    ...(at === 0 ? [{ block: 'heading', text: title } as const] : []),
    { block: 'paragraph', text: line } as const,
  ]);

/** The rules, and the roles of these warbands in full with the questions about them. */
export const reference = (warbands: readonly Warband[], words: ReferenceWords): DrawPages => {
  const isFireTeam = warbands.some(hasFireTeam);
  return referencePages(
    words.parts,
    [
      ...skillsOf(warbands).map(({ id, names }): readonly Block[] => {
        const skill = skillOf(id);
        return [
          {
            block: 'heading',
            text: skill.name,
            note: words.whose(names),
            right: words.use(useOf(skill)),
            icon: iconPath(id),
          },
          { block: 'paragraph', text: id === 'command' ? printedCommand : printedRole(id, isFireTeam) },
        ];
      }),
      ...questionBlocks(words.questions),
    ],
    words,
  );
};
