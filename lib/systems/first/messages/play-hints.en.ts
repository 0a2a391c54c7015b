import type { About } from '../match/state/option';

const hints: Readonly<Record<About['about'], string>> = {
  act: 'On your turn you may move up to 1# for each die you have, and attack once, before or after moving. A spell takes the place of the attack. You don’t have to do either.',
  move: 'The yellow area is as far as your dice take you. You attack in melee from base contact.',
  landing:
    'Climbing costs as much movement as the climb is high. A jump costs 1#. If you drop more than 1#, you lose a die for each full # and can’t defend.',
  target: 'Everybody you can choose is marked on the board.',
  'next-attack': 'The skill gives you one more attack. You don’t have to make it.',
  support: 'A helper gives up their own attack and adds 1 to the AV of this one.',
  skill: 'Choose the skill that the target can’t use for now.',
  start: 'Your hero can start anywhere in the base. The edge is nearest to the fight.',
  place: 'The first opponent who moves within 1# of the trap loses a die and can’t defend.',
  line: 'The fiend’s breath hits everybody on the line to this place, friends too.',
  build: 'Paint the fiend’s die for what you need: to attack, to defend or to resist magic.',
};

/** Meaning of a question, for players who haven’t read the rules. */
export const hintOf = ({ about }: About): string => hints[about];
