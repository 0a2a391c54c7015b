import type { TipText } from '../../lesson-part';
import { poolSizes } from '../rules/values';
import { tableValues } from '../rules/table-values';

export type TipId =
  | 'draco-slayer'
  | 'draco-dragon'
  | 'draco-win'
  | 'draco-attack'
  | 'draco-pile'
  | 'draco-cards'
  | 'draco-goaded';

const dies = 'Dice are life: each point of damage takes one, and with fewer dice you roll fewer.';

const texts: Readonly<Record<TipId, TipText>> = {
  'draco-slayer': {
    title: 'A slayer’s turn',
    text: 'A slayer has two actions: move 1″ for each die left, attack, or use a skill. Recovering takes both: if nobody hurts the slayer before the next turn, two dice come back.',
  },
  'draco-dragon': {
    title: 'The dragon’s turn',
    text: `She acts once each time one of her cards comes up: she moves ${tableValues.dragonMoves}″, attacks somebody in contact, or attacks with the skill of that card. Only 1″ away, a slayer who isn’t in contact may step in and stop her.`,
  },
  'draco-win': {
    title: 'How it’s won',
    text: `${dies} The slayers win when the dragon has none of her ${poolSizes.dragon} left. She wins when all four slayers are dead.`,
  },
  'draco-attack': {
    title: 'An attack',
    text: 'You roll all your dice, and one counts: the symbols that your card has on its face are the AV. The other side rolls too, and the shields of one die are the DV. AV minus DV is how many dice are lost.',
  },
  'draco-pile': {
    title: 'The initiative pile',
    text: 'The top card of the pile says who acts next. Each slayer has one card in it. The dragon has five cards, each with a skill and a name of its own, but only one of them is in the pile at first: she acts as often as she has cards there.',
  },
  'draco-cards': {
    title: 'Her five cards',
    text: 'After damage, a die picks one of her five cards, counted from the left, and the die beside that card goes down by the damage. At 0 the card joins the next pile, and she acts more often.',
  },
  'draco-goaded': {
    title: 'Goaded',
    text: 'While the dragon is in contact with the slayer who goaded her, she can attack nobody else. One of these counters goes each time she acts.',
  },
};

/** Title and text of a tip. */
export const tipText = (id: TipId): TipText => texts[id];
