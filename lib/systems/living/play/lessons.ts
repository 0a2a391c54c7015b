import { faceNumbers } from '../../../dice/face';
import { cornerRadius, cornerTips, mapSide, type CornerId } from '../../../skirmish/map/corners';
import { pointOf } from '../../../skirmish/map/places';
import { distanceBetween, unit } from '../../../table/table';
import type { LessonNote, LessonPlace, LessonStep } from '../../lesson-part';
import type { MatchEvent } from '../match/state/event';
import type { Figure } from '../match/state/figure';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import { lessonTexts } from '#words/systems/living/messages/play-lessons';
import { findScenario } from '../scenarios/index';
import type { HeroDraft } from '../sheet/hero';
import { lessons, type Lesson, type Moment } from './lesson-list';

type Step = LessonStep<HeroDraft, Situation, MatchEvent, About, Option>;

/** An event or a question that a lesson is about, and who is in it. */
interface Met {
  readonly who: number;
  readonly target: number | undefined;
  readonly amount: number;
}

/** The learner's hero. */
const yours = ({ situation: { figures } }: Step): Figure | undefined =>
  figures.find(({ owner, id, hero }) => owner >= 0 && id === hero);

const amountIn = (event: MatchEvent): number => {
  if (event.type === 'value') return event.is;
  if (event.type === 'skill') return event.magic;
  return event.type === 'damage' || event.type === 'loss' || event.type === 'healed' ? event.amount : 0;
};

const isCovered = (event: MatchEvent): boolean => event.type === 'value' && (event.parts?.cover ?? 0) > 0;

const metByEvent = (step: Step, when: Extract<Moment, { event: unknown }>): Met | undefined => {
  const you = yours(step)?.id;
  const found = step.events.find((event) => {
    if (event.type !== when.event || !('figure' in event)) return false;
    const fields: Readonly<Record<string, unknown>> = { ...event };
    return (
      (event.figure === you) === (when.by === 'you') &&
      Object.entries(when.is ?? {}).every(([field, value]) => fields[field] === value) &&
      (when.hasCover !== true || isCovered(event))
    );
  });
  if (!found || !('figure' in found)) return undefined;
  return {
    who: found.figure,
    target: 'target' in found ? found.target : undefined,
    amount: amountIn(found),
  };
};

/** Nearest target of the options. */
const nearestOf = ({ situation: { figures } }: Step, from: Figure, ids: readonly number[]) =>
  figures
    .filter(({ id }) => ids.includes(id))
    .sort((a, b) => distanceBetween(from.at, a.at) - distanceBetween(from.at, b.at))[0]?.id;

const metByRequest = (step: Step, when: Extract<Moment, { asks: unknown }>): Met | undefined => {
  const { request, situation } = step;
  const you = yours(step);
  if (!you || request?.about.about !== when.asks || request.about.figure !== you.id) return undefined;
  if (when.phase !== undefined && situation.phase !== when.phase) return undefined;
  if (when.alone && situation.figures.some(({ id, life }) => id !== you.id && life === 'up'))
    return undefined;
  const options = 'options' in request ? request.options : [];
  const those = when.offers === undefined ? options : options.filter(({ pick }) => pick === when.offers);
  if (when.offers !== undefined && those.length === 0) return undefined;
  const targets = those.flatMap((option) => ('target' in option ? [option.target] : []));
  return { who: you.id, target: nearestOf(step, you, targets), amount: 0 };
};

/** Faces of a figure's die with a green pip. */
const greenFaces = ({ figures, sheets }: Situation, figure: number): readonly number[] =>
  faceNumbers.filter((face) => (sheets[figures[figure]?.sheet ?? -1]?.sides.skill[face - 1] ?? 0) > 0);

/** The middle of a home corner, as seen on the map. */
const cornerPlace = (corner: CornerId): LessonPlace => {
  const { x, y } = cornerTips[corner];
  const half = cornerRadius / 2;
  const inward = (part: number): number => (part < mapSide / 2 ? part + half : part - half);
  return { on: 'place', at: pointOf({ x: inward(x), y: inward(y) }), radius: half * unit };
};

const figurePlace = ({ situation: { figures } }: Step, id: number | undefined): LessonPlace | undefined => {
  const figure = id === undefined ? undefined : figures[id];
  return figure && figure.life !== 'gone' ? { on: 'figure', figure: figure.id } : undefined;
};

const placeOf = (step: Step, { at }: Lesson, { who, target }: Met): LessonPlace | undefined => {
  const { situation } = step;
  switch (at) {
    case 'you':
      return figurePlace(step, yours(step)?.id);
    case 'who':
      return figurePlace(step, who);
    case 'target':
      return figurePlace(step, target);
    case 'wizard':
      return figurePlace(step, situation.figures.find(({ kind }) => kind === 'wizard')?.id);
    case 'goal': {
      const mission = findScenario(situation.setting.scenario);
      if (mission?.kind !== 'mission') return undefined;
      const { goal, homes } = mission;
      const corner =
        goal.goal === 'reach' ? goal.corner : goal.goal === 'beat-all' ? homes[0]?.corner : undefined;
      return corner && cornerPlace(corner);
    }
    default:
      return {
        on: 'dice',
        figure: who,
        ...(at.as && { as: at.as }),
        faces: at.dice === 'green' ? greenFaces(situation, who) : at.dice,
      };
  }
};

const noteOf = (step: Step, lesson: Lesson): LessonNote | undefined => {
  const { when, id, lasts, walksOn } = lesson;
  const met = 'asks' in when ? metByRequest(step, when) : metByEvent(step, when);
  const place = met && placeOf(step, lesson, met);
  if (!met || !place) return undefined;
  const { title, text } = lessonTexts[id];
  const facts = { dice: yours(step)?.hand ?? 0, amount: met.amount };
  return {
    ...{ id, title, text: text(facts), place },
    ...('asks' in when && { isAsked: true as const }),
    ...(lasts && { lasts }),
    ...(walksOn && { walksOn }),
  };
};

/** Lessons whose moment comes with a step of a training mission, whether or not they were told before. */
export const lessonsIn = (step: Step): readonly LessonNote[] => {
  const { scenario } = step.situation.setting;
  return lessons.flatMap((lesson: Lesson) =>
    lesson.missions.some((id) => id === scenario) ? (noteOf(step, lesson) ?? []) : [],
  );
};
