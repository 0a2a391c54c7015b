import type { Match } from '../../../match/engine';
import type { Following, Forecast } from '../../../match/forecast';
import { forecastOf, type Happening } from '../../../match/forecast-of';
import { woundsOf } from '../cards/boxes';
import type { MatchEvent } from '../match/state/event';
import { figureOf } from '../match/state/match-context';
import type { About, Option } from '../match/state/option';
import { lookAt, warbandJudge } from '../match/players/judge';
import { warbandEngine } from '../match/rules';
import type { Situation } from '../match/state/situation';
import { aimable } from '../match/turn/actions';
import { skillOf } from '../skills/ask';
import { warbandReading } from './roll-reading';

/**
 * Requests that are part of an action under way: who takes a wound, whom to attack next; not where to go or what to
 * order.
 */
const goesOn: ReadonlySet<About['about']> = new Set<About['about']>(['aim', 'attack', 'instead', 'step']);

/** How an option is followed: nobody steps towards a melee, and who lies face down waits for the upkeep. */
export const followingIn = ({ figures }: Situation): Following<Situation, About, Option, MatchEvent> => ({
  judge: { ...warbandJudge, isSettled: ({ about }) => !goesOn.has(about.about) },
  pass: (request) =>
    request.about.about === 'step' && 'options' in request
      ? request.options.findIndex(({ pick }) => pick === 'no')
      : undefined,
  ends: (event, before) => {
    if (event.told === 'turn') return true;
    if (event.told !== 'rolled' || event.why !== 'recover') return false;
    const { figure } = event;
    const isDown = figures[figure]?.life === 'face-down';
    return isDown || before.some((each) => each.told === 'face-down' && each.figure === figure);
  },
});

/** Events that a forecast reads; a wound lost counts as healed. */
export const happenings = (events: readonly MatchEvent[]): readonly Happening[] =>
  events.flatMap((event): readonly Happening[] => {
    if (event.told === 'rolled') {
      const { figure, why, works } = event;
      if (why === 'defence') return [];
      return [why === 'attack' ? { type: 'attack', figure, hits: works } : { type: 'skill', figure, works }];
    }
    if (event.told === 'wound') return [{ type: 'damage', figure: event.figure, amount: 1 }];
    if (event.told === 'healed') return [{ type: 'healed', figure: event.figure, amount: 1 }];
    if (event.told === 'out') return [{ type: 'down', figure: event.figure }];
    const isTold = event.told === 'pushed' || event.told === 'ignored';
    return isTold ? [{ type: event.told, figure: event.figure }] : [];
  });

const acts: ReadonlySet<Option['pick']> = new Set<Option['pick']>([
  'strike',
  'shoot',
  'volley',
  'use',
  'merge',
  'recover',
]);
const answers: ReadonlySet<About['about']> = new Set<About['about']>(['aim', 'attack', 'landing']);

/** Actor of an option; undefined where nobody rolls for it. */
const actorIn = (about: About, option: Option): number | undefined => {
  // A rush that has worked is only carried out.
  if (about.about === 'succeeded') return undefined;
  if ('figure' in option && acts.has(option.pick)) return option.figure;
  const isAnswer = option.pick === 'figure' || option.pick === 'landing';
  return isAnswer && 'figure' in about && answers.has(about.about) ? about.figure : undefined;
};

/** Courses of one option at most: the worst that was met in play takes a thousand. */
const mostCourses = 4000;

/** Forecast of an option, for the figures it certainly reaches; undefined where it would take too long. */
export const forecastAt = (match: Match<Situation>, nth: number): Forecast | undefined => {
  const request = warbandEngine.pending(match);
  const option = request && 'options' in request ? request.options[nth] : undefined;
  const by = request && option && actorIn(request.about, option);
  if (by === undefined || !request || !option) return undefined;
  const situation = warbandEngine.look(match);
  const woundsLeft = (id: number): number => {
    const { card = -1, wounds = 0 } = situation.figures[id] ?? {};
    return woundsOf[situation.cards[card]?.rank ?? 'rookie'] - wounds;
  };
  const told = { happenings, reading: warbandReading(situation) };
  const before = { by, diceOf: woundsLeft, most: mostCourses };
  const forecast = forecastOf(warbandEngine, followingIn(situation), told, match, nth, before);
  if (!forecast || option.pick !== 'use') return forecast;
  const context = lookAt(situation);
  const aim = skillOf(option.skill).active?.aim;
  const isAimed = aim && aimable(context, { figure: figureOf(context, by), by: request.by }, aim).length > 1;
  // The target is asked for when the skill is used: the forecast of its effect comes then.
  return isAimed ? { ...forecast, figures: [] } : forecast;
};
