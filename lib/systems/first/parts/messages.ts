import { spentOn } from '../../../painted-die/painted-pips';
import { cardKindsOf } from '../../display';
import type { MessagesPart } from '../../system';
import { familyOf } from '../cards/families';
import { iconPath } from '../cards/icons';
import { paintedPips } from '../cards/painted-pips';
import { kitPieces } from '../kit/pieces';
import { blankCards, cardKinds } from '#words/systems/first/messages/card-kinds';
import { categoryNames } from '#words/systems/first/messages/skill-names';
import { fixLabel, stepName } from '#words/systems/first/messages/edits';
import { issueSentence } from '#words/systems/first/messages/issues';
import { nameOfSkill, where } from '#words/systems/first/messages/places';
import { terms } from '#words/systems/first/messages/terms';
import { words } from '#words/systems/first/messages/words';
import type { RuleIssue } from '../rules/issue';
import { categoriesOf, countedSkills, mainCategory } from '../rules/skills';
import { kitScenarios } from '../scenarios/scenario';
import type { Edit } from '../sheet/edit';
import type { HeroDraft } from '../sheet/hero';
import { die } from '../sheet/pips';

/** Messages of the first edition about its sheets. */
export const messages: MessagesPart<HeroDraft, Edit> = {
  issue: (issue) => issueSentence(issue as RuleIssue),
  where,
  fix: fixLabel,
  edit: (edit, hero) => stepName(hero, edit),
  kit: kitPieces,
  kitScenarios,
  cardKinds: cardKindsOf(cardKinds),
  blankCards: cardKindsOf(blankCards),
  words,
  fileNouns: { armour: 'armour', type: 'weapon type' },
  fileRules: {
    'defence-is-no-trait': 'the first edition has no trait “defence”; its grey pips are “armour”.',
    'no-custom-skills': 'the first edition has no custom skills. Give the id of one of its skills.',
  },
  summary: (hero) => {
    const category = mainCategory(hero.skills);
    return {
      emblem: iconPath(category ?? 'hero'),
      kind: category === undefined ? '' : categoryNames[category],
      family: category && familyOf[category],
      kinds: [...categoriesOf(countedSkills(hero.skills))].map((each) => categoryNames[each]),
      searchWords: hero.skills.map(nameOfSkill),
      spent: spentOn(die, hero.faces, paintedPips, terms.pips),
    };
  },
};
