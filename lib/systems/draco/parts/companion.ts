import type { CompanionPart, FigureNow, FigureStanding } from '../../companion-part';
import { companionCounters, countersNow, isCounterId, lastingSkill } from '../companion/counters';
import { duties, duty } from '../companion/duties';
import { cardPlace, companionFigures } from '../companion/figures';
import { rolls } from '../companion/rolls';
import { companion as say } from '#words/systems/draco/messages/companion';
import { roundWords } from '#words/systems/draco/messages/match-set-up';
import { counterTexts } from '#words/systems/draco/messages/words';
import { terms } from '#words/systems/draco/messages/terms';
import { tableValues } from '../rules/table-values';
import type { Draft } from '../sheet/sheet';
import { night } from './night';

const up: FigureStanding = { state: 'up', text: '' };

const standing = ({ figure, counts, isInOrder }: FigureNow): FigureStanding => {
  if (cardPlace(figure) >= 0) {
    if ((counts['die'] ?? 0) > 0) return up;
    return { state: 'down', text: isInOrder ? say.standing.down : say.standing.waits };
  }
  if ((counts['pool'] ?? 0) > 0) return up;
  return { state: 'out', text: figure.id === 'dragon' ? say.standing.slain : say.standing.dead };
};

const moves = (now: FigureNow): number => {
  const inches = now.figure.id === 'dragon' ? tableValues.dragonMoves : (now.counts['pool'] ?? 0);
  return Math.max(0, inches - countersNow(now, 'hobbled'));
};

const holds = (now: FigureNow): readonly string[] => {
  if (cardPlace(now.figure) >= 0) return now.isInOrder ? [say.faceDown, ...now.figure.lines] : [say.faceUp];
  if (standing(now).state !== 'up') return [];
  return [
    say.moves(moves(now)),
    ...(countersNow(now, 'recovering') > 0 ? [say.recovers] : []),
    ...now.counters.flatMap(({ id, count }) => {
      if (isCounterId(id)) return [say.lies(terms.counters[id], count, counterTexts[id])];
      const skill = lastingSkill(id);
      return skill ? [say.lasting(skill.name)] : [];
    }),
  ];
};

/** The companion of a game night of Hic est Draco. */
export const companion: CompanionPart<Draft> = {
  ...night,
  offer: say.offer,
  rounds: roundWords,
  mostRounds: tableValues.piles,
  order: { order: 'shuffled', outAreDropped: true },
  figures: companionFigures,
  counters: companionCounters,
  standing,
  isShuffledIn: ({ figure, counts }) => cardPlace(figure) < 0 || (counts['die'] ?? 0) === 0,
  rolls,
  holds,
  duties,
  received: () => [],
  duty,
  steps: { ...say.steps, endRound: () => [say.steps.endRound] },
};
