import { bestFace } from '../../../painted-die/die';
import { handCounts } from '../../../painted-die/companion';
import type { CompanionFigure } from '../../companion-part';
import { followerNeeds, type NeedKind } from '../kit/cards/follower-needs';
import { companion as say } from '#words/systems/living/messages/companion';
import { kitCards } from '#words/systems/living/messages/kit-cards';
import { effectLine } from '#words/systems/living/messages/skill-search';
import { terms } from '#words/systems/living/messages/terms';
import type { Follower } from '../sheet/follower';
import type { HeroDraft, SkillChoice } from '../sheet/hero';
import { findSkill } from '../skills/index';

const words = { hand: say.hand, pool: say.pool };

/** Dice of a full Dicepool. */
const fullPool = 5;

const skillLine = (choice: SkillChoice): string => {
  if (typeof choice !== 'string') return `${choice.custom}: ${choice.text}`;
  const skill = findSkill(choice);
  return skill ? `${skill.name}: ${effectLine(skill)}` : choice;
};

/** Actions in a turn: followers as their chapter says, and one for whoever carries a cannon. */
const actionsOf: Readonly<Record<NeedKind, number>> = {
  pet: 1,
  snowman: 1,
  daemon: 2,
  zombie: 2,
  golem: 2,
  'beast-shape': 2,
  'winter-spirit': 2,
};

/** Kinds that come as separate figures; the others are another shape of the hero. */
const comesAs = (kind: NeedKind): boolean => kind !== 'beast-shape' && kind !== 'winter-spirit';

const builtFigure = (follower: Follower, nth: number, hero: HeroDraft): CompanionFigure => ({
  id: `follower-${nth}`,
  name: follower.name ?? terms.followerKinds[follower.kind],
  kind: terms.followerKinds[follower.kind],
  lines: follower.skills.map(skillLine),
  skills: follower.skills,
  // One that was summoned before the match has as much Life as its summoner's best Magic face shows; ruling 16.
  counts: handCounts(
    follower.kind === 'daemon' ? Math.max(1, bestFace(hero.faces, 'magic')) : fullPool,
    words,
  ),
  actions: actionsOf[follower.kind],
  follows: 'hero',
});

/** The hero, the followers on the sheet, and those that skills may bring during the match. */
export const companionFigures = (hero: HeroDraft): readonly CompanionFigure[] => {
  const skills = [...hero.skills, ...hero.snowfall.skills];
  const kinds = new Set(
    followerNeeds([hero])
      .map(({ kind }) => kind)
      .filter(comesAs),
  );
  const later = [...kinds].map((kind): CompanionFigure => ({
    id: kind,
    name: kitCards.labels.kinds[kind],
    kind: kitCards.labels.kinds[kind],
    lines: [],
    skills: [],
    counts: handCounts(fullPool, words),
    actions: actionsOf[kind],
    follows: 'hero',
    isLater: true,
  }));
  return [
    {
      id: 'hero',
      name: hero.name,
      kind: say.hero,
      lines: [...new Set(skills)].map(skillLine),
      skills: skills.filter((skill) => typeof skill === 'string'),
      counts: handCounts(fullPool, words),
      actions: hero.equipment.weapons.some(({ type }) => type === 'cannon') ? 1 : 2,
    },
    ...hero.followers.flatMap((follower, nth) =>
      comesAs(follower.kind) ? [builtFigure(follower, nth, hero)] : [],
    ),
    ...later,
  ];
};
