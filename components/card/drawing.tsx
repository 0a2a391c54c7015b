import type { Drawing, Picture } from '@/lib/cards/card';
import { families } from '@/lib/cards/text/typefaces';
import { otherFamilyOf } from '@/lib/cards/text/other-scripts';
import { inkColours } from './inks';
import { PhotoView } from './photo-view';

type Stroked = Exclude<Drawing, { readonly draw: 'text' | 'image' }>;

const paint = (drawing: Stroked) => ({
  fill: drawing.draw !== 'line' && drawing.fill ? inkColours[drawing.fill] : 'none',
  ...(drawing.stroke && { stroke: inkColours[drawing.stroke] }),
  ...(drawing.dash && { strokeDasharray: drawing.dash.join(' ') }),
});

/** How a run in another script than those of the typefaces is set. */
const otherFace = (font: string) => {
  const family = otherFamilyOf(font);
  return family === undefined ? {} : { fontFamily: family, fontWeight: 400, fontStyle: 'normal' };
};

/** The width of each run: its own, or up to the next run or the end of the line. */
const runWidths = (drawing: Extract<Drawing, { readonly draw: 'text' }>): readonly number[] =>
  drawing.runs.map((run, index) => run.width ?? (drawing.runs[index + 1]?.x ?? drawing.width) - run.x);

/** One drawing of a card as SVG, in mm. */
export function DrawingView({ drawing }: { readonly drawing: Drawing }) {
  switch (drawing.draw) {
    case 'rect':
      return (
        <rect
          x={drawing.x}
          y={drawing.y}
          width={drawing.width}
          height={drawing.height}
          rx={drawing.radius}
          strokeWidth={drawing.strokeWidth}
          {...paint(drawing)}
        />
      );
    case 'circle':
      return (
        <circle
          cx={drawing.x}
          cy={drawing.y}
          r={drawing.radius}
          strokeWidth={drawing.strokeWidth}
          {...paint(drawing)}
        />
      );
    case 'line':
      return (
        <line
          x1={drawing.from[0]}
          y1={drawing.from[1]}
          x2={drawing.to[0]}
          y2={drawing.to[1]}
          strokeWidth={drawing.strokeWidth}
          {...paint(drawing)}
        />
      );
    case 'path':
      return (
        <path
          d={drawing.d}
          transform={`translate(${drawing.x} ${drawing.y}) scale(${drawing.scale})`}
          strokeWidth={drawing.strokeWidth === undefined ? undefined : drawing.strokeWidth / drawing.scale}
          {...paint(drawing)}
        />
      );
    case 'image':
      return <PhotoView {...drawing} />;
    case 'text': {
      const { family, weight, style } = families[drawing.typeface];
      const widths = runWidths(drawing);
      return (
        <g
          fill={inkColours[drawing.fill]}
          fontFamily={`'${family}'`}
          fontWeight={weight}
          fontStyle={style}
          fontSize={drawing.size}
          style={{ whiteSpace: 'pre', fontVariantLigatures: 'none' }}
        >
          {drawing.runs.map((run, index) => (
            <text
              key={run.x}
              {...(run.typeface && { fontWeight: families[run.typeface].weight })}
              {...otherFace(run.font)}
              x={drawing.x + run.x}
              y={drawing.y}
              textLength={widths[index]}
              lengthAdjust="spacing"
            >
              {run.text.replace(/ $/, '\u00a0')}
            </text>
          ))}
        </g>
      );
    }
  }
}

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
