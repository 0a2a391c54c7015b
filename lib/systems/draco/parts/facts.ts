import type { Fact, FactGroup, FactsPart } from '../../display';
import { cards } from '#words/systems/draco/messages/cards';
import { facts as say } from '#words/systems/draco/messages/facts';
import { wholeDragonText, wholeSlayerText } from '#words/systems/draco/messages/skill-text';
import { terms } from '#words/systems/draco/messages/terms';
import { dragonPoints } from '../sheet/pips';
import type { Draft, DragonCard } from '../sheet/sheet';
import { findDragonSkill } from '../skills/dragons';
import { findSlayerSkill } from '../skills/slayers';

const skillFact = (id: string): Fact => {
  const skill = findSlayerSkill(id);
  return {
    name: terms.skill(id),
    more: skill ? terms.uses[skill.use] : '',
    ...(skill && { text: wholeSlayerText(skill), address: `skills/${id}` }),
  };
};

const cardFact = (card: DragonCard, at: number): Fact => {
  const skill = findDragonSkill(card.skill);
  return {
    name: card.name === '' ? `${terms.kinds.dragon} ${at + 1}` : card.name,
    more: [terms.skill(card.skill), terms.points(dragonPoints(card.faces))].join(' · '),
    ...(skill && { text: wholeDragonText(skill), address: `skills/${card.skill}` }),
  };
};

const groups = (draft: Draft): readonly FactGroup[] => {
  const own: readonly FactGroup[] =
    draft.kind === 'slayer'
      ? [
          {
            title: say.attack,
            facts: [{ name: terms.attacks[draft.attack], more: cards.attackLines[draft.attack] }],
          },
          { title: say.skills, facts: draft.skills.map(skillFact), none: say.noSkills },
        ]
      : [{ title: say.cards, facts: draft.cards.map(cardFact), none: say.noCards }];
  const notes =
    draft.notes === '' ? [] : [{ title: say.notes, facts: [{ name: '', more: '', text: draft.notes }] }];
  return [...own, ...notes];
};

/** A slayer or dragon as text. */
export const facts: FactsPart<Draft> = { groups };
