import type { About } from '../match/state/option';

const hints: Readonly<Record<Exclude<About['about'], 'act' | 'card' | 'break-away' | 'leave'>, string>> = {
  set: 'Your slayers start wholly within 4″ of their corner. The dragon waits in the middle and moves 5″ at a time.',
  tree: 'Nobody walks or shoots through a tree. It must stand more than 3″ from all other trees and from every base.',
  'first-card':
    'Each of her five cards has a skill. The one you choose joins the initiative pile now; a card with a claw is good for a first game.',
  move: 'If you come within 1″ of a figure of the other side, it may meet you: it steps into contact and ends your movement. Walking away is safe.',
  meet: 'If you meet, your figure steps into contact at once and ends the other’s movement. In contact, daggers and claws can strike, and leaving takes a whole action.',
  'strike-leaver': 'Before the other figure goes, yours may make one plain attack. It costs nothing.',
  die: 'One die of the roll counts. Its face says how many daggers she has, and what her skill adds: most skills do more on low faces.',
  friend: 'A spell reaches anybody, however far away and out of sight too.',
};

/**
 * Meaning of a question, for players who haven't read the rules.
 * @param isHers the dragon is asked
 */
export const hintOf = (about: About, isHers: boolean): string => {
  switch (about.about) {
    case 'act':
      return isHers
        ? 'She has one action for this card: move, attack somebody she touches, or attack with the skill of the card that came up.'
        : 'A slayer has two actions: move an inch for each die left, attack, use a skill, or recover with both. For a skill you roll the dice too, and every 6 is a sun that makes it work.';
    case 'card':
      return about.isHers
        ? 'The die beside the card goes down by the damage. At 0 the card joins the pile at the next shuffle, and she acts more often.'
        : 'The roll picked a card that is already face down. You may lower the die beside another card instead: at 0 that card joins the pile, and she acts more often.';
    case 'break-away':
    case 'leave':
      return 'Leaving takes a whole action: the other side may strike first, then you place the figure exactly 1″ away.';
    case 'set':
    case 'tree':
    case 'first-card':
    case 'move':
    case 'meet':
    case 'strike-leaver':
    case 'die':
    case 'friend':
      return hints[about.about];
  }
};
