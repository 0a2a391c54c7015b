import type { Effect } from '../../skills/effects/effect';
import type { Moment } from '../../skills/effects/terms';
import { turnsLasted } from '../entries/duration';
import type { Aura, Figure, Modifier, FigureId } from '../state/figure';
import { statement, type Statement } from '../entries/statements';
import { findSkill } from '../../skills/index';
import { dropModifiers, handOver } from './castings';
import type { Flow } from '../state/flow';
import type { MatchContext } from '../state/match-context';
import { mountOf } from '../state/mounts';
import { isSleeper } from '../entries/riding';
import { newUse, triggerOf } from '../state/new-use';
import type { EffectContext } from '../state/use';
import { seePool } from '../values/hand';
import { contextOfModifier } from './modifiers';

/** Effects of an aura as it ends: read while it lies there, done once it is gone. */
export interface LastWord {
  readonly moment: Moment;
  readonly effects: readonly Effect[];
  readonly modifier: Modifier;
  readonly from: Statement;
}

/** In the order laid; anything that counts turns remembers its total. */
const lastWordsOf = (bearer: Figure, ending: Aura, early: boolean): readonly LastWord[] => {
  const says = (moment: Moment): boolean =>
    moment === 'ends' || moment === 'dies-or-ends' || (early && moment === 'ends-early');
  return bearer.modifiers
    .filter(({ aura }) => aura === ending.key)
    .flatMap((modifier) => {
      const from = statement(modifier.says);
      return from.says.lasting.flatMap((property) =>
        property.has === 'whenever' && says(property.moment)
          ? [
              {
                moment: property.moment,
                effects: property.effects,
                modifier:
                  from.remembers === 'turns'
                    ? { ...modifier, note: turnsLasted(from.skill, ending, early) }
                    : modifier,
                from,
              },
            ]
          : [],
      );
    });
};

/** A sleeper leaves once its effect has been applied: nothing that it brought waits any more. */
export function* leaveDone(match: MatchContext, figure: Figure): Flow {
  for (const each of figure.auras) {
    if (each.kind !== 'loa' || each.clock.ends !== 'never' || !isSleeper(each)) continue;
    const modifiers = [...figure.modifiers, ...(mountOf(match, figure)?.modifiers ?? [])];
    const isWaiting = modifiers.some(({ aura: key, says }) => key === each.key && statement(says).waits);
    if (!isWaiting) yield* endAura(match, figure, each.key, false);
  }
}

/** Line of an enchantment that ends early: with the Skill pips of its casting and no roll (school rule "removal"). */
const removalLine = (ended: Aura, bearer: FigureId): EffectContext => {
  const skill = findSkill(ended.skill);
  if (!skill) throw new RangeError(`There is no skill ${ended.skill}.`);
  const use = newUse(skill, { id: ended.by }, [bearer]);
  use.green = ended.green;
  use.magic = ended.blue;
  use.auras.set(bearer, ended.key);
  return { use, line: 'removal', scale: ended.green, target: bearer };
};

/** Shares in a Loa that has done its work stay with their figures until used. */
const leaveShares = (match: MatchContext, key: number): void => {
  for (const figure of match.s.figures)
    if (figure.modifiers.some(({ aura: carrier, clock }) => carrier === key && clock.ends === 'used'))
      figure.modifiers = figure.modifiers.map((each) =>
        each.aura === key && each.clock.ends === 'used' ? { ...each, aura: 0 } : each,
      );
};

/**
 * Ends an aura. `early`: by force, not because its time was up; whatever other casting waits in it ends with it, and
 * takes its place otherwise.
 * @param isHastened its time is up before it would be (ruling druid-tranquility-expires)
 */
export function* endAura(
  match: MatchContext,
  bearer: Figure,
  key: number,
  early: boolean,
  isHastened = false,
): Flow {
  const ending = bearer.auras.find((each) => each.key === key);
  if (!ending) return;
  if (!early && ending.dormant) {
    handOver(match, bearer, ending, ending.dormant);
    return;
  }
  const words = lastWordsOf(bearer, ending, early || isHastened);
  bearer.auras = bearer.auras.filter((each) => each.key !== key);
  if (!early && ending.kind === 'loa') leaveShares(match, key);
  for (const figure of match.s.figures) {
    if (!figure.modifiers.some(({ aura: carrier }) => carrier === key)) continue;
    dropModifiers(figure, key);
    // Its dice go before anything else comes of its end (ruling harbinger-fanatism).
    seePool(match, figure);
  }
  match.host.emit({ type: 'aura-ends', figure: bearer.id, skill: ending.skill, early });
  for (const { moment, effects, ...speaking } of words)
    yield* match.play(effects, contextOfModifier(speaking, bearer.id, triggerOf(moment, bearer.id)));
  const removal = early ? findSkill(ending.skill)?.removal : undefined;
  if (removal) yield* match.play(removal, removalLine(ending, bearer.id));
}
