import { spentOn } from '../../../painted-die/painted-pips';
import type { MessagesPart } from '../../system';
import { emblemOf, mainSchool, schoolNamesOf } from '../cards/card-content';
import { familyOf } from '../cards/families';
import { paintedPips } from '../cards/painted-pips';
import { kitPieces } from '../kit/pieces';
import { history } from '../messages/en/history';
import { issues } from '../messages/en/issues';
import { nameOfChoice } from '../messages/en/places';
import { series } from '../messages/en/series';
import { terms } from '../messages/en/terms';
import { words } from '../messages/en/words';
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
  words,
  series,
  summary: ({ skills, snowfall, followers, faces }) => {
    const { emblem, caption } = emblemOf(skills);
    const school = mainSchool(skills);
    return {
      emblem,
      kind: caption,
      family: school && familyOf[school],
      kinds: schoolNamesOf(skills),
      searchWords: [...skills, ...snowfall.skills, ...followers.flatMap((follower) => follower.skills)].map(
        nameOfChoice,
      ),
      spent: spentOn(die, faces, paintedPips, terms.pips),
    };
  },
};
