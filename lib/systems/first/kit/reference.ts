import type { Block } from '../../../cards/text/flow';
import type { DrawPages } from '../../../cards/paper/paper';
import { referencePages, type ReferenceHead, type ReferencePart } from '../../../cards/kit/reference-page';
import { categoryName } from '../cards/card-content';
import type { CardLabels } from '../cards/card-labels';
import { fullText } from '../cards/card-skills';
import type { SkillText } from '#words/systems/first/messages/skill-text/renderer';
import type { HeroDraft } from '../sheet/hero';
import type { Skill } from '../skills/category';
import { findSkill } from '../skills/index';
import { kitIcon } from './icons';

/** The words of the reference sheet, in the reader's language. */
export interface ReferenceWords extends ReferenceHead {
  readonly parts: readonly ReferencePart[];
  /** Owners of a skill: "Jane, Bito". */
  readonly whose: (names: readonly string[]) => string;
  readonly renderSkill: (skill: Skill) => SkillText;
  readonly labels: CardLabels;
}

/** Skills by category and name, each once, with their owners. */
const partySkills = (
  heroes: readonly HeroDraft[],
): readonly (readonly [skill: Skill, names: readonly string[]])[] => {
  const owners = new Map<Skill, Set<string>>();
  for (const hero of heroes)
    for (const id of hero.skills) {
      const skill = findSkill(id);
      if (skill) owners.set(skill, (owners.get(skill) ?? new Set<string>()).add(hero.name));
    }
  return [...owners]
    .map(([skill, names]) => [skill, [...names]] as const)
    .sort(([one], [other]) => (one.id < other.id ? -1 : 1));
};

/** The turn, combat, magic, life, and this party's skills in full. */
export const reference = (heroes: readonly HeroDraft[], words: ReferenceWords): DrawPages =>
  referencePages(
    words.parts,
    partySkills(heroes).map(([skill, names]): readonly Block[] => [
      {
        block: 'heading',
        text: skill.name,
        note: words.whose(names),
        right: categoryName(skill.category),
        icon: kitIcon(skill.icon),
      },
      ...fullText(words.renderSkill(skill), words.labels),
    ]),
    words,
  );
