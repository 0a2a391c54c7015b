import { bestFace } from '../../../painted-die/die';
import { countersNow, handCounts, handOf } from '../../../painted-die/companion';
import type { CompanionFigure, CompanionPart, FigureNow, FigureStanding } from '../../companion-part';
import { companionCounters } from '../companion/counters';
import { effectLine } from '#words/systems/first/messages/skill-search';
import { duties, duty } from '../companion/duties';
import { companion as say } from '#words/systems/first/messages/companion';
import type { HeroDraft } from '../sheet/hero';
import { findSkill } from '../skills/index';
import { night } from './night';

const words = { hand: say.hand, pool: say.pool };

/** Dice of a full pool; chapter "The Dicepool". */
const fullPool = 5;

const figures = (hero: HeroDraft): readonly CompanionFigure[] => {
  const lines = hero.skills.map((id) => {
    const skill = findSkill(id);
    return skill ? `${skill.name}: ${effectLine(skill)}` : id;
  });
  const summons = hero.skills.includes('summoning/summon-fiend');
  const fiend: CompanionFigure = {
    id: 'fiend',
    name: say.fiendOf(hero.name),
    kind: say.fiend,
    lines: [],
    skills: [],
    counts: handCounts(Math.max(1, bestFace(hero.faces, 'magic')), words),
    actions: 2,
    follows: 'hero',
    isLater: true,
  };
  return [
    {
      id: 'hero',
      name: hero.name,
      kind: say.hero,
      lines,
      skills: hero.skills,
      counts: handCounts(fullPool, words),
      actions: 2,
    },
    ...(summons ? [fiend] : []),
  ];
};

const standing = (now: FigureNow): FigureStanding => {
  if (countersNow(now, 'dead') > 0) return { state: 'out', text: say.standing.dead };
  const isDown = handOf(now) === 0 || countersNow(now, 'down') > 0;
  if (!isDown) return { state: 'up', text: '' };
  if (now.figure.follows !== undefined) return { state: 'out', text: say.standing.gone };
  return { state: 'down', text: now.turnsDown === 1 ? say.standing.lost : say.standing.down };
};

const holds = (now: FigureNow): readonly string[] =>
  standing(now).state !== 'up'
    ? []
    : [
        say.moves(handOf(now)),
        ...now.counters.flatMap(({ id, count }) => {
          const skill = findSkill(id);
          return skill ? [say.lies(skill.name, count)] : [];
        }),
      ];

/** The companion of a game night of the first edition. */
export const companion: CompanionPart<HeroDraft> = {
  ...night,
  offer: say.offer,
  rounds: { one: 'round', many: 'rounds' },
  order: { order: 'rolled' },
  figures,
  counters: companionCounters,
  standing,
  holds,
  duties,
  received: () => [],
  duty,
  steps: { ...say.steps, endRound: ({ scenario }) => (scenario ? [] : [say.steps.points]) },
};
