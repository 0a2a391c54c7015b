import { shuffledDeck, stackedDeck, type Deck } from '../../../../match/deck';
import type { Choice, Region } from '../../../../match/request';
import { distanceBetween, towards, unit, routeTo, type Point } from '../../../../table/table';
import { openFire as mission } from '../../scenarios/open-fire';
import { ruleOf, rulesOf } from '../../scenarios/scenario';
import { newFigure } from '../state/begin';
import { remove, settle } from '../life/falls';
import type { Figure, FigureId } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext, newKey, type ScenarioPart, standing } from '../state/match-context';
import { loseLife } from '../life/life';
import { basesFor } from '../geometry/placing';
import type { Piece } from '../state/situation';
import { isAt, lyingAt, tipOf } from '../../../../skirmish/map/places';
import { cornerRegion } from './corner';
import { limited, lostByFalling, optionLike, scriptOf, theirTeam, without, wonOnce, youOf } from './mission';
import { removePiece } from './tokens';

const runs = scriptOf(mission, 'runs');
const { entrance, perPhase } = ruleOf(mission, 'reinforcements');
const forbidden = ruleOf(mission, 'forbidden-corner');
const lesson = ruleOf(mission, 'lesson');
const arrival = rulesOf(mission, 'link').find(({ when }) => when === 'dummy-arrives');

const those = ({ s }: MatchContext, kind: 'newcomer' | 'entering'): readonly Piece[] =>
  s.pieces.filter(({ piece }) => piece === kind);

const runners = (match: MatchContext): readonly Figure[] =>
  standing(match).filter(({ kind }) => kind === 'dummy');

/** A waiting dummy gets a card, and enters when it is drawn. */
const enlist = (match: MatchContext): undefined => {
  const { s } = match;
  for (let left = perPhase; left > 0; left -= 1) {
    const waiting = those(match, 'newcomer');
    const chosen =
      waiting[waiting.length === 0 ? 0 : match.host.draw('deck', waiting.length, -1, 'newcomer')];
    if (!chosen) return undefined;
    const id = s.figures.length;
    const at = lyingAt(tipOf(entrance));
    const place = { owner: -1, team: theirTeam, hero: id, at };
    const dice = s.sheets[chosen.count]?.dice ?? 0;
    s.figures.push({ ...newFigure(id, 'dummy', chosen.count, dice, place), life: 'gone' });
    removePiece(match, chosen);
    s.pieces = [...s.pieces, { ...chosen, key: newKey(match), piece: 'entering', figure: id }];
  }
  return undefined;
};

/** The deck: in the first phases as the lesson wants it. */
const stacked = (match: MatchContext, cards: readonly FigureId[]): Deck<FigureId> => {
  const entering = those(match, 'entering').map(({ figure }) => figure);
  const inPlay = runners(match).map(({ id }) => id);
  const order = lesson.decks[match.s.phase - 1];
  if (!order) return shuffledDeck([...cards, ...inPlay, ...entering]);
  const of = { newcomer: entering, dummy: inPlay, you: cards };
  return stackedDeck(order.flatMap((who) => of[who]));
};

const comeIn = (match: MatchContext, { id }: Figure): undefined => {
  const piece = those(match, 'entering').find(({ figure }) => figure === id);
  if (!piece) return undefined;
  const figure = figureOf(match, id);
  const [at] = cornerRegion(match, figure, tipOf(entrance))?.candidates() ?? [];
  if (!at) return undefined;
  figure.at = at;
  figure.life = 'up';
  removePiece(match, piece);
  match.host.emit({ type: 'came', figure: id, by: id });
  return undefined;
};

/** A dummy that reaches the corner leaves, and it costs you Life. */
function* seeArrivals(match: MatchContext): Flow {
  for (const runner of runners(match)) {
    if (!isAt(runner.at, tipOf(runs.to))) continue;
    yield* remove(match, runner);
    if (arrival) loseLife(match, youOf(match), arrival.life, runner.id);
  }
  yield* settle(match);
}

/** The place so far along a way. */
const along = (points: readonly Point[], distance: number): Point | undefined => {
  let left = distance;
  let from = points[0];
  for (const to of points.slice(1)) {
    if (!from) return undefined;
    const step = distanceBetween(from, to);
    if (step >= left) return towards(from, to, left);
    left -= step;
    from = to;
  }
  return from;
};

/** As far as possible on the way to the corner, or the nearest place to it. */
const runTo = (match: MatchContext, figure: Figure, region: Region, distance: number): Choice => {
  const goal = lyingAt(tipOf(runs.to));
  const route = routeTo(match.ground, figure.at, goal, basesFor(match, figure));
  const ahead = route && along(route.points, distance);
  if (ahead && region.contains(ahead)) return ahead;
  const [nearest = figure.at] = [...region.candidates()].sort(
    (a, b) => distanceBetween(a, goal) - distanceBetween(b, goal),
  );
  return nearest;
};

const running: ScenarioPart = {
  phaseBegins: enlist,
  stacked,
  turnBegins: comeIn,
  actionsFor: (_game, { kind, life }, usual) =>
    kind === 'dummy' && life === 'up' ? runs.actions.length : usual,
  actionEnds: seeArrivals,
  answer: (match, request) => {
    const figure = figureOf(match, request.about.figure);
    const { about } = request;
    if (figure.kind !== 'dummy') return undefined;
    if ('region' in request)
      return runTo(match, figure, request.region, unit * (about.about === 'move' ? about.distance : 0));
    if (about.about !== 'action' || !('options' in request)) return undefined;
    const next = runs.actions[runs.actions.length - figure.actions];
    if (next === undefined || next === 'movement') return optionLike(request.options, { pick: 'move' });
    return optionLike(request.options, { pick: 'use', skill: next.skill });
  },
};

/** You keep out of their corner, and the first shots teach. */
const taught: ScenarioPart = {
  within: (_game, figure, region) =>
    figure.owner < 0
      ? region
      : without(region, figure.at, (place) => isAt(place, tipOf(forbidden.corner), forbidden.within)),
  shot: (match, attack) => {
    const shot = lesson.shots.find(({ phase }) => phase === match.s.phase);
    if (!shot) return;
    if (attack.total === 0) attack.total = shot.pips;
    if (!shot.defended) attack.isUndefended = true;
  },
};

/** Shoot them before they come through. */
export const openFire: readonly ScenarioPart[] = [
  limited(mission),
  running,
  taught,
  wonOnce(
    (match) =>
      match.s.phase > 0 &&
      those(match, 'newcomer').length + those(match, 'entering').length + runners(match).length === 0,
  ),
  lostByFalling,
];
