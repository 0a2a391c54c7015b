import { playMessages } from '@/lib/messages/play';
import type { FigureForecast } from '@/lib/match/forecast';
import { lossesOf, type Loss } from '@/lib/match/losses';
import type { TableFigure } from '@/lib/systems/table-scene';
import { unit } from '@/lib/table/table';
import { useTableWords } from '../table/table-words';
import { freeSpot, type Taken } from './free-spot';
import { hash, type Spot } from './label-places';
import { widthOf } from './labels';

type LossText = ReturnType<typeof useTableWords>['lossText'];

/** The worse, the redder; a fall is as dark as ink. */
export const lossFill = ({ dice, falls }: Loss): string =>
  falls
    ? 'var(--ink)'
    : dice === 0
      ? 'var(--leaf)'
      : `color-mix(in srgb, var(--error) ${10 + 10 * dice}%, var(--leaf))`;

const say = playMessages.map;

/** Meaning of a part of the bar, from the longest text to a sign. */
const labelsOf = ({ dice, falls, isMore, chance }: Loss, lossText: LossText): readonly string[] => {
  const more = isMore ? '+' : '';
  if (dice === 0 && !falls) return [say.lossChance(say.noLoss, chance), say.noLoss, '0'];
  const text = lossText(dice, falls === true);
  return [
    say.lossChance(`${text}${more}`, chance),
    `${text}${more}`,
    falls ? '✕' : `${say.lost(dice)}${more}`,
  ];
};

/** The longest that has room; undefined where not even the shortest has. */
const fitting = (texts: readonly string[], room: number, size: number): string | undefined =>
  texts.find((text) => widthOf(text, size) <= room);

/** Possible losses of a figure as a bar of chances: nothing at the left, the fall at the right; also in words. */
function OutcomeBar({
  forecast,
  x = 0,
  y = 0,
  width,
  height,
}: {
  readonly forecast: FigureForecast;
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
}) {
  const { lossText } = useTableWords();
  const losses = lossesOf(forecast);
  const size = height * 0.7;
  return (
    <g aria-hidden pointerEvents="none">
      {losses.map((loss, nth) => {
        const left = x + width * losses.slice(0, nth).reduce((sum, { chance }) => sum + chance, 0);
        const wide = width * loss.chance;
        const text = fitting(labelsOf(loss, lossText), wide * 0.96, size);
        return (
          <g key={nth}>
            <rect
              x={left}
              y={y}
              width={wide}
              height={height}
              style={{ fill: lossFill(loss) }}
              stroke="var(--ink)"
              strokeWidth={height * 0.06}
            />
            {text !== undefined && (
              <text
                x={left + wide / 2}
                y={y + height * 0.74}
                fontSize={size}
                fontWeight={700}
                textAnchor="middle"
                fill={loss.falls ? 'var(--leaf)' : 'var(--ink)'}
              >
                {text}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** # of a bar over a figure, and of the gap between them; larger where a # is small. */
const barFor = (size: number) => {
  const height = Math.max(0.6, size * 1.25);
  return { width: height * 9, height, gap: 0.5 } as const;
};

/** The bars of every figure that an option may hurt, above each on the map and within it. */
export function OutcomeBars({
  figures,
  forecasts,
  size,
  taken,
}: {
  readonly figures: readonly TableFigure[];
  readonly forecasts: readonly FigureForecast[];
  /** Of letters on the map, in #. */
  readonly size: number;
  readonly taken: Taken;
}) {
  const bar = barFor(size);
  return forecasts.map((forecast) => {
    const figure = figures.find(({ id, isOff }) => id === forecast.figure && !isOff);
    if (!figure || (forecast.hurts === 0 && forecast.fells === 0)) return null;
    const { x, y } = hash(figure.at);
    const far = figure.radius / unit + bar.gap + bar.height / 2;
    const middle = Math.min(taken.width - bar.width / 2, Math.max(bar.width / 2, x));
    const at = (off: number): Spot => ({ x: middle, y: y + off });
    const further = far + bar.height * 1.3;
    const aside = figure.radius / unit + bar.gap + bar.width / 2;
    const beside = (side: number, off: number): Spot => ({ x: x + side, y: y + off });
    const spots = [
      at(-far),
      at(far),
      at(-further),
      at(further),
      ...[aside, -aside].flatMap((side) => [0, -far, far].map((off) => beside(side, off))),
    ] as const;
    const spot = freeSpot(taken, spots, bar.width, bar.height);
    return (
      <OutcomeBar
        key={figure.id}
        forecast={forecast}
        x={spot.x - bar.width / 2}
        y={spot.y - bar.height / 2}
        width={bar.width}
        height={bar.height}
      />
    );
  });
}
