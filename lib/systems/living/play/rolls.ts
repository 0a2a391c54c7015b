import { faceNumbers } from '../../../dice/face';
import { rollsIn as rollsAmong } from '../../../pip-hero/play/rolls';
import type { PaintedPip } from '../../../cards/icons';
import type { Encounter } from '../../match-part';
import type { TableRoll, ValuePart } from '../../play-part';
import { paintedPips } from '../cards/painted-pips';
import { skillName } from '../messages/en/match-set-up';
import { conditionText, tableWords as words } from '../messages/en/play';
import type { MatchEvent } from '../match/state/event';
import type { Situation } from '../match/state/situation';
import type { HeroDraft } from '../sheet/hero';
import { pips, type Pip } from '../sheet/pips';
import { namesIn } from './scene';

const sidesOf = ({ figures, sheets }: Situation, figure: number) =>
  sheets[figures[figure]?.sheet ?? -1]?.sides;

const pipsOn = (situation: Situation, figure: number, side: number): readonly PaintedPip[] => {
  const sides = sidesOf(situation, figure);
  return pips.flatMap((pip) => Array.from({ length: sides?.[pip][side] ?? 0 }, () => paintedPips[pip]));
};

/** What counts for a value; for a defence against magic either may. */
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

/** A spell's MAV as a value of its own, which is told with the skill in a match. */
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
  const rolls = rollsAmong(withSpells(events), {
    faceOf: (figure, side, isPicked) => ({
      face: side + 1,
      pips: pipsOn(situation, figure, side),
      ...(isPicked && { isPicked: true as const }),
    }),
    counts: (figure, value) =>
      (kinds[value] ?? []).flatMap((pip) => {
        const sides = sidesOf(situation, figure);
        return sides ? [sides[pip]] : [];
      }),
    parts,
    madeOf: ['conditions', 'effects'],
    reasons: reasonsOf,
    rolls: (figure, why) => words.rolls(names(figure), why),
    has: (figure, value) => words.has(names(figure), value),
  });
  return rolls.map((roll) => ({
    ...roll,
    painted: faceNumbers.map((face) => pipsOn(situation, roll.figure, face - 1)),
  }));
};
