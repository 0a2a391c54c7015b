import type { TipText } from '../../lesson-part';

export type TipId = 'first-turn' | 'first-attack' | 'first-skill' | 'first-dice' | 'first-win';

const texts: Readonly<Record<Exclude<TipId, 'first-win'>, TipText>> = {
  'first-turn': {
    title: 'Your turn',
    text: 'You can move up to 1# for each die you have, and attack once, before or after the move. Then the next player takes a turn.',
  },
  'first-attack': {
    title: 'An attack',
    text: 'You roll all your dice, and one counts: its Melee pips, or its Ranged pips for a shot, are the AV. The target rolls too, and the Armour pips of one die are the DV. The target loses AV minus DV dice.',
  },
  'first-skill': {
    title: 'Skills and spells',
    text: 'Most skills need a Skill pip in your roll. Every die you roll counts for that, and more Skill pips do more. A spell takes the place of your attack.',
  },
  'first-dice': {
    title: 'Dice are Life',
    text: 'Each die you lose is a Life. With fewer dice you roll less and don’t move as far, and without any you fall.',
  },
};

/** Title and text of a tip. @param wins what wins the match */
export const tipText = (id: TipId, wins: string): TipText =>
  id === 'first-win' ? { title: 'How it’s won', text: wins } : texts[id];
