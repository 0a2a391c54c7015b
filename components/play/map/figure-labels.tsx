import { playMessages } from '@/lib/messages/play';
import type { TableFigure } from '@/lib/systems/play-part';
import { handDie, mostInRow, nameSize, type FigureLabels } from './labels';

const outlined = { stroke: 'var(--leaf)', strokeWidth: 0.14, paintOrder: 'stroke' } as const;

/** Dice of the Hand in a row: full ones, and rings for those that are lost; many of them are a number. */
function Hand({ figure, x, y }: { readonly figure: TableFigure; readonly x: number; readonly y: number }) {
  const { side, step } = handDie;
  if (figure.most > mostInRow)
    return (
      <text
        x={x}
        y={y + 0.2}
        fontSize={0.6}
        fontWeight={700}
        textAnchor="middle"
        fill="var(--ink)"
        {...outlined}
      >
        {playMessages.map.dice(figure.dice)}
      </text>
    );
  const width = figure.most * step - (step - side);
  return Array.from({ length: figure.most }, (_, nth) => (
    <rect
      key={nth}
      x={x - width / 2 + nth * step}
      y={y - side / 2}
      width={side}
      height={side}
      rx={0.06}
      fill={nth < figure.dice ? 'var(--ink)' : 'var(--leaf)'}
      stroke="var(--ink)"
      strokeWidth={0.04}
    />
  ));
}

/** The Hand of a figure and its name, above all bases; who points at them points at what lies below. */
export function LabelsOfFigure({
  figure,
  labels: { hand, name },
}: {
  readonly figure: TableFigure;
  readonly labels: FigureLabels;
}) {
  return (
    <g pointerEvents="none" opacity={figure.state === 'up' ? 1 : 0.6}>
      {hand && <Hand figure={figure} {...hand} />}
      {name && (
        <text
          x={name.x}
          y={name.y + 0.18}
          fontSize={nameSize}
          fontWeight={600}
          textAnchor="middle"
          fill="var(--ink)"
          {...outlined}
        >
          {figure.name}
        </text>
      )}
    </g>
  );
}
