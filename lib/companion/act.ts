import { bring, type Side } from './bring';
import { changeFigure, dutiesOf, turnBegun, turnEnded, withDuties } from './changes';
import { companyOf, figureAt, sheetFigures } from './figures';
import {
  companionOf,
  isSuddenDeath,
  mostFigures,
  mostPoints,
  newcomer,
  scenarioOf,
  type Night,
  type NightState,
} from './night';
import { followRoll, rollDice, withoutRoll } from './rolls';
import { mayJoin, orderOfRound, passedOver, sideAfter, stillToCome } from './turn-order';

/** The effect of a tap on a night. Figures, teams, pieces and duties are named by their places in it. */
export type NightAction =
  /** @property seed of the shuffle or the rolls, 0 to 2^32 - 1 */
  | { readonly do: 'begin-round'; readonly seed: number }
  | { readonly do: 'begin-turn'; readonly figure: number }
  | { readonly do: 'join-turn'; readonly figure: number }
  /** The team that chooses next, where the group rolled itself. */
  | { readonly do: 'give-side'; readonly team: number }
  | { readonly do: 'use-action'; readonly by: number }
  | { readonly do: 'end-turn' }
  | { readonly do: 'end-round' }
  | { readonly do: 'count'; readonly figure: number; readonly of: string; readonly by: number }
  | { readonly do: 'counter'; readonly figure: number; readonly of: string; readonly by: number }
  | { readonly do: 'duty'; readonly at: number; readonly isDone: boolean }
  /** @property seed of the dice, 0 to 2^32 - 1 */
  | { readonly do: 'roll'; readonly figure: number; readonly roll: string; readonly seed: number }
  /** Does what a line says that belongs to a face of the dice on the table. @property line from 0 */
  | { readonly do: 'follow-roll'; readonly face: number; readonly line: number }
  | { readonly do: 'score'; readonly team: number; readonly by: number }
  | { readonly do: 'piece'; readonly at: number; readonly by: number }
  /** Somebody joins the table who was not there from the start. */
  | { readonly do: 'come'; readonly sheet: number; readonly id: string }
  /** A hero who wasn't set up, by his share code. */
  | { readonly do: 'bring'; readonly hero: string; readonly side?: Side | undefined }
  | { readonly do: 'leave'; readonly figure: number };

const changed = (night: Night, part: Partial<NightState>): Night => ({
  ...night,
  state: { ...night.state, ...part },
});

const inAll = (night: Night, moment: 'round-begins' | 'round-ends'): Night => {
  const own = night.state.figures.flatMap((_, at) => dutiesOf(night, at, moment));
  const scenario = scenarioOf(night.setUp);
  const sudden = moment === 'round-ends' && isSuddenDeath(night) ? scenario?.suddenDeath : undefined;
  const common = [...(scenario?.duties[moment] ?? []), ...(sudden ? [sudden] : [])].map((duty) => ({
    key: '',
    figure: -1,
    ...duty,
  }));
  return withDuties(night, [...own, ...common]);
};

const beginRound = (night: Night, seed: number): Night =>
  night.state.stage === 'turns'
    ? night
    : inAll(
        changed(night, {
          ...orderOfRound(night, seed),
          round: night.state.round + 1,
          stage: 'turns',
          acted: [],
          acting: [],
          used: 0,
          rolled: undefined,
        }),
        'round-begins',
      );

/** Adds everybody's duties at the start or end of a turn, those of the acting figures first. */
const atEdge = (night: Night, moment: 'turn-begins' | 'turn-ends', turnOf: number): Night => {
  const own = companyOf(night, turnOf);
  const others = night.state.figures.flatMap((_, at) => (own.includes(at) ? [] : [at]));
  return withDuties(
    night,
    [...own, ...others].flatMap((at) => dutiesOf(night, at, moment, turnOf)),
  );
};

const endTurn = (night: Night): Night => {
  const { acting, acted } = night.state;
  if (acting.length === 0) return night;
  const next = withoutRoll(turnEnded(acting.reduce((left, at) => atEdge(left, 'turn-ends', at), night)));
  return changed(next, { acting: [], acted: [...acted, ...acting], used: 0, side: sideAfter(night) });
};

const withTurnOf = (night: Night, figure: number): Night => {
  const acting = changed(night, { acting: [...night.state.acting, figure] });
  const begun = companyOf(acting, figure).reduce(turnBegun, acting);
  return atEdge(begun, 'turn-begins', figure);
};

