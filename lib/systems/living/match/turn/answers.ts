import { cardsIn } from '../../../../match/deck';
import { findSkill } from '../../skills/index';
import { mayBeTarget } from '../using/aim';
import { mayDismiss } from '../using/dismissal';
import { settle } from '../life/falls';
import type { Figure } from '../state/figure';
import { nothingHappens, type Flow } from '../state/flow';
import { lookForOrder } from '../state/deck';
import { areAllies, choose, standing, type MatchContext } from '../state/match-context';
import { isFree, knownSkills } from '../using/learnt';
import { isDistracted, isHeldBack } from './attacks';
import { costOf } from './cost';
import { held } from '../values/properties';
import { storedActions } from '../using/stored';
import type { Action } from '../state/option';
import type { Skill } from '../../skills/school';
import { useSkill } from '../using/skills';
import type { Announced } from '../state/use';

/** Whether an effect on the one who acts keeps another from reacting to it. */
const isVeiled = (match: MatchContext, figure: Figure, other: Figure): boolean =>
  held(match, other, 'may-not').some(
    ({ property, carrier }) => property.what === 'react-to-daemon' && carrier === figure,
  );

/** Figures whose Delay counters may answer, the one whose card comes next first (ruling 27). */
export const delayersAgainst = (match: MatchContext, figure: Figure): readonly Figure[] => {
  const waiting = standing(match).filter(
    (other) =>
      other.delays > 0 &&
      other.owner !== figure.owner &&
      other.id !== figure.id &&
      !isVeiled(match, figure, other),
  );
  if (waiting.length < 2) return waiting;
  lookForOrder(
    match,
    figure.id,
    waiting.map(({ hero }) => hero),
  );
  const { deck, discard } = match.s;
  const order = [...cardsIn(deck), ...[...discard].reverse()];
  return waiting.sort((a, b) => order.indexOf(a.hero) - order.indexOf(b.hero) || a.id - b.id);
};

/** Whether a skill can be played only between the announcement of an action and the action. */
export const answersAnnouncement = ({ requires = [] }: Skill): boolean =>
  requires.includes('answers-announcement');

const answers = (skill: Skill, isReaction: boolean): boolean =>
  answersAnnouncement(skill) || (isReaction && skill.requires?.includes('may-answer-reaction') === true);

/** Whether a figure that may not react to the acting one otherwise would. */
const isKeptFromAnswering = (match: MatchContext, figure: Figure, { hero }: Figure): boolean =>
  hero === match.s.turn && isDistracted(match, figure);

/** Skills that may be played between the announcement of an action and the action; a copied or stored one may be too. */
const answersOf = (
  match: MatchContext,
  figure: Figure,
  to: Figure,
  isReaction: boolean,
): readonly Action[] => {
  if (areAllies(figure, to) || isHeldBack(match, figure) || isKeptFromAnswering(match, figure, to)) return [];
  const isAble = (skill: Skill): boolean => answers(skill, isReaction) && isFree(match, figure, skill, true);
  const own = knownSkills(match, figure)
    .filter((skill) => isAble(skill) && mayBeTarget(match, figure, skill, to))
    .map(({ id }) => ({ pick: 'use' as const, skill: id, target: to.id }));
  const stored = storedActions(match, figure, isAble, ['copied', 'kept']).filter(
    (action) => action.pick === 'use' && action.target === to.id,
  );
  const { allows } = match.scenario;
  return [...own, ...stored].filter((action) => allows(match, figure, action));
};

/** Not played out on the table, so there is nothing to answer. */
const quiet: ReadonlySet<Action['pick']> = new Set<Action['pick']>([
  'end',
  'delay',
  'drop-cannon',
  'dismiss',
  'take-life',
]);
const isQuiet = ({ pick }: Action): boolean => quiet.has(pick);

/** Fate of an announced action: it continues after answers, or it is lost; undefined where nobody answered. */
type Answer = 'answered' | 'lost' | undefined;

/**
 * Lets those with Delay counters answer an announced action before it happens; an answer is not answered itself.
 * @param after what follows a used Delay counter
 */
export const answered = (
  match: MatchContext,
  figure: Figure,
  action: Action,
  isReaction: boolean,
  after: (match: MatchContext, delayer: Figure) => Flow,
): Flow<Answer> =>
  isQuiet(action) || nobodyAnswers(match, figure)
    ? nothingHappens
    : letAnswer(match, figure, action, isReaction, after);

/** Whether nobody could answer a figure: nobody else waits, and nothing lies on anybody that could be ended. */
const nobodyAnswers = ({ s }: MatchContext, { owner }: Figure): boolean =>
  s.figures.every(
    ({ auras, delays, owner: other }) => auras.length === 0 && (delays === 0 || other === owner),
  );

function* letAnswer(
  match: MatchContext,
  figure: Figure,
  action: Action,
  isReaction: boolean,
  after: (match: MatchContext, delayer: Figure) => Flow,
): Flow<Answer> {
  let answer: Answer;
  if (yield* mayDismiss(match, figure)) {
    yield* settle(match);
    if (figure.life !== 'up') return 'lost';
    answer = 'answered';
  }
  const delayers = delayersAgainst(match, figure);
  if (delayers.length === 0) return answer;
  const announced: Announced = {
    nth: figure.thisTurn.acts + 1,
    actions: isReaction ? 1 : costOf(action),
    isStopped: false,
  };
  for (const delayer of delayers) {
    // An answer may set off something that fells the figure; with another Delay counter it may answer once more.
    while (delayer.life === 'up' && delayer.delays > 0) {
      const answers = answersOf(match, delayer, figure, isReaction);
      if (answers.length === 0) break;
      const about = { about: 'answer', figure: delayer.id, to: figure.id, skill: '' } as const;
      const chosen = yield* choose(delayer.owner, about, [{ pick: 'done' as const }, ...answers]);
      if (chosen.pick !== 'use' || !findSkill(chosen.skill)) break;
      delayer.delays -= 1;
      match.host.emit({ type: 'reaction', figure: delayer.id });
      yield* useSkill(match, delayer, chosen, { answers: announced });
      yield* after(match, delayer);
      if (announced.isStopped || figure.life !== 'up') return 'lost';
      answer = 'answered';
    }
  }
  return answer;
}
