import type { Moment, Until } from '../../skills/effects/terms';
import type { Effect, Lasting } from '../../skills/effects/effect';
import type { Charm, CharmKind, Clock, Figure, FigureId, Mark } from '../state/figure';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import { ruleAbout } from '../../skills/school-rules';
import { isCopied } from '../entries/bound';
import { dropMarks } from './carried';
import { handOver, keepAsleep } from './castings';
import { answering } from './answering';
import { spend } from './charges';
import { endingsOf } from '../entries/endings';
import { lastWordsOf } from './last-words';
import { nothingHappens, type Flow } from '../state/flow';
import { figureOf, newKey, type Game } from '../state/game';
import { mountOf } from '../state/mounts';
import { held, scaleOf, type Held } from '../values/properties';
import { reachOf } from '../entries/reach';
import { isSleeper } from '../entries/riding';
import { statement, statementOf, type Statement } from '../entries/statements';
import { pipsOf, type Line, type Trigger } from '../state/use';
import { seePool } from '../values/hand';
import { amount } from '../entries/amount';

/**
 * When something of this duration ends, for whoever bears it and whoever caused it (rulings 9 and 30). The end of a turn
 * that is under way does not count.
 * @param scale the pips of the line that says how long
 */
export const clockOf = (game: Game, until: Until, by: FigureId, bearer: Figure, scale: number): Clock => {
  const clock = (ends: Clock['ends'], of: FigureId, left = 1): Clock => ({ ends, of, left });
  const untilEnd = (of: FigureId, turns: number): Clock => ({
    ...clock('turn-ends', of, turns),
    ...(figureOf(game, of).isActing && { isFromNext: true }),
  });
  if (typeof until === 'object') {
    const of = 'turns' in until ? until.turns : 'phases' in until ? until.phases : until.attacks;
    const left = amount(of, scale, () => 0);
    if ('phases' in until) return clock('phase-ends', by, left);
    if ('attacks' in until) return clock('used', bearer.id, left);
    const whose = until.of === 'yours' ? by : bearer.id;
    return until.at === 'begin' ? clock('turn-begins', whose, left) : untilEnd(whose, left);
  }
  switch (until) {
    case 'this-action':
      return clock('action-ends', by);
    case 'this-turn':
    case 'your-next-turn':
    case 'summoners-next-turn':
      return clock('turn-begins', by);
    case 'end-of-your-next-turn':
      return untilEnd(by, 1);
    case 'end-of-their-next-turn':
    case 'during-their-next-turn':
      return untilEnd(bearer.id, 1);
    case 'next-skill-action':
    case 'next-movement':
    case 'next-attack':
      return clock('used', bearer.id);
    case 'match':
    case 'for-good':
      return clock('never', bearer.id);
    case 'while-it-lasts':
      return clock('with-charm', bearer.id);
  }
};

/** Puts a lasting effect on a figure; it waits with its casting where a stronger one of its caster counts. */
export const mark = (game: Game, says: Lasting, on: Figure, line: Line, clock: Clock, note = 0): void => {
  if (clock.left <= 0) return;
  const { number } = statementOf(says);
  const { use } = line;
  const isCarried = clock.ends === 'with-charm';
  const carrier =
    line.trigger && !isCarried
      ? 0
      : (use.charms.get(on.id) ??
        use.charms.get(on.rider) ??
        (isCarried ? use.charms.get(line.target) : undefined) ??
        0);
  // What was to last with it had no time to last, or was kept off.
  if (isCarried && carrier === 0) return;
  const fresh: Mark = {
    key: newKey(game),
    says: number,
    by: use.user,
    green: use.green,
    // Elsewhere it is for reaches alone, which no lessened MAV shrinks (ruling magic-lessened).
    blue: line.line === 'blue' ? line.scale : pipsOf(use),
    clock,
    charm: carrier,
    used: [],
    note,
  };
  const waiting = use.waiting?.get(carrier);
  if (waiting === undefined) on.marks = [...on.marks, fresh];
  else keepAsleep(game, carrier, waiting, { on: on.id, mark: fresh });
};

