import { rollsIn as rollsAmong } from '../../../pip-hero/play/rolls';
import type { Encounter } from '../../match-part';
import type { RolledFace, TableRoll } from '../../play-part';
import { paintedPips } from '../cards/painted-pips';
import { skillName } from '../messages/en/match-set-up';
import { tableWords as words } from '../messages/en/play';
import type { MatchEvent } from '../match/state/event';
import type { Situation } from '../match/state/situation';
import type { HeroDraft } from '../sheet/hero';
import { die } from '../sheet/pips';
import { namesIn } from './scene';

const faceOf = ({ figures, sheets }: Situation, figure: number, side: number): RolledFace => {
  const sides = sheets[figures[figure]?.sheet ?? -1]?.sides;
  return {
    face: side + 1,
    pips: die.pips.flatMap((pip) => Array.from({ length: sides?.[pip][side] ?? 0 }, () => paintedPips[pip])),
  };
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
  return rollsAmong(events, {
    faceOf: (figure, side) => faceOf(situation, figure, side),
    parts,
    madeOf: ['effects'],
    reasons: (event) =>
      event.type === 'value'
        ? (event.because ?? []).map(({ skill, amount }) => ({ name: skillName(skill), amount }))
        : [],
    rolls: (figure, why) => words.rolls(names(figure), why),
    has: (figure, value) => words.has(names(figure), value),
  });
};
