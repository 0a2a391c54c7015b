import { rateOf, type Weighed } from '../../../../match/playing/judge';
import { choicesOf, isPlace, type Choice, type Request } from '../../../../match/request';
import { besideBase, distanceBetween, unit, type Point } from '../../../../table/table';
import { findSkill } from '../../skills/index';
import type { Figure } from '../state/figure';
import { figureOf, sheetOf, type MatchContext } from '../state/match-context';
import { poolOf } from '../values/hand';
import { costOf } from '../turn/cost';
import { isAction, type About, type Action, type Option } from '../state/option';
import { armsAgainst, nearness, moveDistanceOf, Way } from './arms';
import { chanceOfAny } from '../../../../painted-die/match/exchange';
import { stepsTowards, walkBetween } from '../../../../table/walks';
import { sure } from '../../../../skirmish/players/weighing';
import { errandWorth } from '../../../../skirmish/players/worth';
import { isInVain } from './in-vain';
import { errandsOf } from './objectives';
import { promiseOf } from './skill-worth';
import { weights as w } from './weights';
import { dieWorth, gainOf, standOf } from './worth';

const guess = (choice: Weighed['choice'], gain: number, cost = 1): Weighed => ({
  choice,
  gain,
  isSure: false,
  cost,
});

const areFoes = (a: Figure, b: Figure): boolean => a.team !== b.team;

/** A figure that looks for an action, and what it could do, reckoned once it is needed. */
interface Look {
  readonly match: MatchContext;
  readonly figure: Figure;
  readonly outlook: () => Outlook;
}

/** Reach of a figure: its effect on its best target where it stands, and how near it is to that. */
interface Outlook {
  /** The most that an action at once could gain. */
  readonly now: number;
  /** The most that could be gained once near enough. */
  readonly later: number;
  /** Gain of a movement that brings it nearer to that. */
  readonly nearer: number;
  /** The same for a charge, which leads twice as far. */
  readonly charging: number;
}

const outlookOf = (match: MatchContext, figure: Figure): Outlook => {
  const moveDistance = moveDistanceOf(match, figure);
  let [now, later, best, moved, charged] = [0, 0, 0, 0, 0];
  for (const foe of match.s.figures) {
    if (!areFoes(foe, figure) || foe.life !== 'up' || foe.rider >= 0) continue;
    const way = new Way(match.ground, figure.at, foe.at);
    for (const arm of armsAgainst(match, figure, foe)) {
      const gain = gainOf(match.s, arm, foe);
      const near = nearness(arm, moveDistance, way);
      if (near === 1) now = Math.max(now, gain);
      later = Math.max(later, gain);
      best = Math.max(best, gain * near);
      const away = way.onFoot - arm.range;
      const after = (strides: number): number =>
        near === 1
          ? 1
          : away <= strides * moveDistance
            ? w.afterMove
            : w.onTheWay.most / (w.onTheWay.slowness + away / moveDistance - strides);
      moved = Math.max(moved, gain * after(1));
      charged = Math.max(charged, gain * after(2));
    }
  }
  return { now, later, nearer: Math.max(0, moved - best), charging: Math.max(0, charged - best) };
};

/** Gain of a movement for the errands of the scenario. */
const errandGain = (match: MatchContext, figure: Figure): number => {
  const errands = errandsOf(match, figure);
  if (errands.length === 0) return 0;
  const here = errandWorth(match.ground, errands, figure.at, false);
  // Whoever is there already needs a step to have it.
  let best = errandWorth(match.ground, errands, figure.at, true) - here;
  for (const errand of errands) {
    const [furthest] = stepsTowards(match.ground, figure.at, errand.to, moveDistanceOf(match, figure) * unit);
    if (furthest) best = Math.max(best, errandWorth(match.ground, errands, furthest, true) - here);
  }
  return best * w.errands;
};

const attackGain = (
  match: MatchContext,
  figure: Figure,
  action: Extract<Action, { target: number; weapon: number }>,
): number => {
  const target = figureOf(match, action.target);
  const kind = action.pick === 'shoot' ? 'ranged' : 'melee';
  const arm = armsAgainst(match, figure, target).find(
    (each) => each.kind === kind && each.weapon === action.weapon,
  );
  const carries = match.s.pieces.some((piece) => piece.figure === target.id && piece.piece !== 'circle');
  return (arm ? gainOf(match.s, arm, target) : w.unknownAttack) * (carries ? w.onCarrier : 1);
};

const chargeGain = (
  match: MatchContext,
  figure: Figure,
  action: Extract<Action, { pick: 'charge' }>,
  outlook: Outlook,
): number => {
  const target = figureOf(match, action.target);
  const away = walkBetween(match.ground, figure.at, target.at) / unit - 1;
  const arrives = away <= 2 * moveDistanceOf(match, figure) - w.charge.slack;
  return (
    (arrives ? attackGain(match, figure, action) : 0) + outlook.charging * (arrives ? 1 : w.charge.later)
  );
};

