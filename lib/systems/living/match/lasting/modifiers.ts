import { amountOf } from '../../../../effects/amount';
import type { Moment, Until } from '../../skills/effects/terms';
import type { Effect, Lasting } from '../../skills/effects/effect';
import type { Aura, AuraKind, Clock, Figure, FigureId, Modifier } from '../state/figure';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import { ruleAbout } from '../../skills/school-rules';
import { isCopied } from '../entries/bound';
import { dropModifiers } from './carried';
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
import { remembered, statement, statementOf, type Statement } from '../entries/statements';
import { newUse } from '../state/new-use';
import type { Act } from '../state/plays';
import { pipsOf, type EffectContext, type Trigger } from '../state/use';
import { seePool } from '../values/hand';

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
    const left = amountOf(of, scale, () => 0);
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
      return clock('with-aura', bearer.id);
  }
};

/** Puts a lasting effect on a figure; it waits with its casting where a stronger one of its caster counts. */
export const addModifier = (
  game: Game,
  says: Lasting,
  on: Figure,
  context: EffectContext,
  clock: Clock,
  note = 0,
): void => {
  if (clock.left <= 0) return;
  const { number } = statementOf(says);
  const { use } = context;
  const isCarried = clock.ends === 'with-aura';
  const carrier =
    context.trigger && !isCarried
      ? 0
      : (use.auras.get(on.id) ??
        use.auras.get(on.rider) ??
        (isCarried ? use.auras.get(context.target) : undefined) ??
        0);
  // What was to last with it had no time to last, or was kept off.
  if (isCarried && carrier === 0) return;
  const fresh: Modifier = {
    key: newKey(game),
    says: number,
    by: use.user,
    green: use.green,
    // Elsewhere it is for reaches alone, which no lessened MAV shrinks (ruling magic-lessened).
    blue: context.line === 'blue' ? context.scale : pipsOf(use),
    clock,
    aura: carrier,
    used: [],
    note,
  };
  const waiting = use.waiting.get(carrier);
  if (waiting === undefined) on.modifiers = [...on.modifiers, fresh];
  else keepAsleep(game, carrier, waiting, { on: on.id, modifier: fresh });
};

/** Puts an enchantment, a hex, a Loa or a state on a figure; the same skill again renews it and keeps its place in the queue. */
export const addAura = (
  game: Game,
  on: Figure,
  kind: AuraKind,
  line: Pick<EffectContext, 'use'>,
  clock: Clock,
  blue: number,
): number => {
  const { use } = line;
  const before = on.auras.find(
    ({ skill, by, stored, kind: lying }) =>
      stored === undefined && skill === use.skill.id && (by === use.user || lying === 'loa'),
  );
  if (before) dropModifiers(on, before.key);
  const key = before?.key ?? newKey(game);
  const fresh: Aura = {
    key,
    kind,
    skill: use.skill.id,
    by: use.user,
    green: use.green,
    blue,
    clock,
    ...(isCopied(use.skill) && { isCopy: true }),
  };
  on.auras = before ? on.auras.map((old) => (old.key === key ? fresh : old)) : [...on.auras, fresh];
  use.auras.set(on.id, key);
  game.host.emit({ type: 'aura', figure: on.id, kind, skill: use.skill.id });
  return key;
};

/** The context of a modifier's line, on whoever bears it. */
export const contextOfModifier = (
  { modifier: speaking, from }: { readonly modifier: Modifier; readonly from: Statement },
  bearer: FigureId,
  trigger?: Trigger,
): EffectContext => {
  const use = newUse(from.skill, { id: speaking.by }, [bearer]);
  use.green = speaking.green;
  use.magic = speaking.blue;
  use.reach = remembered(speaking, 'reach') ?? reachOf(from.skill, speaking.blue, speaking.green);
  use.attack = trigger?.attack;
  use.auras.set(bearer, speaking.aura);
  // Whoever bears it resisted when it was cast, where its school says so.
  if (ruleAbout(from.skill, 'trigger')) use.powers.set(bearer, 0);
  const scale = scaleOf(from, speaking);
  return { use, line: from.line, scale, target: bearer, bearer, trigger, note: speaking.note };
};

/** What lasts until it has triggered is over with its last charge. */
const isUsedUp = (bearer: Figure, { aura: carrier }: Modifier, skill: Skill): boolean =>
  carrier > 0 &&
  endingsOf(skill).includes('triggers') &&
  !bearer.modifiers.some((each) => each.aura === carrier);

const stopping: ReadonlySet<Act['act']> = new Set(['instead-of-damage', 'fail']);

const stops = (effect: Effect): boolean => 'act' in effect && stopping.has(effect.act);

/**
 * Sets off what waits for a moment, on whoever bears it, oldest first: what happens each time, and charges, of which
 * one is spent.
 */
export const fire = (game: Game, figure: Figure, moment: Moment, trigger: Trigger): Flow => {
  if (game.s.figures.every(({ modifiers }) => modifiers.length === 0)) return nothingHappens;
  const waiting = answering(moment, waitingFor(game, figure, moment));
  return waiting.length === 0 ? nothingHappens : setOff(game, figure, waiting, trigger);
};

type Waiting = Held<'whenever'> | Held<'next'>;

