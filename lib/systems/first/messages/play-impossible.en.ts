import { hindranceText } from '#words/skirmish/messages/hindrances';
import type { ImpossibleText } from '../../play-part';
import type { Impossible, Why } from '../play/impossible';
import type { Names } from '#words/systems/first/messages/match-log';
import { skillName } from '#words/systems/first/messages/match-set-up';
import { groups } from '#words/systems/first/messages/play';

const whyText = (why: Why, names: Names): string => {
  switch (why.why) {
    case 'casting':
      return 'Can’t move while summoning.';
    case 'new':
      return 'Has only just arrived.';
    case 'attack':
      return 'It only works with an attack, and you can’t make the right kind now.';
    case 'moved':
      return 'Works only if you haven’t moved this turn.';
    case 'foe-in-contact':
      return 'An opponent is in base contact.';
    case 'no-fiend':
      return 'No fiend in sight can still attack.';
    case 'no-room':
      return 'There’s no room for a fiend in base contact.';
    case 'hurried':
      return 'Has already rolled for movement this turn.';
    case 'still':
      return 'Can’t move any more this turn.';
    case 'nobody':
    case 'targets':
    case 'attacked':
    case 'barred':
    case 'nothing-to-do':
      return hindranceText(why, names);
  }
};

/** Actions that are impossible now, in words. @param isSeveral each of several characters is named */
export const impossibleTexts = (
  all: readonly Impossible[],
  names: Names,
  isSeveral: boolean,
): readonly ImpossibleText[] =>
  all.map(({ figure, undone, why }) => {
    const of = isSeveral ? `${names(figure)}: ` : '';
    const isSkill = undone.pick === 'use';
    const text = isSkill
      ? `Use ${skillName(undone.skill)}`
      : undone.pick === 'strike'
        ? 'Attack in melee'
        : 'Shoot';
    return {
      text: `${of}${text}`,
      group: isSkill ? groups.skills : groups.attacks,
      why: whyText(why, names),
    };
  });
