import { findSkill } from '../../skills/index';
import { shareFate } from './bond';
import { isBound } from '../entries/auras';
import { happen, pass } from '../lasting/ends';
import { isUndead, type Aura, type Figure } from '../state/figure';
import { nothingHappens, type Flow } from '../state/flow';
import { petsOf } from '../state/training';
import { figureOf, type MatchContext } from '../state/match-context';
import { poolsOf, seePool } from '../values/hand';
import { endAura } from '../lasting/end-aura';
import { fire } from '../lasting/triggers';
import { triggerOf } from '../state/new-use';
import { ridingOf } from '../entries/riding';
import { statement } from '../entries/statements';

/** Only Nature Spells and Loas outlast a figure's fall (ruling 20 for skills). */
const outlasts = (aura: Aura): boolean => {
  const entry = findSkill(aura.skill);
  return entry !== undefined && (ridingOf(entry) !== undefined || isBound(aura));
};

/** Kinds of figure that leave no body and are out of the match when they lose their last Life. */
const crumbles: ReadonlySet<Figure['kind']> = new Set(['undead', 'snowman', 'swarm', 'blade', 'dummy']);

/** Takes a figure off the table for good. */
export function* remove(match: MatchContext, figure: Figure): Flow {
  if (figure.life === 'gone') return;
  figure.life = 'gone';
  figure.hand = 0;
  unmount(match, figure);
  for (const { key } of figure.auras) yield* endAura(match, figure, key, true);
  figure.modifiers = [];
  figure.conditions = [];
  match.host.emit({ type: 'gone', figure: figure.id });
}

/** Separates rider and mount; they stand side by side, without moving, as soon as there is room. */
export const unmount = (match: MatchContext, figure: Figure): void => {
  const partner = figure.mount >= 0 ? figure.mount : figure.rider;
  if (partner < 0) return;
  const other = figureOf(match, partner);
  // A rider through the air is on the ground again.
  (figure.mount >= 0 ? figure : other).isFlying = false;
  figure.mount = figure.rider = other.mount = other.rider = -1;
};

/**
 * A figure that has lost its last die falls unconscious; chapter "The Dicepool and the Hand". Whoever is dead at once, as
 * Undead are, is got up by nothing that ends with the fall.
 */
function* fall(match: MatchContext, figure: Figure, isDead = isUndead(figure), isNew = true): Flow {
  figure.life = isDead ? 'dead' : 'down';
  figure.fallen = 0;
  figure.actions = 0;
  figure.delays = 0;
  figure.deaf = 0;
  figure.isFlying = false;
  figure.isRecovering = false;
  figure.alight = 0;
  figure.granted = [];
  figure.barred = figure.barred.filter(({ clock }) => clock.ends === 'never');
  figure.reloads = [];
  if (figure.owed) figure.owed = [];
  if (figure.promised) figure.promised = [];
  figure.distracted = undefined;
  if (isNew) match.host.emit({ type: 'down', figure: figure.id, by: figure.id });
  match.scenario.falls(match, figure);
  unmount(match, figure);
  yield* happen(match, figure, 'falls-unconscious');
  yield* happen(match, figure, 'you-fall-unconscious');
  figure.conditions = [];
  figure.modifiers = figure.modifiers.filter(
    ({ aura, says }) =>
      statement(says).says.until === 'for-good' || figure.auras.some(({ key }) => key === aura),
  );
  seePool(match, figure);
  // The newest first; Life that an end restores gets the figure up (ruling harbinger-early).
  for (const aura of [...figure.auras].reverse())
    if (!outlasts(aura)) yield* endAura(match, figure, aura.key, true);
  seePool(match, figure);
  yield* endWaiting(match, figure);
  if (crumbles.has(figure.kind)) {
    yield* remove(match, figure);
    return;
  }
  // A Golem leaves a body behind.
  if (isDead) yield* die(match, figure, isNew);
  yield* leaderless(match, figure);
}

