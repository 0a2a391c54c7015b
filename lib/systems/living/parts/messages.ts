import { spentOn } from '../../../painted-die/painted-pips';
import { cardKindsOf } from '../../display';
import type { MessagesPart } from '../../system';
import { emblemOf, mainSchool, schoolNamesOf } from '../cards/card-content';
import { familyOf } from '../cards/families';
import { paintedPips } from '../cards/painted-pips';
import { kitScenarios } from '../kit/kit-scenarios';
import { kitPieces } from '../kit/pieces';
import { blankCards, cardKinds } from '#words/systems/living/messages/card-kinds';
import { history } from '#words/systems/living/messages/history';
import { issues } from '#words/systems/living/messages/issues';
import { nameOfChoice } from '#words/systems/living/messages/places';
import { series } from '#words/systems/living/messages/series';
import { terms } from '#words/systems/living/messages/terms';
import { words } from '#words/systems/living/messages/words';
import type { RuleIssue } from '../rules/issue';
import type { Edit } from '../sheet/edit';
import type { HeroDraft } from '../sheet/hero';
import { die } from '../sheet/pips';

/** Texts of the Living Rulebook about its sheets. */
export const messages: MessagesPart<HeroDraft, Edit> = {
  issue: (issue) => issues.sentence(issue as RuleIssue),
  where: issues.where,
  fix: issues.fix,
  edit: (edit, hero) => history.edit(hero, edit),
  fileNouns: {
    armour: 'armour',
    type: 'weapon type',
    melee: 'kind of melee weapon',
    kind: 'kind of follower',
    ability: 'pet ability',
    school: 'school for a custom skill',
  },
  fileRules: {
    'pole-on-no-melee-weapon': 'only a blunt, piercing or slashing weapon can be a pole weapon.',
  },
  kit: kitPieces,
  kitScenarios,
  cardKinds: cardKindsOf(cardKinds),
  blankCards: cardKindsOf(blankCards),
  words,
  series,
  summary: ({ title, skills, snowfall, followers, faces }) => {
    const { emblem, caption } = emblemOf(skills, title);
    const school = mainSchool(skills);
    return {
      emblem,
      kind: caption,
      family: school && familyOf[school],
      kinds: schoolNamesOf(skills),
      companions: followers.map(({ kind }) =>
        kind === 'daemon' ? terms.followerKinds[kind] : terms.followerKinds[kind].toLowerCase(),
      ),
      searchWords: [...skills, ...snowfall.skills, ...followers.flatMap((follower) => follower.skills)].map(
        nameOfChoice,
      ),
      spent: spentOn(die, faces, paintedPips, terms.pips),
    };
  },
};
