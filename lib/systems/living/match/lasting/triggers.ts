import type { Moment } from '../../skills/effects/terms';
import type { Modifier, Figure } from '../state/figure';
import { type Statement, statement } from '../entries/statements';
import type { MatchContext, Act } from '../state/match-context';
import { scaleOf, held, type Held } from '../values/properties';
import type { Effect } from '../../skills/effects/effect';
import type { Skill } from '../../skills/school';
import { ruleAbout } from '../../skills/school-rules';
import { endingsOf } from '../entries/duration';
import { nothingHappens, type Flow } from '../state/flow';

import type { Trigger } from '../state/use';
import { contextOfModifier } from './modifiers';
import { endAura, leaveDone } from './end-aura';

/** Moments that effects on the target of an attack answer. */
const attacked: ReadonlySet<Moment> = new Set<Moment>([
  'attacked-in-melee',
  'attacked-at-range',
  'attacked-with-weapons',
]);

interface Speaking {
  readonly modifier: Modifier;
  readonly from: Statement;
}

/**
 * Each skill answers an announced attack once, however often it was used: the strongest use speaks, of equal ones the
 * oldest (rulings 3 and 11 for skills). Everything else speaks for itself.
 */
const answering = <One extends Speaking>(moment: Moment, waiting: readonly One[]): readonly One[] =>
  waiting.length < 2 || !attacked.has(moment)
    ? waiting
    : waiting.filter(({ modifier, from }) =>
        waiting.every(
          (other) =>
            other.modifier === modifier ||
            other.from !== from ||
            other.modifier.green < modifier.green ||
            (other.modifier.green === modifier.green && other.modifier.key > modifier.key),
        ),
      );

/** Counts a use of a charge; a modifier all of whose charges are spent goes. */
export const spend = (match: MatchContext, figure: Figure, spent: Modifier, index: number): void => {
  const used = [...spent.used];
  used[index] = (used[index] ?? 0) + 1;
  const from = statement(spent.says);
  const isLeft = from.says.lasting.some((property, place) => {
    if (property.has !== 'next') return true;
    const { count } = property;
    const most =
      typeof count === 'number' ? count * scaleOf(from, spent) : 'fixed' in count ? count.fixed : 0;
    return (used[place] ?? 0) < most;
  });
  const bearer =
    match.s.figures.find(({ modifiers }) => modifiers.some(({ key }) => key === spent.key)) ?? figure;
  bearer.modifiers = isLeft
    ? bearer.modifiers.map((each) =>
        each.key === spent.key
          ? { ...each, used: used.map((times: number | undefined) => times ?? 0) }
          : each,
      )
    : bearer.modifiers.filter(({ key }) => key !== spent.key);
};

/** End of an effect that lasts until it has triggered: with its last charge. */
const isUsedUp = (bearer: Figure, { aura: carrier }: Modifier, skill: Skill): boolean =>
  carrier > 0 &&
  endingsOf(skill).includes('triggers') &&
  !bearer.modifiers.some((each) => each.aura === carrier);

const stopping: ReadonlySet<Act['act']> = new Set(['instead-of-damage', 'fail']);

const stops = (effect: Effect): boolean => 'act' in effect && stopping.has(effect.act);

/**
 * Sets off what waits for a moment, on its bearer, oldest first: what happens each time, and charges, of which
 * one is spent.
 */
export const fire = (match: MatchContext, figure: Figure, moment: Moment, trigger: Trigger): Flow => {
  if (match.s.figures.every(({ modifiers }) => modifiers.length === 0)) return nothingHappens;
  const waiting = answering(moment, waitingFor(match, figure, moment));
  return waiting.length === 0 ? nothingHappens : setOff(match, figure, waiting, trigger);
};

type Waiting = Held<'whenever'> | Held<'next'>;

const waitingFor = (match: MatchContext, figure: Figure, moment: Moment): readonly Waiting[] =>
  [...held(match, figure, 'whenever'), ...held(match, figure, 'next')]
    .filter(({ property }) => property.moment === moment)
    .sort((a, b) => a.modifier.key - b.modifier.key || a.index - b.index);

function* setOff(match: MatchContext, figure: Figure, waiting: readonly Waiting[], trigger: Trigger): Flow {
  const resolved = new Set<number>();
  const charged = new Set<Statement>();
  for (const { property, modifier: speaking, from, index } of waiting) {
    // A trigger that is stopped already uses up no charge that would only stop it.
    if (property.has === 'next' && trigger.isStopped && property.effects.every(stops)) continue;
    if (property.has === 'next') {
      // Charges are used one by one, whichever uses of the skill they come from (ruling pipsmith-charges).
      if (speaking.aura === 0 && charged.has(from)) continue;
      charged.add(from);
      spend(match, figure, speaking, index);
    } else if (property.once !== undefined) {
      if (figure.thisTurn.met.includes(speaking.key)) continue;
      figure.thisTurn = { ...figure.thisTurn, met: [...figure.thisTurn.met, speaking.key] };
    }
    yield* match.play(property.effects, contextOfModifier({ modifier: speaking, from }, figure.id, trigger));
    if (
      ruleAbout(from.skill, 'trigger')?.then === 'ends' ||
      isUsedUp(figure, speaking, from.skill) ||
      isLastOccasion(figure, speaking)
    )
      resolved.add(speaking.aura);
  }
  for (const key of resolved) yield* endAura(match, figure, key, false);
  yield* leaveDone(match, figure);
}

/** Counts one use of an effect with limited uses. */
const isLastOccasion = (bearer: Figure, { aura: key }: Modifier): boolean => {
  if (key === 0) return false;
  const carrier = bearer.auras.find((each) => each.key === key);
  if (carrier?.clock.ends !== 'occasion') return false;
  const clock = { ...carrier.clock, left: carrier.clock.left - 1 };
  bearer.auras = bearer.auras.map((each) => (each.key === key ? { ...each, clock } : each));
  return clock.left <= 0;
};
