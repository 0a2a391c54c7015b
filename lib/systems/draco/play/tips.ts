import { tipsIn, type LessonNote, type LessonStep, type Tip } from '../../lesson-part';
import type { MatchEvent } from '../match/state/event';
import { countersOn, isDragon } from '../match/state/figure';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import { tipText } from '#words/systems/draco/messages/play-tips';
import type { Draft } from '../sheet/sheet';

type Step = LessonStep<Draft, Situation, MatchEvent, About, Option>;

export type TipId =
  | 'draco-slayer'
  | 'draco-dragon'
  | 'draco-win'
  | 'draco-attack'
  | 'draco-pile'
  | 'draco-cards'
  | 'draco-goaded';

/** Figure that is asked what it does. */
const actor = ({ request, situation }: Step) =>
  request?.about.about === 'act' ? situation.figures[request.about.figure] : undefined;

const dragonIn = ({ situation: { setting } }: Step): number => setting.dragon;

/** Target of an attack that is offered. */
const targetIn = ({ request }: Step): number | undefined => {
  const options = request && 'options' in request ? request.options : [];
  return options.flatMap((option) => (option.pick === 'attack' ? [option.target] : []))[0];
};

const tips: readonly Tip<TipId, Step>[] = [
  {
    id: 'draco-goaded',
    at: (step) => {
      const dragon = step.situation.figures[dragonIn(step)];
      return actor(step) && dragon && countersOn(dragon, 'goaded') > 0 ? dragon.id : undefined;
    },
  },
  {
    id: 'draco-cards',
    at: (step) =>
      actor(step) && step.situation.row.some(({ die, isDown }) => !isDown && die < 5)
        ? dragonIn(step)
        : undefined,
  },
  { id: 'draco-attack', at: (step) => (actor(step) ? targetIn(step) : undefined) },
  {
    id: 'draco-slayer',
    at: (step) => {
      const figure = actor(step);
      return figure && !isDragon(figure) ? figure.id : undefined;
    },
  },
  {
    id: 'draco-dragon',
    at: (step) => {
      const figure = actor(step);
      return figure && isDragon(figure) ? figure.id : undefined;
    },
  },
  { id: 'draco-win', at: (step) => (actor(step) ? dragonIn(step) : undefined) },
  {
    id: 'draco-pile',
    at: (step) => (step.situation.turns > 1 ? actor(step)?.id : undefined),
  },
];

/** Tips whose moment comes with a step, whether or not they were shown before. */
export const tipsAt = (step: Step): readonly LessonNote[] => tipsIn(tips, tipText, step);