const waitingFor = (game: Game, figure: Figure, moment: Moment): readonly Waiting[] =>
  [...held(game, figure, 'whenever'), ...held(game, figure, 'next')]
    .filter(({ property }) => property.moment === moment)
    .sort((a, b) => a.modifier.key - b.modifier.key || a.index - b.index);

function* setOff(game: Game, figure: Figure, waiting: readonly Waiting[], trigger: Trigger): Flow {
  const resolved = new Set<number>();
  const charged = new Set<Statement>();
  for (const { property, modifier: speaking, from, index } of waiting) {
    // What is stopped already takes no charge that stops it.
    if (property.has === 'next' && trigger.isStopped && property.effects.every(stops)) continue;
    if (property.has === 'next') {
      // Charges are used one by one, whichever uses of the skill they come from (ruling pipsmith-charges).
      if (speaking.aura === 0 && charged.has(from)) continue;
      charged.add(from);
      spend(game, figure, speaking, index);
    } else if (property.once !== undefined) {
      if (figure.thisTurn.met.includes(speaking.key)) continue;
      figure.thisTurn = { ...figure.thisTurn, met: [...figure.thisTurn.met, speaking.key] };
    }
    yield* game.play(property.effects, contextOfModifier({ modifier: speaking, from }, figure.id, trigger));
    if (
      ruleAbout(from.skill, 'trigger')?.then === 'ends' ||
      isUsedUp(figure, speaking, from.skill) ||
      isLastOccasion(figure, speaking)
    )
      resolved.add(speaking.aura);
  }
  for (const key of resolved) yield* endAura(game, figure, key, false);
  yield* leaveDone(game, figure);
}

/** Counts an occasion of what stays for so many of them. */
const isLastOccasion = (bearer: Figure, { aura: key }: Modifier): boolean => {
  if (key === 0) return false;
  const carrier = bearer.auras.find((each) => each.key === key);
  if (carrier?.clock.ends !== 'occasion') return false;
  const clock = { ...carrier.clock, left: carrier.clock.left - 1 };
  bearer.auras = bearer.auras.map((each) => (each.key === key ? { ...each, clock } : each));
  return clock.left <= 0;
};

/** A sleeper leaves once its effect has been applied: nothing that it brought waits any more. */
export function* leaveDone(game: Game, figure: Figure): Flow {
  for (const each of figure.auras) {
    if (each.kind !== 'loa' || each.clock.ends !== 'never' || !isSleeper(each)) continue;
    const modifiers = [...figure.modifiers, ...(mountOf(game, figure)?.modifiers ?? [])];
    const isWaiting = modifiers.some(({ aura: key, says }) => key === each.key && statement(says).waits);
    if (!isWaiting) yield* endAura(game, figure, each.key, false);
  }
}

export const triggerOf = (
  moment: Moment,
  actor: FigureId,
  more: Partial<Omit<Trigger, 'moment' | 'actor'>> = {},
): Trigger => ({ moment, actor, amount: 0, isStopped: false, ...more });

/** What an enchantment does when it ends early: with the Skill pips of its casting and no roll (school rule "removal"). */
const removalLine = (ended: Aura, bearer: FigureId): EffectContext => {
  const skill = findSkill(ended.skill);
  if (!skill) throw new RangeError(`There is no skill ${ended.skill}.`);
  const use = newUse(skill, { id: ended.by }, [bearer]);
  use.green = ended.green;
  use.magic = ended.blue;
  use.auras.set(bearer, ended.key);
  return { use, line: 'removal', scale: ended.green, target: bearer };
};

/** What others share of a spirit that has done what it came for stays with them until it is used. */
const leaveShares = (game: Game, key: number): void => {
  for (const figure of game.s.figures)
    if (figure.modifiers.some(({ aura: carrier, clock }) => carrier === key && clock.ends === 'used'))
      figure.modifiers = figure.modifiers.map((each) =>
        each.aura === key && each.clock.ends === 'used' ? { ...each, aura: 0 } : each,
      );
};

/**
 * Ends an aura. `early`: by force, not because its time was up; whatever other casting waits in it ends with it, and
 * takes its place otherwise.
 */
export function* endAura(game: Game, bearer: Figure, key: number, early: boolean): Flow {
  const ending = bearer.auras.find((each) => each.key === key);
  if (!ending) return;
  if (!early && ending.dormant) {
    handOver(game, bearer, ending, ending.dormant);
    return;
  }
  const words = lastWordsOf(bearer, ending, early);
  bearer.auras = bearer.auras.filter((each) => each.key !== key);
  if (!early && ending.kind === 'loa') leaveShares(game, key);
  for (const figure of game.s.figures) {
    if (!figure.modifiers.some(({ aura: carrier }) => carrier === key)) continue;
    dropModifiers(figure, key);
    // Its dice go before anything else comes of its end (ruling harbinger-fanatism).
    seePool(game, figure);
  }
  game.host.emit({ type: 'aura-ends', figure: bearer.id, skill: ending.skill, early });
  for (const { moment, effects, ...speaking } of words)
    yield* game.play(effects, contextOfModifier(speaking, bearer.id, triggerOf(moment, bearer.id)));
  const removal = early ? findSkill(ending.skill)?.removal : undefined;
  if (removal) yield* game.play(removal, removalLine(ending, bearer.id));
}
