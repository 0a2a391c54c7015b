import type { ImpossibleText } from '../../play-part';
import type { Impossible, Missed, Undone, Why } from '../play/impossible';
import type { Names } from '#words/systems/warband/messages/match-log';
import { skillName } from '#words/systems/warband/messages/match-set-up';
import { optionGroups } from '#words/systems/warband/messages/play';
import { terms } from '#words/systems/warband/messages/terms';

const undoneText = (undone: Undone): string => {
  switch (undone.pick) {
    case 'move':
      return 'Anything except recovering';
    case 'strike':
      return 'Attack in melee';
    case 'shoot':
      return 'Shoot';
    case 'use':
      return `Use ${skillName(undone.skill)}`;
  }
};

const groupOf: Readonly<Record<Undone['pick'], string>> = {
  move: optionGroups.movement,
  strike: optionGroups.attacks,
  shoot: optionGroups.attacks,
  use: optionGroups.skills,
};

const missed = ({ figure, inches, because }: Missed, names: Names): string => {
  const away = `${names(figure)}, the nearest, is ${terms.inches(Number(inches.toFixed(1)))} away`;
  switch (because) {
    case 'far':
      return `${away}: too far.`;
    case 'near':
      return `${away}: you can’t shoot at less than ${terms.inches(1)}.`;
    case 'unseen':
      return `${away}, and not in sight.`;
  }
};

const whyText = (why: Why, names: Names): string => {
  switch (why.why) {
    case 'prone':
      return 'A prone fighter can only recover.';
    case 'never-attacks':
      return 'A fighter with this role, or in this shape, can’t attack.';
    case 'no-weapon':
      return 'No melee weapon.';
    case 'moved':
      return 'A fighter who has moved this turn can’t use this.';
    case 'no-target':
      return 'No target is near enough and in sight.';
    case 'no-room':
      return 'There’s no room for it, or no use for it now.';
    case 'nobody':
      return 'No opponent is on the table.';
    case 'missed':
      return missed(why.nearest, names);
  }
};

/** Actions that can't be taken now, with the reason. */
export const impossibleTexts = (all: readonly Impossible[], names: Names): readonly ImpossibleText[] => {
  const isSeveral = new Set(all.map(({ figure }) => figure)).size > 1;
  return all.map(({ figure, undone, why }) => ({
    text: `${isSeveral ? `${names(figure)}: ` : ''}${undoneText(undone)}`,
    group: groupOf[undone.pick],
    why: whyText(why, names),
  }));
};
