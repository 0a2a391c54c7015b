import { diceOf, rollsIn as rollsAmong } from '../../../painted-die/play/rolls';
import type { Encounter } from '../../match-part';
import type { TableRoll, ValuePart } from '../../play-part';
import { paintedPips } from '../cards/painted-pips';
import { skillName } from '#words/systems/living/messages/match-set-up';
import { conditionText } from '#words/systems/living/messages/play';
import { tableWords as words } from '#words/systems/living/messages/table-words';
import type { MatchEvent } from '../match/state/event';
import type { Situation } from '../match/state/situation';
import type { HeroDraft } from '../sheet/hero';
import { pips, type Pip } from '../sheet/pips';
import { namesIn } from './scene';

/** Pips that count for a value; for a defence against magic, of either kind. */
const kinds: Readonly<Partial<Record<string, readonly Pip[]>>> = {
  AV: ['melee'],
  RAV: ['ranged'],
  MAV: ['magic'],
  DV: ['defence'],
  MDV: ['magic', 'defence'],
};

const reasonsOf = (event: MatchEvent): readonly ValuePart[] =>
  event.type === 'value'
    ? (event.because ?? []).map((reason) => ({
        name: 'skill' in reason ? skillName(reason.skill) : conditionText(reason),
        amount: reason.amount,
      }))
    : [];

/** A spell's MAV as a separate value, which a match reports with the skill. */
const withSpells = (events: readonly MatchEvent[]): readonly MatchEvent[] =>
  events.flatMap((event): readonly MatchEvent[] => {
    if (event.type !== 'skill' || !event.made) return [event];
    const { figure, magic: is, made } = event;
    return [event, { type: 'value', figure, value: 'MAV', is, ...made }];
  });

const parts = (['die', 'conditions', 'effects', 'weapon', 'ganging-up', 'cover', 'order'] as const).map(
  (part) => [part, words.parts[part]] as const,
);

/** The rolls among events, each with the value that it came to. */
export const rollsIn = (
  events: readonly MatchEvent[],
  situation: Situation,
  { sheets }: Encounter<HeroDraft>,
): readonly TableRoll[] => {
  const names = namesIn(situation, sheets);
  const dice = diceOf({
    sidesOf: (figure) => situation.sheets[situation.figures[figure]?.sheet ?? -1]?.sides,
    pips,
    painted: paintedPips,
    kinds,
  });
  const rolls = rollsAmong(withSpells(events), {
    ...dice,
    parts,
    madeOf: ['conditions', 'effects'],
    reasons: reasonsOf,
    rolls: (figure, why) => words.rolls(names(figure), why),
    has: (figure, value) => words.has(names(figure), value),
    because: (value, why) => words.picked(why, kinds[value]?.[0] ?? 'defence'),
  });
  return rolls.map((roll) => ({ ...roll, painted: dice.paintedOn(roll.figure) }));
};
