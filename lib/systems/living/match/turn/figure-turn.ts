import { beginTurnOfPromises, endTurnOfPromises } from './later';
import { pass } from '../lasting/ends';
import { die } from '../life/falls';
import { emptyTurnRecord } from '../state/turn-record';
import { countersOf, type Figure, isUndead } from '../state/figure';
import type { Flow } from '../state/flow';
import type { MatchContext } from '../state/match-context';
import { carriesCannon } from '../values/weapons';
import { beginInSwarm } from '../movement/on-the-way';
import { loseLife } from '../life/life';
import { fire } from '../lasting/triggers';
import { triggerOf } from '../state/new-use';
import { repeat } from '../using/repeats';
import { completeRitual, dueRitual } from '../followers/ritual';
import { ritualOf } from '../entries/auras';
import { isProof, takeCondition } from '../life/conditions';
import { trimPool, seePool } from '../values/hand';
import { isTrained } from '../state/training';

/** Actions that a figure gets in its turn; chapters "Actions", "Followers" and "Cannons". */
const actionsFor = (match: MatchContext, figure: Figure): number => {
  switch (figure.kind) {
    case 'pet':
      return figure.rider >= 0 || !isTrained(match, figure) ? 0 : 1;
    case 'snowman':
    case 'blade':
    case 'dummy':
      return 1;
    case 'swarm':
      return 0;
    case 'hero':
    case 'daemon':
    case 'undead':
    case 'golem':
    case 'wizard':
      return carriesCannon(match, figure) ? 1 : 2;
  }
};

/** Undead and snowmen lose 1 Life in each of their master's turns after the first; chapters "Undead" and "Snowman". */
const crumble = (match: MatchContext, figure: Figure): void => {
  if (isUndead(figure)) loseLife(match, figure, 1, figure.id);
};

/** A snowman melts at the end of each of its builder's turns after the first; chapter "Snowman". */
const melt = (match: MatchContext, figure: Figure): void => {
  if (figure.kind === 'snowman' && figure.life === 'up' && !figure.isNew)
    loseLife(match, figure, 1, figure.id);
  figure.isNew = undefined;
};

/** The beginning of a figure's turn: what lasts to here ends, what waits for it happens, and it has its actions. */
export function* beginFor(match: MatchContext, figure: Figure): Flow {
  if (figure.isActing) yield* endFor(match, figure);
  figure.lastTurn = figure.thisTurn;
  figure.thisTurn = { ...emptyTurnRecord };
  figure.delays = 0;
  figure.isActing = true;
  beginTurnOfPromises(figure);
  if (figure.kind === 'hero') yield* repeat(match, figure);
  yield* pass(match, 'turn-begins', figure.id);
  trimPool(match, figure);
  if (figure.life === 'down' || figure.life === 'dead') figure.fallen += 1;
  figure.alight = countersOf(figure, 'burning');
  if (figure.life !== 'gone') yield* fire(match, figure, 'turn-begins', triggerOf('turn-begins', figure.id));
  if (figure.life === 'up') yield* beginInSwarm(match, figure);
  crumble(match, figure);
  seePool(match, figure);
  const usual = figure.life === 'up' && !ritualOf(figure) ? actionsFor(match, figure) : 0;
  const lost = figure.distracted ?? 0;
  figure.distracted = undefined;
  figure.actions = Math.max(0, match.scenario.actionsFor(match, figure, usual) - lost);
  if (figure.isRecovering && figure.wasHurt) figure.isRecovering = false;
  figure.wasHurt = false;
}

/** The end of a figure's turn: what burns and poisons, and what lasts to here; chapter "Conditions and Statuses". */
export function* endFor(match: MatchContext, figure: Figure): Flow {
  yield* endTurnOfPromises(match, figure);
  figure.isActing = false;
  figure.actions = 0;
  if (figure.deaf > 0) figure.deaf -= 1;
  if (figure.life === 'up') {
    const burning = Math.min(figure.alight, countersOf(figure, 'burning'));
    if (burning > 0) {
      if (!isProof(match, figure, 'burning'))
        loseLife(match, figure, 2 * burning, figure.id, { of: 'burning' });
      takeCondition(match, figure, 'burning', burning);
    }
    loseLife(match, figure, countersOf(figure, 'poisoned'), figure.id, { of: 'poisoned' });
  }
  figure.alight = 0;
  melt(match, figure);
  const ritual = dueRitual(figure);
  yield* pass(match, 'turn-ends', figure.id);
  if (ritual) yield* completeRitual(match, figure, ritual);
  if (figure.life === 'down' && figure.fallen >= 1 && !match.scenario.nobodyDies)
    yield* die(match, figure, true, true);
}
