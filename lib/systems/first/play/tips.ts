import { tipsIn, type LessonNote, type LessonStep, type Tip } from '../../lesson-part';
import type { MatchEvent } from '../match/state/event';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import { tableWords } from '#words/systems/first/messages/play';
import { tipText } from '#words/systems/first/messages/play-tips';
import type { HeroDraft } from '../sheet/hero';

type Step = LessonStep<HeroDraft, Situation, MatchEvent, About, Option>;

export type TipId = 'first-turn' | 'first-attack' | 'first-skill' | 'first-dice' | 'first-win';

/** The asked player's hero who stands; undefined where no action is asked for. */
const hero = ({ request, situation: { figures } }: Step) =>
  request?.about.about === 'act'
    ? figures.find(({ owner, life }) => owner === request.by && life === 'up')
    : undefined;

const optionsIn = ({ request }: Step): readonly Option[] =>
  request && 'options' in request ? request.options : [];

const tips: readonly Tip<TipId, Step>[] = [
  {
    id: 'first-attack',
    at: (step) =>
      hero(step) &&
      optionsIn(step).flatMap((option) =>
        option.pick === 'strike' || option.pick === 'shoot' ? [option.target] : [],
      )[0],
  },
  {
    id: 'first-dice',
    at: (step) => {
      const own = hero(step);
      return own && own.dice < own.most ? own.id : undefined;
    },
  },
  { id: 'first-turn', at: (step) => hero(step)?.id },
  { id: 'first-win', at: (step) => hero(step)?.id },
  {
    id: 'first-skill',
    at: (step) =>
      hero(step) && optionsIn(step).flatMap((option) => (option.pick === 'use' ? [option.figure] : []))[0],
  },
];

/** Tips whose moment comes with a step, whether or not they were shown before. */
export const tipsAt = (step: Step): readonly LessonNote[] => {
  const { scenario, goal } = step.situation.setting;
  const wins = tableWords.wins[scenario](goal);
  return tipsIn(tips, (id) => tipText(id, wins), step);
};
