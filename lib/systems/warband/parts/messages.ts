import { cardKindsOf } from '../../display';
import type { MessagesPart } from '../../system';
import { iconPath } from '../cards/icons';
import { kitPieces } from '../kit/pieces';
import { cardKinds } from '#words/systems/warband/messages/card-kinds';
import { edits } from '#words/systems/warband/messages/edits';
import { issues } from '#words/systems/warband/messages/issues';
import { terms } from '#words/systems/warband/messages/terms';
import { words } from '#words/systems/warband/messages/words';
import type { RuleIssue } from '../rules/issue';
import { kitScenarios } from '../scenarios/scenario';
import type { Edit } from '../sheet/edit';
import type { Warband } from '../sheet/warband';

/** Texts of the warband skirmish about its sheets. */
export const messages: MessagesPart<Warband, Edit> = {
  issue: (issue) => issues.sentence(issue as RuleIssue),
  where: issues.where,
  fix: edits.fix,
  edit: edits.edit,
  kit: kitPieces,
  kitScenarios,
  cardKinds: cardKindsOf(cardKinds),
  words,
  untouched: (_, roles) => terms.toChoose(roles),
  fileNouns: { rank: 'rank', class: 'shooter class' },
  summary: ({ fighters }) => ({
    emblem: iconPath('warband'),
    kind: terms.warband,
    kinds: [terms.warband],
    searchWords: fighters.flatMap((fighter) => [
      fighter.name,
      terms.role(fighter),
      fighter.melee ?? '',
      fighter.shooter?.name ?? '',
    ]),
    spent: [],
  }),
};
