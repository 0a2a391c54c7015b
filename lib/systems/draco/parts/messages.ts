import { pipsOnDie } from '../../../painted-die/die';
import { cardKindsOf, type Summary } from '../../display';
import type { MessagesPart } from '../../system';
import { iconPath, slayerArt } from '../cards/icons';
import { dragonPips, slayerPips } from '../cards/painted-pips';
import { shieldsOn } from '../dice/symbols';
import { kitPieces } from '../kit/pieces';
import { cardKinds } from '#words/systems/draco/messages/card-kinds';
import { edits } from '#words/systems/draco/messages/edits';
import { issues } from '#words/systems/draco/messages/issues';
import { terms } from '#words/systems/draco/messages/terms';
import { words } from '#words/systems/draco/messages/words';
import type { RuleIssue } from '../rules/issue';
import type { Edit } from '../sheet/edit';
import { dragonDie, slayerDie } from '../sheet/pips';
import type { Draft } from '../sheet/sheet';

/** Points spent, symbol by symbol. */
const spentOn = (draft: Draft): Summary['spent'] => {
  const found =
    draft.kind === 'slayer'
      ? (['attack', 'shield'] as const).map((pip) => ({
          ink: slayerPips(draft.attack)[pip].ink,
          label: terms.pipsOf(draft.attack)[pip],
          points: pipsOnDie(draft.faces, pip) * slayerDie(draft.attack).costs[pip],
        }))
      : (['dagger', 'shield'] as const).map((pip) => ({
          ink: dragonPips[pip].ink,
          label: terms.pips[pip],
          points:
            draft.cards.reduce((sum, { faces }) => sum + pipsOnDie(faces, pip), 0) * dragonDie.costs[pip],
        }));
  return found.filter(({ points }) => points > 0);
};

/** Messages of Hic est Draco about its sheets. */
export const messages: MessagesPart<Draft, Edit> = {
  issue: (issue) => issues.sentence(issue as RuleIssue),
  where: issues.where,
  fix: edits.fix,
  edit: edits.edit,
  kit: kitPieces,
  cardKinds: cardKindsOf(cardKinds),
  words,
  noun: ({ kind }) => terms.nouns[kind],
  untouched: ({ kind }) => terms.untouched[kind],
  fileNouns: { kind: 'kind of card', attack: 'kind of attack' },
  summary: (draft) => {
    const kind = terms.kinds[draft.kind];
    return {
      emblem:
        draft.kind === 'slayer'
          ? slayerArt({ attack: draft.attack, shields: shieldsOn(draft.faces) })
          : iconPath('dragon'),
      kind,
      kinds: [kind, ...(draft.kind === 'slayer' ? [terms.attacks[draft.attack]] : [])],
      searchWords:
        draft.kind === 'slayer'
          ? draft.skills.map(terms.skill)
          : draft.cards.flatMap(({ name, skill }) => [name, terms.skill(skill)]),
      spent: spentOn(draft),
    };
  },
};
