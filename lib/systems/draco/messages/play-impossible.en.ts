import type { ImpossibleText } from '../../play-part';
import type { Impossible, Undone, Why } from '../play/impossible';
import type { Names } from '../match/report/names';
import { groups } from '#words/systems/draco/messages/play';
import { terms } from '#words/systems/draco/messages/terms';

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
      return `${away}: you need contact.`;
    case 'far':
      return `${away}: too far.`;
    case 'near':
      return `${away}: you can’t shoot at less than ${terms.inches(1)}.`;
    case 'hidden':
      return `${away}, and a tree is in the way.`;
  }
};

const whyText = (why: Why, names: Names): string => {
  switch (why.why) {
    case 'contact':
      return 'You’re in contact: leave first, which takes an action.';
    case 'hobbled':
      return 'Your Hobbled counters leave you no movement.';
    case 'no-way-out':
      return 'There’s no room 1″ away from everybody in contact.';
    case 'magic':
      return 'With Magic you can attack only with spells.';
    case 'one-action':
      return 'This takes both actions, and only one is left.';
    case 'all-dice':
      return 'No dice lost yet.';
    case 'used':
      return 'Already used this turn.';
    case 'spent':
      return 'Already used this game.';
    case 'nobody-to-help':
      return 'Nobody needs this now.';
    case 'no-way':
      return 'There’s nowhere to go.';
    case 'missed':
      return missed(why, names);
  }
};

/** Actions that are impossible now, with the reason. */
export const impossibleTexts = (all: readonly Impossible[], names: Names): readonly ImpossibleText[] =>
  all.map(({ undone, why }) => ({
    text: undoneText(undone),
    group: groupOf[undone.pick],
    why: whyText(why, names),
    ...(undone.pick === 'attack' && { isMissed: true }),
  }));
