import type { CompanionFigure } from '../../companion-part';
import { cards } from '#words/systems/draco/messages/cards';
import { companion as say } from '#words/systems/draco/messages/companion';
import { wholeDragonText, wholeSlayerText } from '#words/systems/draco/messages/skill-text';
import { terms } from '#words/systems/draco/messages/terms';
import { tableValues } from '../rules/table-values';
import { poolSizes } from '../rules/values';
import type { Draft, Dragon, DragonCard, Slayer } from '../sheet/sheet';
import { findDragonSkill } from '../skills/dragons';
import { findSlayerSkill } from '../skills/slayers';

const pool = (dice: number) =>
  [{ id: 'pool', name: say.pool, start: dice, most: dice, shownAs: 'dice' }] as const;

const slayerFigure = (slayer: Slayer): CompanionFigure => ({
  id: 'slayer',
  name: slayer.name,
  kind: say.slayer(terms.attacks[slayer.attack]),
  lines: [
    cards.attackLines[slayer.attack],
    ...slayer.skills.map((id) => {
      const skill = findSlayerSkill(id);
      return skill ? say.skillLine(skill.name, wholeSlayerText(skill)) : terms.skill(id);
    }),
  ],
  skills: slayer.skills,
  counts: pool(poolSizes.slayer),
  actions: 2,
});

const cardId = (at: number): string => `card-${at + 1}`;

/** The place of a dragon card's figure among her cards, from 0; -1 for any other figure. */
export const cardPlace = ({ id, bringsTurns }: CompanionFigure): number =>
  bringsTurns === true ? Number(id.replace('card-', '')) - 1 : -1;

/** Name of a dragon card at the table: its number from the left, and its name. */
export const cardName = ({ cards: row }: Dragon, at: number): string =>
  say.cardName(at + 1, row[at]?.name ?? '');

/** Text of the skill of a dragon card; empty where it has none. */
const skillOf = ({ skill: id }: DragonCard): readonly string[] => {
  const skill = findDragonSkill(id);
  return skill ? [say.skillLine(skill.name, wholeDragonText(skill))] : [];
};

const cardFigure = (dragon: Dragon, card: DragonCard, at: number): CompanionFigure => ({
  id: cardId(at),
  name: cardName(dragon, at),
  kind: card.claw ? say.cardWithClaw : say.card,
  lines: skillOf(card),
  skills: [card.skill],
  counts: [
    { id: 'die', name: say.die, start: tableValues.cardDie, most: tableValues.cardDie, shownAs: 'dice' },
  ],
  actions: 1,
  follows: 'dragon',
  bringsTurns: true,
});

/** A slayer; or the dragon, and her cards, each of which has a die and an initiative card. */
export const companionFigures = (draft: Draft): readonly CompanionFigure[] =>
  draft.kind === 'slayer'
    ? [slayerFigure(draft)]
    : [
        {
          id: 'dragon',
          name: draft.name,
          kind: terms.kinds.dragon,
          lines: [],
          skills: [],
          counts: pool(poolSizes.dragon),
          actions: 1,
        },
        ...draft.cards.map((card, at) => cardFigure(draft, card, at)),
      ];
