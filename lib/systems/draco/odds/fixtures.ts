import { faceNumbers, type FaceNumber } from '../../../dice/face';
import { everyRoll } from '../../../dice/fixtures/rolls';

/** Every roll of a pool, each as likely. */
export const poolRolls = (dice: number): readonly (readonly FaceNumber[])[] => everyRoll(faceNumbers, dice);

/** How often each number comes up among as many ends, each as likely. */
export const counted = (ends: readonly number[]): readonly number[] =>
  Array.from(
    { length: Math.max(...ends) + 1 },
    (_, value) => ends.filter((end) => end === value).length / ends.length,
  );