const useGain = (match: MatchContext, figure: Figure, action: Extract<Action, { pick: 'use' }>): number => {
  const skill = findSkill(action.skill);
  if (!skill) return 0;
  const { sides } = sheetOf(match, figure);
  const promise = promiseOf(skill);
  const works =
    chanceOfAny(sides.skill, figure.hand) * (promise.needsMagic ? chanceOfAny(sides.magic, figure.hand) : 1);
  const target = match.s.figures[action.target ?? figure.id] ?? figure;
  if (areFoes(target, figure)) {
    const arm = armsAgainst(match, figure, target).find(({ kind }) => kind === 'spell');
    return works * promise.other + (promise.harm > 0 && arm ? gainOf(match.s, arm, target) : 0);
  }
  const missing = Math.max(0, poolOf(match, target) - target.hand);
  const heals = Math.min(missing, promise.heals) * dieWorth(match.s, target);
  return (
    works *
    (heals + promise.other * w.use.other + (action.target === undefined ? promise.harm * w.use.aimless : 0))
  );
};

const scenarioGains: Readonly<Record<string, number>> = w.scenario;

/** Expected gain from an action of a kind, where nothing else about it matters. */
const plainGains: Readonly<Partial<Record<Action['pick'], (look: Look) => number>>> = {
  move: ({ match, figure, outlook }) => outlook().nearer + errandGain(match, figure) + w.move,
  'move-and-reload': ({ match, figure, outlook }) =>
    outlook().nearer + errandGain(match, figure) + w.moveAndReload * outlook().later,
  reload: ({ outlook }) => w.reload * outlook().later,
  climb: () => w.climb,
  'stand-up': () => w.standUp,
  'shake-off': () => w.shakeOff,
  restore: ({ match, figure }) => Math.min(figure.hand, poolOf(match, figure) - figure.hand),
  recover: ({ match, figure, outlook }) =>
    outlook().now > 0 ? 0 : w.recover * (poolOf(match, figure) - figure.hand),
  delay: ({ outlook }) => (outlook().now > 0 ? w.delay * outlook().now : w.idleDelay),
  'drop-cannon': ({ figure }) => (figure.isSpent ? w.dropSpentCannon : w.dropCannon),
  dismount: () => w.dismount,
  end: () => 0,
};

const weighAction = (look: Look, action: Action, choice: number): Weighed => {
  const { match, figure, outlook } = look;
  const cost = costOf(action);
  if (action.pick === 'melee' || action.pick === 'shoot') {
    const gain = attackGain(match, figure, action);
    return action.skill === undefined
      ? sure(choice, gain, cost)
      : guess(
          choice,
          gain + w.attackSkill * chanceOfAny(sheetOf(match, figure).sides.skill, figure.hand),
          cost,
        );
  }
  if (action.pick === 'charge') {
    const gain = chargeGain(match, figure, action, outlook());
    return action.skill === undefined ? sure(choice, gain, cost) : guess(choice, gain + w.charge.skill, cost);
  }
  if (action.pick === 'use') return guess(choice, useGain(match, figure, action), cost);
  if (action.pick === 'give-action')
    return sure(choice, w.giveAction * outlookOf(match, figureOf(match, action.pet)).later, cost);
  if (action.pick === 'scenario') return sure(choice, scenarioGains[action.what] ?? w.otherScenario, cost);
  const plain = plainGains[action.pick];
  return plain ? sure(choice, plain(look), cost) : guess(choice, w.otherAction, cost);
};

const weighActions = (
  match: MatchContext,
  figure: Figure,
  options: readonly Option[],
): readonly Weighed[] => {
  let known: Outlook | undefined;
  const outlook = (): Outlook => (known ??= outlookOf(match, figure));
  const weighed = options.map((option, at) =>
    isAction(option)
      ? weighAction({ match, figure, outlook }, option, at)
      : // A Delay counter that is kept may still be used.
        sure(at, w.keepDelay * outlook().now),
  );
  const useful = weighed.filter((_, at) => {
    const option = options[at];
    return option !== undefined && !isInVain(match, figure, option);
  });
  return useful.length > 0 ? useful : weighed;
};

/** Places so near to each other that one of them is enough to try. */
export const areAlike = (one: Choice, other: Choice): boolean =>
  isPlace(one) && isPlace(other) && distanceBetween(one, other) < w.alike * unit;

type PlaceRequest = Extract<Request<About, Option>, { readonly region: unknown }>;

