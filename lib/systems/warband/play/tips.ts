import { tipsIn, type LessonNote, type LessonStep, type Tip } from '../../lesson-part';
import type { MatchEvent } from '../match/state/event';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import { tableWords } from '#words/systems/warband/messages/play';
import { tipText } from '#words/systems/warband/messages/play-tips';
import type { Warband } from '../sheet/warband';

type Step = LessonStep<Warband, Situation, MatchEvent, About, Option>;

export type TipId = 'band-turn' | 'band-actions' | 'band-attack' | 'band-wounds' | 'band-win';

const isAbout = ({ request }: Step, about: About['about']): boolean => request?.about.about === about;

const optionsIn = ({ request }: Step): readonly Option[] =>
  request && 'options' in request ? request.options : [];

/** The first fighter that may be activated. */
const nextIn = (step: Step): number | undefined =>
  isAbout(step, 'activate')
    ? optionsIn(step).flatMap((option) => (option.pick === 'activate' ? [option.figure] : []))[0]
    : undefined;

const actor = (step: Step): number | undefined =>
  isAbout(step, 'act') ? step.situation.acting?.members[0]?.figure : undefined;

const tips: readonly Tip<TipId, Step>[] = [
  {
    id: 'band-attack',
    at: (step) =>
      actor(step) === undefined
        ? undefined
        : optionsIn(step).flatMap((option) =>
            option.pick === 'strike' || option.pick === 'shoot' ? [option.target] : [],
          )[0],
  },
  {
    id: 'band-wounds',
    at: (step) =>
      step.situation.figures.some(
        ({ wounds, life, hasIgnored }) => wounds > 0 || life === 'out' || hasIgnored,
      )
        ? actor(step)
        : undefined,
  },
  { id: 'band-turn', at: nextIn },
  { id: 'band-win', at: nextIn },
  { id: 'band-actions', at: actor },
];

/** Tips whose moment comes with a step, whether or not they were shown before. */
export const tipsAt = (step: Step): readonly LessonNote[] => {
  const wins = tableWords.wins[step.situation.setting.scenario];
  return tipsIn(tips, (id) => tipText(id, wins), step);
};