/** The turn of a waiting figure ends with the Delay counters that it loses by falling; chapter "Timing". */
function* endWaiting(match: MatchContext, figure: Figure): Flow {
  const { turn, stage } = match.s;
  const isBetweenTurns = stage === 'end-of-phase' || stage === 'phase';
  if (!figure.isActing || (figure.hero === turn && !isBetweenTurns)) return;
  figure.isActing = false;
  yield* pass(match, 'turn-ends', figure.id);
}

/** Falls without being unconscious first (ruling 29). */
export function* fallDead(match: MatchContext, figure: Figure): Flow {
  yield* fall(match, figure, true);
}

/**
 * A figure that only seemed to be alive is dead as before: it has not died again (ruling voodoo-damballa-
 * both).
 */
export const lieDown = (match: MatchContext, figure: Figure): Flow => fall(match, figure, true, false);

/** Fate of the followers of a hero who fell; chapter "Followers". */
function* leaderless(match: MatchContext, hero: Figure): Flow {
  for (const follower of match.s.figures) {
    if (follower.hero !== hero.id || follower === hero || follower.life === 'gone') continue;
    switch (follower.kind) {
      case 'daemon':
      case 'blade':
        yield* remove(match, follower);
        break;
      case 'undead':
      case 'golem':
      case 'snowman':
        follower.owner = -1;
        follower.team = -1 - follower.id;
        break;
      case 'hero':
      case 'pet':
      case 'swarm':
      case 'dummy':
      case 'wizard':
        break;
    }
  }
}

/** A figure brought back by a spirit dies again when it leaves, however it leaves (ruling voodoo-damballa-leaves). */
function* giveBack(
  match: MatchContext,
  figure: Figure,
  { owner, team, aura }: NonNullable<Figure['lent']>,
): Flow {
  if (figure.auras.some(({ key }) => key === aura)) return;
  figure.hand = 0;
  if (figure.life === 'up') yield* fallDead(match, figure);
  else if (figure.life === 'down') yield* die(match, figure);
  for (const each of [figure, ...petsOf(match, figure)]) {
    each.owner = owner;
    each.team = team;
  }
  figure.lent = undefined;
}

/**
 * Sees who is down, once everything that happens together has happened (ruling 15 for skills). What ends with a fall may
 * fell others, who are looked at again.
 */
export const settle = (match: MatchContext): Flow => (isSettled(match) ? nothingHappens : settleAll(match));

/** Whether nobody falls, as nearly always. */
const isSettled = (match: MatchContext): boolean => {
  const poolIn = poolsOf(match);
  for (const figure of match.s.figures) {
    if (figure.lent) return false;
    if (figure.life !== 'up') continue;
    seePool(match, figure, poolIn(figure));
    if (figure.hand <= 0) return false;
  }
  return true;
};

function* settleAll(match: MatchContext): Flow {
  let hasFallen = true;
  while (hasFallen) {
    hasFallen = false;
    for (const figure of match.s.figures) {
      if (figure.lent) yield* giveBack(match, figure, figure.lent);
      if (figure.life !== 'up') continue;
      seePool(match, figure);
      if (figure.hand > 0 || match.scenario.spares(match, figure)) continue;
      yield* fall(match, figure);
      hasFallen = true;
    }
  }
}

/** An unconscious figure whose clock has run out is dead; chapter "The Dicepool and the Hand", ruling 29. */
export function* die(match: MatchContext, figure: Figure, isNew = true, isLate = false): Flow {
  figure.life = 'dead';
  figure.fallen = 0;
  if (isNew) {
    match.host.emit({ type: 'dead', figure: figure.id, ...(isLate && { isLate }) });
    yield* fire(match, figure, 'dies-or-ends', triggerOf('dies-or-ends', figure.id));
    shareFate(match, figure);
  }
  // No spirit rides the dead (chapter "Voodoo").
  for (const aura of figure.auras) if (aura.kind === 'loa') yield* endAura(match, figure, aura.key, true);
}
