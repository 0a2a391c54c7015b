import { lookedAt, shuffledDeck, withoutTop } from '../../../../match/deck';
import { tableValues } from '../../rules/table-values';
import { counterIds } from '../../skills/effect';
import { findSlayerSkill, type SlayerSkillId } from '../../skills/slayers';
import { actorOf, loseDice, regain, turnUp } from '../combat/loss';
import { strikeDragon, strikeSlayer } from '../combat/strike';
import { countersOn, isDragon, type Counters, type Figure } from '../state/figure';
import { choose, figureOf, type Flow, type MatchContext } from '../state/match-context';
import { leaveContact } from '../movement/leave';
import { paceOf, walk } from '../movement/walk';
import type { Option } from '../state/option';
import { plainly } from '../rolls/values';
import type { Acting } from '../state/situation';
import { actionsOf, skillInTurn } from './actions';
import { useDragonSkill, useSlayerSkill } from './use';

/** The top card of the pile lies open. */
const turnTop = ({ s, host }: MatchContext): void => {
  s.pile = lookedAt(s.pile, 0, (cards) => host.draw('deck', cards, -1, 'pile'));
  host.show();
};

/** A new initiative pile of the discard and all cards that wait; her cards among these are turned face down. */
export const newPile = (match: MatchContext): void => {
  const { s, host } = match;
  if (s.piles === tableValues.piles) {
    s.outcome = { winner: undefined, because: 'last-pile' };
    return;
  }
  s.piles += 1;
  const comes = new Set(s.waiting.flatMap((card) => (card.of === 'dragon' ? [card.card] : [])));
  s.row = s.row.map((place, at) => (comes.has(at) ? { ...place, isDown: true } : place));
  s.pile = shuffledDeck([...s.discard, ...s.waiting]);
  s.discard = [];
  s.waiting = [];
  host.emit({ told: 'pile', pile: s.piles });
  turnTop(match);
};

/** Each stack loses one; who bleeds loses a die before. */
const fade = (match: MatchContext, figure: Figure): void => {
  if (countersOn(figure, 'bleeding') > 0) loseDice(match, figure, { by: -1, harm: 'counter', dice: 1 });
  const left: Partial<Record<keyof Counters, number>> = {};
  for (const id of counterIds) {
    const count = countersOn(figure, id) - 1;
    if (count > 0) left[id] = count;
  }
  figure.counters = left;
};

/** Upkeep of whoever's card came up; chapter "The turn". */
const upkeep = (match: MatchContext, figure: Figure): void => {
  fade(match, figure);
  if (match.s.outcome || figure.isDead || !figure.isDown) return;
  turnUp(match, figure);
  regain(match, figure, figure.id, tableValues.recovered);
};

/** Whether somebody is still there to act, and a match to act in. */
const canAct = ({ s }: MatchContext, figure: Figure): boolean => !s.outcome && !figure.isDead;

/** The next card of the pile. */
export const nextTurn = (match: MatchContext): void => {
  const { s, host } = match;
  const [top] = s.pile.places;
  if (!top) {
    newPile(match);
    return;
  }
  s.pile = withoutTop(s.pile);
  const figure = actorOf(match, top);
  if (figure.isDead) {
    host.emit({ told: 'laid-aside', figure: figure.id });
    turnTop(match);
    return;
  }
  s.turns += 1;
  s.discard = [...s.discard, top];
  const card = top.of === 'dragon' ? top.card : -1;
  if (card >= 0) s.lastCard = card;
  host.emit({ told: 'turn', figure: figure.id, card });
  turnTop(match);
  upkeep(match, figure);
  if (!canAct(match, figure)) return;
  s.acting = { figure: figure.id, card, left: isDragon(figure) ? 1 : 2, used: [] };
  s.stage = 'acting';
};

const endTurn = (match: MatchContext): void => {
  match.s.acting = undefined;
  match.s.stage = 'turn';
};

const recover = (match: MatchContext, figure: Figure): void => {
  figure.isDown = true;
  match.host.emit({ told: 'recovers', figure: figure.id });
};

const isSlayerSkill = (id: string): id is SlayerSkillId => findSlayerSkill(id) !== undefined;

function* useSkill(match: MatchContext, { figure: id, card }: Acting, skill: string, target: number): Flow {
  const figure = figureOf(match, id);
  if (isDragon(figure)) {
    const found = skillInTurn(match, card);
    const aimed = target < 0 ? undefined : figureOf(match, target);
    if (found) yield* useDragonSkill(match, found, card, aimed);
  } else if (isSlayerSkill(skill)) yield* useSlayerSkill(match, figure, skill);
}

function* act(match: MatchContext, acting: Acting, option: Option): Flow {
  const figure = figureOf(match, acting.figure);
  switch (option.pick) {
    case 'move':
      yield* walk(match, figure, paceOf(figure), { isUnmet: false });
      return;
    case 'leave':
      yield* leaveContact(match, figure, false);
      return;
    case 'attack':
      if (isDragon(figure)) yield* strikeSlayer(match, figureOf(match, option.target), '', () => plainly);
      else yield* strikeDragon(match, figure);
      return;
    case 'skill':
      yield* useSkill(match, acting, option.skill, option.target);
      return;
    case 'recover':
      recover(match, figure);
      return;
    case 'end':
    case 'yes':
    case 'no':
    case 'figure':
    case 'card':
    case 'die':
    case 'place':
  }
}

/** Actions that an option takes: recovering takes both. */
const costOf = ({ pick }: Option, left: number): number => (pick === 'end' || pick === 'recover' ? left : 1);

/** One action of the acting figure, or the end of the turn. */
export function* actOn(match: MatchContext): Flow {
  const { s } = match;
  const { acting } = s;
  const figure = acting && figureOf(match, acting.figure);
  if (!acting || !figure || acting.left <= 0 || figure.isDead) {
    endTurn(match);
    return;
  }
  const about = { about: 'act', figure: figure.id } as const;
  const chosen = yield* choose<Option>(figure.id, about, actionsOf(match, acting));
  const isOnce = chosen.pick === 'skill' && findSlayerSkill(chosen.skill)?.oncePerTurn === true;
  s.acting = {
    ...acting,
    left: acting.left - costOf(chosen, acting.left),
    used: isOnce ? [...acting.used, chosen.skill] : acting.used,
  };
  yield* act(match, acting, chosen);
  if (!s.outcome && s.acting.left <= 0) endTurn(match);
}
