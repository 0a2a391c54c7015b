import { faceNumbers, type FaceNumber } from './face';
import { mostDice } from './odds';

/** One way in which a Hand can fall, whichever die shows what. */
export interface Roll {
  /** The faces that show, from the lowest up, one for each die. */
  readonly shown: readonly FaceNumber[];
  /** 0 to 1. */
  readonly chance: number;
}

/**
 * Every roll of a Hand, the order of the dice aside: 252 for five dice. For what reads several things off one roll.
 * Rolls are counted in whole numbers; only the last division rounds.
 * @param dice 0 to 20
 * @throws RangeError for any other Hand
 */
export const everyRoll = (dice: number): readonly Roll[] => {
  if (!Number.isInteger(dice) || dice < 0 || dice > mostDice) {
    throw new RangeError(`A Hand of ${dice} dice cannot be counted.`);
  }
  let rolls: readonly { readonly shown: readonly FaceNumber[]; readonly ways: number }[] = [
    { shown: [], ways: 1 },
  ];
  for (const face of faceNumbers) {
    rolls = rolls.flatMap(({ shown, ways }) => {
      const left = dice - shown.length;
      const last = face === 6;
      let choices = 1;
      return Array.from({ length: left + 1 }, (_, more) => {
        // "left" dice choose "more": which of the remaining dice show this face.
        if (more > 0) choices = (choices * (left - more + 1)) / more;
        return {
          shown: [...shown, ...Array.from({ length: more }, () => face)],
          ways: ways * choices,
        };
      }).filter((roll) => !last || roll.shown.length === dice);
    });
  }
  return rolls.map(({ shown, ways }) => ({ shown, chance: ways / 6 ** dice }));
};