/**
 * The turn of whoever the group chooses begins; a running turn ends first. A figure out of order comes before the
 * others.
 */
const beginTurn = (night: Night, figure: number): Night => {
  const toCome = stillToCome(night);
  if (!toCome.includes(figure)) return night;
  const dropped = toCome[0] === figure ? passedOver(night, figure) : [];
  const ended = withoutRoll(endTurn(night));
  const { order } = ended.state;
  const acted = [...ended.state.acted, ...dropped];
  const had = order.filter((at) => acted.includes(at));
  const others = order.filter((at) => at !== figure && !acted.includes(at));
  const isFixed = companionOf(night.setUp.system).order.order === 'alternating';
  return withTurnOf(changed(ended, { order: isFixed ? order : [...had, figure, ...others], acted }), figure);
};

/** Actions of those who act now. */
export const actionsOf = (night: Night): number =>
  Math.max(0, ...night.state.acting.map((at) => figureAt(night, at)?.figure.actions ?? 0));

const settle = (night: Night, place: number, isDone: boolean): Night => {
  const duty = night.state.duties[place];
  if (!duty) return night;
  const left = changed(night, { duties: night.state.duties.filter((_, at) => at !== place) });
  const text = companionOf(night.setUp.system).duty(duty);
  if (!isDone || !text) return left;
  return text.does.reduce((next, change) => changeFigure(next, duty.figure, change), left);
};

const bounded = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

const score = (night: Night, team: number, by: number): Night => {
  const { scores } = night.state;
  const before = scores[team];
  if (before === undefined) return night;
  const after = bounded(before + by, 0, mostPoints);
  return after === before
    ? night
    : changed(night, { scores: scores.map((each, at) => (at === team ? after : each)) });
};

const turnPiece = (night: Night, place: number, by: number): Night => {
  const piece = scenarioOf(night.setUp)?.pieces[place];
  const before = night.state.pieces[place];
  if (!piece || before === undefined) return night;
  const after = bounded(before + by, piece.least, piece.most);
  return after === before
    ? night
    : changed(night, { pieces: night.state.pieces.map((each, at) => (at === place ? after : each)) });
};

const come = (night: Night, sheet: number, id: string): Night => {
  const figure = sheetFigures(night.setUp, sheet).find((each) => each.id === id && each.isLater === true);
  const { figures } = night.state;
  if (!figure || figures.length >= mostFigures) return night;
  const counts = figure.counts.map(({ start }) => start);
  return changed(night, { figures: [...figures, newcomer(sheet, id, counts, '')] });
};

/** The night after an action; the same night where it changes nothing. @throws NotOpened */
export const act = (night: Night, action: NightAction): Night => {
  switch (action.do) {
    case 'begin-round':
      return beginRound(night, action.seed);
    case 'begin-turn':
      return beginTurn(night, action.figure);
    case 'join-turn':
      return mayJoin(night).includes(action.figure) ? withTurnOf(night, action.figure) : night;
    case 'give-side':
      return night.state.scores[action.team] === undefined || action.team === night.state.side
        ? night
        : changed(night, { side: action.team });
    case 'use-action': {
      const used = bounded(night.state.used + action.by, 0, actionsOf(night));
      return used === night.state.used ? night : changed(night, { used });
    }
    case 'end-turn':
      return endTurn(night);
    case 'end-round':
      return night.state.stage === 'turns'
        ? inAll(changed(endTurn(night), { stage: 'after' }), 'round-ends')
        : night;
    case 'count':
      return changeFigure(night, action.figure, { change: 'count', of: action.of, by: action.by });
    case 'counter':
      return changeFigure(night, action.figure, { change: 'counter', of: action.of, by: action.by });
    case 'duty':
      return settle(night, action.at, action.isDone);
    case 'roll':
      return rollDice(night, action.figure, action.roll, action.seed);
    case 'follow-roll':
      return followRoll(night, action.face, action.line);
    case 'score':
      return score(night, action.team, action.by);
    case 'piece':
      return turnPiece(night, action.at, action.by);
    case 'come':
      return come(night, action.sheet, action.id);
    case 'bring':
      return bring(night, action.hero, action.side);
    case 'leave':
      return changeFigure(night, action.figure, { change: 'leave' });
  }
};
