import { FacePips, faceSide } from '@/components/card/face-pips';
import type { FaceNumber } from '@/lib/dice/face';
import { dieOf } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';
import { TurnedCube } from './turned-cube';

/** The die of a sheet as a cube with its pips. Nothing for a sheet without a die. Its cards must be open. */
export function SheetDie({
  document,
  size,
  className,
}: {
  readonly document: SheetDocument;
  /** Side of the square that it takes up, as a length of CSS. */
  readonly size: string;
  readonly className?: string;
}) {
  const pipsOf = dieOf(document);
  if (!pipsOf) return null;
  const face = (number: FaceNumber) => (
    <svg viewBox={`0 0 ${faceSide} ${faceSide}`} className="block size-full">
      <FacePips face={number} pips={pipsOf(number)} />
    </svg>
  );
  return (
    <TurnedCube
      faces={{ 0: face(1), 1: face(2), 2: face(3), 3: face(4), 4: face(5), 5: face(6) }}
      first={5}
      size={size}
      {...(className !== undefined && { className })}
    />
  );
}
