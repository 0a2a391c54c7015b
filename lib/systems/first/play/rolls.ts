import { diceOf, rollsIn as rollsAmong } from '../../../painted-die/play/rolls';
import type { Encounter } from '../../match-part';
import type { TableRoll } from '../../play-part';
import { paintedPips } from '../cards/painted-pips';
import { skillName } from '#words/systems/first/messages/match-set-up';
import { tableWords as words } from '#words/systems/first/messages/play';
import type { MatchEvent } from '../match/state/event';
import type { Situation } from '../match/state/situation';
import type { HeroDraft } from '../sheet/hero';
import { die, type Pip } from '../sheet/pips';
import { namesIn } from './scene';

/** Pips that count for a value: an AV is one in melee or from afar. */
const kinds: Readonly<Partial<Record<string, readonly Pip[]>>> = {
  AV: ['melee', 'ranged'],
  MAV: ['magic'],
  DV: ['armour'],
  MDV: ['magic'],
};

const parts = (['die', 'effects', 'poison', 'support', 'foes-in-contact', 'cover'] as const).map(
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
    pips: die.pips,
    painted: paintedPips,
    kinds,
  });
  const rolls = rollsAmong(events, {
    ...dice,
    parts,
    madeOf: ['effects'],
    reasons: (event) =>
      event.type === 'value'
        ? (event.because ?? []).map(({ skill, amount }) => ({ name: skillName(skill), amount }))
        : [],
    rolls: (figure, why) => words.rolls(names(figure), why),
    has: (figure, value) => words.has(names(figure), value),
    because: (value, why) => words.picked(why, kinds[value]?.[0] ?? 'armour'),
  });
  return rolls.map((roll) => ({ ...roll, painted: dice.paintedOn(roll.figure) }));
};
