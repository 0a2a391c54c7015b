import type { Picture } from '@/lib/cards/card';
import { DrawingView } from './drawing';

/** Drawings in a box. A picture beside words, so it says nothing itself. */
export function PictureView({
  picture: { width, height, drawings },
  className,
}: {
  readonly picture: Picture;
  readonly className?: string;
}) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      {drawings.map((drawing, index) => (
        <DrawingView key={index} drawing={drawing} />
      ))}
    </svg>
  );
}
