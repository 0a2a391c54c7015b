import { attackSymbols, daggersOn, shieldsOn, type Symbols } from '../../dice/symbols';
import type { Attack } from '../../sheet/pips';
import type { Draft, Dragon, Slayer } from '../../sheet/sheet';
import { findDragonSkill, type DragonSkillId } from '../../skills/dragons';
import { findSlayerSkill, type SlayerSkillId } from '../../skills/slayers';

/** Card of a slayer; stays the same through a match. */
export interface SlayerCard {
  readonly kind: 'slayer';
  readonly name: string;
  readonly attack: Attack;
  readonly attacks: Symbols;
  readonly shields: Symbols;
  readonly skills: readonly SlayerSkillId[];
}

/** One of a dragon's cards. */
export interface PartCard {
  readonly name: string;
  readonly skill: DragonSkillId | undefined;
  readonly daggers: Symbols;
  readonly shields: Symbols;
}

export interface DragonCards {
  readonly kind: 'dragon';
  readonly name: string;
  readonly cards: readonly PartCard[];
}

export type Card = SlayerCard | DragonCards;

/** A skill that there is, and that this card can use. */
const isUsable =
  ({ attack }: Slayer) =>
  (id: string): id is SlayerSkillId => {
    const skill = findSlayerSkill(id);
    return skill !== undefined && (skill.needs === undefined || skill.needs === attack);
  };

const slayerCard = (slayer: Slayer): SlayerCard => ({
  kind: 'slayer',
  name: slayer.name,
  attack: slayer.attack,
  attacks: attackSymbols(slayer.faces),
  shields: shieldsOn(slayer.faces),
  skills: [...new Set(slayer.skills)].filter(isUsable(slayer)),
});

const dragonCards = ({ name, cards }: Dragon): DragonCards => ({
  kind: 'dragon',
  name,
  cards: cards.map((card) => ({
    name: card.name,
    skill: findDragonSkill(card.skill) && (card.skill as DragonSkillId),
    daggers: daggersOn(card.faces),
    shields: shieldsOn(card.faces),
  })),
});

/** A sheet as play needs it. */
export const cardOf = (draft: Draft): Card =>
  draft.kind === 'slayer' ? slayerCard(draft) : dragonCards(draft);
