import type { ImpossibleText } from '../../../play-part';
import type { Impossible, Undone, Why } from '../../play/impossible';
import type { Names } from '../../match/report/names';
import { groups } from './play';
import { terms } from './terms';

const undoneText = (undone: Undone): string => {
  switch (undone.pick) {
    case 'move':
      return 'Move';
    case 'leave':
      return 'Leave contact';
    case 'attack':
      return 'Attack';
    case 'recover':
      return 'Recover';
    case 'skill':
      return `Use ${terms.skill(undone.skill)}`;
  }
};

const groupOf: Readonly<Record<Undone['pick'], string>> = {
  move: groups.movement,
  leave: groups.movement,
  attack: groups.attacks,
  recover: groups.recovery,
  skill: groups.skills,
};

const missed = ({ nearest, inches, because }: Extract<Why, { why: 'missed' }>, names: Names): string => {
  const away = `${names.of(nearest)} is ${terms.inches(Number(inches.toFixed(1)))} away`;
  switch (because) {
    case 'contact':
      return `${away}, and it takes contact.`;
    case 'far':
      return `${away}: too far.`;
    case 'near':
      return `${away}: nobody shoots at less than ${terms.inches(1)}.`;
    case 'hidden':
      return `${away}, and a tree is in the way.`;
  }
};

const whyText = (why: Why, names: Names): string => {
  switch (why.why) {
    case 'contact':
      return 'In contact one leaves first, which takes an action.';
    case 'hobbled':
      return 'Hobbled counters take every inch of the move.';
    case 'no-way-out':
      return 'There is no room 1″ away from everybody who is touched.';
    case 'magic':
      return 'Magic attacks only with spells.';
    case 'one-action':
      return 'It takes both actions, and only one is left.';
    case 'all-dice':
      return 'No die is lost yet.';
    case 'used':
      return 'It works once in a turn.';
    case 'spent':
      return 'It works once in the game.';
    case 'nobody-to-help':
      return 'Nobody needs it now.';
    case 'no-way':
      return 'There is nowhere to go.';
    case 'missed':
      return missed(why, names);
  }
};

/** What cannot be done now, with the reason. */
export const impossibleTexts = (all: readonly Impossible[], names: Names): readonly ImpossibleText[] =>
  all.map(({ undone, why }) => ({
    text: undoneText(undone),
    group: groupOf[undone.pick],
    why: whyText(why, names),
  }));