/** Puts an enchantment, a hex, a Loa or a state on a figure; the same skill again renews it and keeps its place in the queue. */
export const charm = (
  game: Game,
  on: Figure,
  kind: CharmKind,
  line: Pick<Line, 'use'>,
  clock: Clock,
  blue: number,
): number => {
  const { use } = line;
  const before = on.charms.find(
    ({ skill, by, stored, kind: lying }) =>
      stored === undefined && skill === use.skill.id && (by === use.user || lying === 'loa'),
  );
  if (before) dropMarks(on, before.key);
  const key = before?.key ?? newKey(game);
  const fresh: Charm = {
    key,
    kind,
    skill: use.skill.id,
    by: use.user,
    green: use.green,
    blue,
    clock,
    ...(isCopied(use.skill) && { isCopy: true }),
  };
  on.charms = before ? on.charms.map((old) => (old.key === key ? fresh : old)) : [...on.charms, fresh];
  use.charms.set(on.id, key);
  game.host.tell({ told: 'charm', figure: on.id, kind, skill: use.skill.id });
  return key;
};

/** The line that a mark speaks in, on whoever bears it. */
export const lineOfMark = (
  { mark: speaking, from }: { readonly mark: Mark; readonly from: Statement },
  bearer: FigureId,
  trigger?: Trigger,
): Line => ({
  use: {
    skill: from.skill,
    user: speaking.by,
    green: speaking.green,
    magic: speaking.blue,
    roll: [],
    targets: [bearer],
    // Whoever bears it resisted when it was cast, where its school says so.
    powers: new Map(ruleAbout(from.skill, 'trigger') ? [[bearer, 0]] : []),
    blow: trigger?.blow,
    reach: from.isAura ? speaking.note : reachOf(from.skill, speaking.blue, speaking.green),
    charms: new Map([[bearer, speaking.charm]]),
    removed: 0,
    affected: 0,
    moved: 0,
    isReaction: false,
  },
  line: from.line,
  scale: scaleOf(from, speaking),
  target: bearer,
  bearer,
  trigger,
  note: speaking.note,
});

/** What lasts until it has triggered is over with its last charge. */
const isUsedUp = (bearer: Figure, { charm: carrier }: Mark, skill: Skill): boolean =>
  carrier > 0 &&
  endingsOf(skill).includes('triggers') &&
  !bearer.marks.some((each) => each.charm === carrier);

const stopping: ReadonlySet<string> = new Set(['instead-of-damage', 'fail']);

const stops = (effect: Effect): boolean => 'act' in effect && stopping.has(effect.act);

/**
 * Sets off what waits for a moment, on whoever bears it, oldest first: what happens each time, and charges, of which
 * one is spent.
 */
export const fire = (game: Game, figure: Figure, moment: Moment, trigger: Trigger): Flow => {
  if (game.s.figures.every(({ marks }) => marks.length === 0)) return nothingHappens;
  const waiting = answering(moment, waitingFor(game, figure, moment));
  return waiting.length === 0 ? nothingHappens : setOff(game, figure, waiting, trigger);
};

type Waiting = Held<'whenever'> | Held<'next'>;

const waitingFor = (game: Game, figure: Figure, moment: Moment): readonly Waiting[] =>
  [...held(game, figure, 'whenever'), ...held(game, figure, 'next')]
    .filter(({ property }) => property.moment === moment)
    .sort((a, b) => a.mark.key - b.mark.key || a.index - b.index);

function* setOff(game: Game, figure: Figure, waiting: readonly Waiting[], trigger: Trigger): Flow {
  const resolved = new Set<number>();
  const charged = new Set<Statement>();
  for (const { property, mark: speaking, from, index } of waiting) {
    // What is stopped already takes no charge that stops it.
    if (property.has === 'next' && trigger.isStopped && property.effects.every(stops)) continue;
    if (property.has === 'next') {
      // Charges are used one by one, whichever uses of the skill they come from (ruling pipsmith-charges).
      if (speaking.charm === 0 && charged.has(from)) continue;
      charged.add(from);
      spend(game, figure, speaking, index);
    } else if (property.once !== undefined) {
      if (figure.deeds.met.includes(speaking.key)) continue;
      figure.deeds = { ...figure.deeds, met: [...figure.deeds.met, speaking.key] };
    }
    yield* game.play(property.effects, lineOfMark({ mark: speaking, from }, figure.id, trigger));
    if (
      ruleAbout(from.skill, 'trigger')?.then === 'ends' ||
      isUsedUp(figure, speaking, from.skill) ||
      isLastOccasion(figure, speaking)
    )
      resolved.add(speaking.charm);
  }
  for (const key of resolved) yield* endCharm(game, figure, key, false);
  yield* leaveDone(game, figure);
}

