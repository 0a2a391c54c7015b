import type { CardFace, CardSize } from '@/lib/cards/card';
import { DrawingView } from './drawing';
import { inkColours } from './inks';

export interface CardFaceProps {
  readonly face: CardFace;
  readonly size: CardSize;
  /** Which card and side this is: "Jane, front". */
  readonly label: string;
  readonly className?: string;
}

/** One side of a card as it prints, on a leaf of paper with round corners. */
export function CardFaceView({ face, size, label, className }: CardFaceProps) {
  const spoken = [label, ...(face.spoken ?? face.text)].join('. ');
  return (
    <svg
      role="img"
      aria-label={spoken}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={className}
      textRendering="geometricPrecision"
    >
      <rect width={size.width} height={size.height} rx={3} fill={inkColours.leaf} />
      {face.drawings.map((drawing, index) => (
        // A photo keeps its place in the page when lines of text come and go before it: it does not blink.
        <DrawingView key={drawing.draw === 'image' ? drawing.photo : index} drawing={drawing} />
      ))}
    </svg>
  );
}
