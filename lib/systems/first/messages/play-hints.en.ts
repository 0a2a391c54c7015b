import type { About } from '../match/state/option';

const hints: Readonly<Record<About['about'], string>> = {
  act: 'In a turn you may move, up to 1# for each die you have, and attack once, before or after it. A spell takes the place of the attack. You don’t have to do either.',
  move: 'The gold area is as far as your dice take you. You attack in melee from base contact.',
  landing:
    'Climbing takes the height from your movement. A jump takes 1#; from more than 1# up you lose a die for each full #, without defence.',
  target: 'Everybody you can choose is marked on the board.',
  'next-attack': 'The skill gives you one more attack. You may let it be.',
  support: 'Whoever helps gives up their own attack and adds 1 to the AV of this one.',
  skill: 'The skill you choose can’t be used for now.',
  start: 'Your hero starts anywhere in the base. Close to its edge means close to the fight.',
  place: 'The first opponent who moves within 1# of the trap loses a die, without defence.',
  line: 'Everybody on the line to this place is attacked, friends too.',
  build: 'Paint the fiend for what you need it for: to attack, to defend or to withstand magic.',
};

/** Meaning of a question, for players who haven’t read the rules. */
export const hintOf = ({ about }: About): string => hints[about];
