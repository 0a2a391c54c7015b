import type { About } from '../match/state/option';

const hints: Readonly<Record<About['about'], string>> = {
  'set-up': 'Each warband starts at its own spawn point: the corner in its colour.',
  start: 'A fighter can start anywhere in the coloured corner.',
  activate:
    'You and your opponent take turns activating a fighter, until everybody has acted. Then the turn ends.',
  act: 'A fighter has two actions: first a move, then a move, an attack or a skill. If you attack or use a skill without moving first, that takes both.',
  order: 'The order is one action, with this fighter’s own die and stat. It doesn’t use up their activation.',
  move: 'A fighter moves up to as many inches as the stat. You fight in melee within 1″, and shoot from 1″ away or more.',
  landing: 'The climb or the jump is part of the move. After the first inch, each inch of a fall is a hit.',
  rush: 'After the rush the fighter may attack at once.',
  succeeded: 'The skill worked: rush and attack, or move as usual.',
  attack: 'The skill allows an attack now. You don’t have to make it.',
  aim: 'Everybody the skill can be used on is marked on the board.',
  step: 'A skill lets this fighter move closer to the melee now, at no cost.',
  instead: 'A minion may take the wound and leave the game in place of the master.',
};

/** Meaning of a question, for players who haven’t read the rules. */
export const hintOf = ({ about }: About): string => hints[about];
