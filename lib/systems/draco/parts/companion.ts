import type { CompanionPart, FigureNow, FigureStanding } from '../../companion-part';
import { companionCounters, countersNow, isCounterId, lastingSkill } from '../companion/counters';
import { duties, duty } from '../companion/duties';
import { cardPlace, companionFigures } from '../companion/figures';
import { rolls } from '../companion/rolls';
import { scenarioId, sides } from '../match/set-up/encounter';
import { kindsIn } from '../match/set-up/plan';
import { companion as say } from '#words/systems/draco/messages/companion';
import { fourAndOne, roundWords } from '#words/systems/draco/messages/match-set-up';
import { chapterOf } from '#words/systems/draco/messages/rulebook';
import { counterTexts } from '#words/systems/draco/messages/words';
import { terms } from '#words/systems/draco/messages/terms';
import { plainText } from '../../rule-book';
import { tableValues } from '../rules/table-values';
import type { Draft } from '../sheet/sheet';

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

const sections = Object.values({ ...chapterOf('set-up').sections, end: chapterOf('combat').sections['end'] });

/** The companion of a game night of Hic est Draco. */
export const companion: CompanionPart<Draft> = {
  offer: say.offer,
  rounds: roundWords,
  mostRounds: tableValues.piles,
  order: { order: 'shuffled', outAreDropped: true },
  sheets: {
    ...sides,
    refusal: (sheets) => {
      const kinds = kindsIn(sheets);
      return kinds.slayers === 4 && kinds.dragons === 1 ? undefined : fourAndOne(kinds);
    },
  },
  figures: companionFigures,
  counters: companionCounters,
  scenarios: [
    {
      id: scenarioId,
      name: terms.system,
      teams: 'two',
      goal: 0,
      points: '',
      pieces: [],
      comesBack: false,
      duties: {},
      rules: sections.flatMap((section) =>
        section
          ? [
              {
                title: section.title,
                text: section.text.flatMap((block) => (typeof block === 'string' ? [plainText(block)] : [])),
              },
            ]
          : [],
      ),
    },
  ],
  usualScenario: () => scenarioId,
  standing,
  isShuffledIn: ({ figure, counts }) => cardPlace(figure) < 0 || (counts['die'] ?? 0) === 0,
  rolls,
  holds,
  duties,
  received: () => [],
  duty,
  steps: say.steps,
};