/** Places of a region on the way to opponents, at their sides, and on the way to what the scenario is about. */
const destinations = (
  match: MatchContext,
  figure: Figure,
  { region, about }: PlaceRequest,
): readonly Point[] => {
  const length = about.about === 'move' ? about.distance * unit : 0;
  const goals = errandsOf(match, figure).flatMap(({ to }) => [
    to,
    ...stepsTowards(match.ground, figure.at, to, length).slice(0, 4),
  ]);
  const ways = match.s.figures.flatMap((foe) => {
    if (foe.life !== 'up' || !areFoes(foe, figure)) return [];
    const isNear = distanceBetween(foe.at, figure.at) <= length + unit;
    const beside = isNear ? besideBase(foe.at, figure.at) : undefined;
    return [
      ...(beside ? [beside] : []),
      ...stepsTowards(match.ground, figure.at, foe.at, length).slice(0, 3),
    ];
  });
  return [...goals, ...ways].filter((place) => region.contains(place));
};

/** Places where a figure could go, the best first: the most promising, and the best of other parts of the table. */
const weighPlaces = (match: MatchContext, figure: Figure, request: PlaceRequest): readonly Weighed[] => {
  const stand = standOf(match, figure);
  const guessed = [...request.region.candidates(), ...destinations(match, figure, request)]
    .map((place) => ({ place, gain: stand.guessAt(place) }))
    .sort((a, b) => b.gain - a.gain)
    .map(({ place }) => place);
  const looked = guessed.slice(0, w.closeLooks);
  const apart: Point[] = [];
  for (const place of guessed) {
    if (apart.length >= w.farLooks) break;
    if (apart.some((other) => areAlike(place, other))) continue;
    apart.push(place);
    if (!looked.includes(place)) looked.push(place);
  }
  return looked.map((place) => sure(place, stand.worthAt(place))).sort((a, b) => b.gain - a.gain);
};

/** Targets of a skill or a sweep: opponents for what harms, allies for what helps. */
const weighFigures = (match: MatchContext, about: About, options: readonly Option[]): readonly Weighed[] => {
  const asked = figureOf(match, about.figure);
  const skill = 'skill' in about ? findSkill(about.skill) : undefined;
  const helps = skill !== undefined && promiseOf(skill).heals > 0;
  return options.map((option, at) => {
    if (option.pick !== 'figure') return guess(at, 0);
    const figure = figureOf(match, option.figure);
    const isFoe = areFoes(figure, asked);
    const need = helps ? poolOf(match, figure) - figure.hand : w.target.full - w.target.perDie * figure.hand;
    return guess(at, (isFoe === helps ? -1 : 1) * Math.max(w.target.least, need));
  });
};

/** Things better not given away: a life, a cannon that was not fired, what a weapon does to its target. */
const kept: ReadonlySet<string> = new Set(['sacrifice', 'drop-cannon', 'sweep']);
const isKept = (about: About): boolean => about.about === 'may' && kept.has(about.what);

const weighOthers = (about: About, options: readonly Option[]): readonly Weighed[] =>
  options.map((option, at) => {
    if (isKept(about)) return guess(at, option.pick === 'no' ? w.refusal : 0);
    return guess(at, option.pick === 'done' ? w.done : w.first - at * w.perPlace);
  });

const weighOptions = (match: MatchContext, about: About, options: readonly Option[]): readonly Weighed[] => {
  if (about.about === 'action' || about.about === 'reaction' || about.about === 'answer')
    return weighActions(match, figureOf(match, about.figure), options);
  if (about.about === 'who-acts')
    return options.map((option, at) =>
      sure(at, option.pick === 'figure' ? outlookOf(match, figureOf(match, option.figure)).later : 0),
    );
  // The highest stands first.
  if (about.about === 'die') return [sure(0, 1)];
  return about.about === 'target' ? weighFigures(match, about, options) : weighOthers(about, options);
};

/** Sheets that may be built: what comes of them is seen when they are tried out. */
const weighSheets = (request: Request<About, Option>): readonly Weighed[] =>
  choicesOf(request).map((choice, at) => guess(choice, w.first - at * w.perPlace));

/** All answers to a request that are worth a thought, with what they promise; the best first. */
export const weigh = (match: MatchContext, request: Request<About, Option>): readonly Weighed[] => {
  const { about } = request;
  if ('building' in request) return weighSheets(request);
  if ('region' in request) return weighPlaces(match, figureOf(match, about.figure), request);
  return [...weighOptions(match, about, request.options)].sort((a, b) => rateOf(b) - rateOf(a));
};

/**
 * Choice that promises most by rule of thumb. Places are weighed as carefully as ever: a wrong guess at where others go
 * is a wrong guess at who is struck.
 */
export const reflex = (match: MatchContext, request: Request<About, Option>): Choice => {
  const { about } = request;
  if ('building' in request) return choicesOf(request)[0] ?? 0;
  if ('region' in request) {
    const figure = figureOf(match, about.figure);
    return weighPlaces(match, figure, request)[0]?.choice ?? figure.at;
  }
  const [first = sure(0, 0), ...rest] = weighOptions(match, about, request.options);
  return rest.reduce((best, one) => (rateOf(one) > rateOf(best) ? one : best), first).choice;
};
