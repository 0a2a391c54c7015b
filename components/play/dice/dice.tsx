import clsx from 'clsx';
import type { RolledFace, TableRoll } from '@/lib/systems/play-part';
import { Die } from './die';
import { mostSingle } from './landing';

/** Dice that show the same as one, the highest first. */
const grouped = (faces: readonly RolledFace[]) =>
  [...new Set(faces.map(({ face }) => face))]
    .sort((a, b) => b - a)
    .flatMap((face) => {
      const alike = faces.filter((each) => each.face === face);
      const shown = alike.find(({ isPicked }) => isPicked) ?? alike[0];
      return shown ? [{ face: shown, times: alike.length }] : [];
    });

/** The dice of a roll. */
export function Dice({
  roll,
  isFresh,
  isSkipped = false,
  isTaught,
}: {
  readonly roll: TableRoll;
  /** They are rolled before your eyes. */
  readonly isFresh: boolean;
  /** They lie at once. */
  readonly isSkipped?: boolean;
  /** A lesson is about them. */
  readonly isTaught?: ((face: RolledFace) => boolean) | undefined;
}) {
  const { faces } = roll;
  const shown =
    faces.length > mostSingle ? grouped(faces) : faces.map((face) => ({ face, times: undefined }));
  return (
    <ul
      className={clsx(
        // Five of them fit beside each other on the board of a phone, ten on that of one held sideways.
        'flex flex-wrap items-start gap-1.5 pt-3 pb-1 sm:[--die:min(4rem,8vmin)]',
        faces.length > mostSingle ? '[--die:2.5rem]' : '[--die:min(3.25rem,11vmin)]',
        isSkipped && 'dice-skipped',
      )}
    >
      {shown.map(({ face, times }, nth) => (
        <Die
          key={nth}
          roll={roll}
          face={face}
          times={times}
          nth={nth}
          isFresh={isFresh && !isSkipped}
          isTaught={isTaught?.(face) ?? false}
        />
      ))}
    </ul>
  );
}