/** Counts an occasion of what stays for so many of them. */
const isLastOccasion = (bearer: Figure, { charm: key }: Mark): boolean => {
  if (key === 0) return false;
  const carrier = bearer.charms.find((each) => each.key === key);
  if (carrier?.clock.ends !== 'occasion') return false;
  const clock = { ...carrier.clock, left: carrier.clock.left - 1 };
  bearer.charms = bearer.charms.map((each) => (each.key === key ? { ...each, clock } : each));
  return clock.left <= 0;
};

/** A sleeper leaves once its effect has been applied: nothing that it brought waits any more. */
export function* leaveDone(game: Game, figure: Figure): Flow {
  for (const each of figure.charms) {
    if (each.kind !== 'loa' || each.clock.ends !== 'never' || !isSleeper(each)) continue;
    const marks = [...figure.marks, ...(mountOf(game, figure)?.marks ?? [])];
    const isWaiting = marks.some(({ charm: key, says }) => key === each.key && statement(says).waits);
    if (!isWaiting) yield* endCharm(game, figure, each.key, false);
  }
}

export const triggerOf = (
  moment: Moment,
  actor: FigureId,
  more: Partial<Omit<Trigger, 'moment' | 'actor'>> = {},
): Trigger => ({ moment, actor, amount: 0, isStopped: false, ...more });

/** What an enchantment does when it ends early: with the Skill pips of its casting and no roll (school rule "removal"). */
const removalLine = (ended: Charm, bearer: FigureId): Line => {
  const skill = findSkill(ended.skill);
  if (!skill) throw new RangeError(`There is no skill ${ended.skill}.`);
  const use = { skill, user: ended.by, green: ended.green, magic: ended.blue, roll: [], targets: [bearer] };
  const counts = { removed: 0, affected: 0, moved: 0, reach: 0, isReaction: false };
  return {
    use: { ...use, ...counts, powers: new Map(), charms: new Map([[bearer, ended.key]]) },
    line: 'removal',
    scale: ended.green,
    target: bearer,
  };
};

/** What others share of a spirit that has done what it came for stays with them until it is used. */
const leaveShares = (game: Game, key: number): void => {
  for (const figure of game.s.figures)
    if (figure.marks.some(({ charm: carrier, clock }) => carrier === key && clock.ends === 'used'))
      figure.marks = figure.marks.map((each) =>
        each.charm === key && each.clock.ends === 'used' ? { ...each, charm: 0 } : each,
      );
};

/**
 * Ends a charm. `early`: by force, not because its time was up; whatever other casting waits in it ends with it, and
 * takes its place otherwise.
 */
export function* endCharm(game: Game, bearer: Figure, key: number, early: boolean): Flow {
  const ending = bearer.charms.find((each) => each.key === key);
  if (!ending) return;
  if (!early && ending.dormant) {
    handOver(game, bearer, ending, ending.dormant);
    return;
  }
  const words = lastWordsOf(bearer, ending, early);
  bearer.charms = bearer.charms.filter((each) => each.key !== key);
  if (!early && ending.kind === 'loa') leaveShares(game, key);
  for (const figure of game.s.figures) {
    if (!figure.marks.some(({ charm: carrier }) => carrier === key)) continue;
    dropMarks(figure, key);
    // Its dice go before anything else comes of its end (ruling harbinger-fanatism).
    seePool(game, figure);
  }
  game.host.tell({ told: 'charm-ends', figure: bearer.id, skill: ending.skill, early });
  for (const { moment, effects, ...speaking } of words)
    yield* game.play(effects, lineOfMark(speaking, bearer.id, triggerOf(moment, bearer.id)));
  const removal = early ? findSkill(ending.skill)?.removal : undefined;
  if (removal) yield* game.play(removal, removalLine(ending, bearer.id));
}
