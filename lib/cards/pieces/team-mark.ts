import type { Drawing } from '../card';
import { drawIcon } from '../icons';
import type { Livery } from './part';

/** A team's colour and sign, and a frame that shows the team in black too: whole or in dashes. */
export interface TeamMark {
  readonly livery: Livery;
  readonly isDashed: boolean;
  /** "Team Orange" */
  readonly spoken: string;
}

/** mm */
const width = 1.1;
const dash = [2.4, 1.4] as const;
/** mm of the largest disc, and how much of a picture's side it takes. */
const largestDisc = 4;
const share = 0.17;

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** The sign on a disc in the team's colour. @param radius mm */
export const drawTeamSign = (
  { livery: { ink, on, sign } }: TeamMark,
  x: number,
  y: number,
  radius: number,
): readonly Drawing[] => [
  { draw: 'circle', x, y, radius, fill: ink, stroke: 'ink', strokeWidth: 0.25 },
  { ...drawIcon(sign, x, y, radius * 1.5, on), ground: ink },
];

/** The frame of a picture in the team's colour, inside its outline, with the sign in its upper left corner. */
export const drawTeamFrame = (mark: TeamMark, frame: Frame): readonly Drawing[] => {
  const disc = Math.min(largestDisc, Math.min(frame.width, frame.height) * share);
  return [
    {
      draw: 'rect',
      x: frame.x + width / 2,
      y: frame.y + width / 2,
      width: frame.width - width,
      height: frame.height - width,
      radius: frame.radius,
      stroke: mark.livery.ink,
      strokeWidth: width,
      ...(mark.isDashed && { dash }),
    },
    ...drawTeamSign(mark, frame.x + disc + 0.2, frame.y + disc + 0.2, disc),
  ];
};
