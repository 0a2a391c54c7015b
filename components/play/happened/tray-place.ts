/** A circle of the board that should stay in sight, in parts of the board. */
export interface Sight {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How much it matters beside others. */
  readonly weight: number;
}

/** Where the dice lie on the board. */
export interface TrayPlace {
  readonly isUp: boolean;
  readonly side: 'left' | 'middle' | 'right';
}

/** Room that the dice take on a phone, in parts of the board. */
const room = { width: 0.68, height: 0.32 } as const;

const lefts: Readonly<Record<TrayPlace['side'], number>> = {
  middle: (1 - room.width) / 2,
  left: 0,
  right: 1 - room.width,
};

const places: readonly TrayPlace[] = (['middle', 'left', 'right'] as const).flatMap((side) => [
  { isUp: true, side },
  { isUp: false, side },
]);

const covers = ({ isUp, side }: TrayPlace, { x, y, radius }: Sight): boolean => {
  const [left, top] = [lefts[side], isUp ? 0 : 1 - room.height];
  const far = (at: number, from: number, length: number): number =>
    Math.max(0, from - at, at - from - length);
  return Math.hypot(far(x, left, room.width), far(y, top, room.height)) < radius;
};

/** The place of the dice that hides least of what should be seen; the middle where all are as good. */
export const trayPlaceFor = (sights: readonly Sight[]): TrayPlace => {
  const hidden = (place: TrayPlace): number =>
    sights.reduce((sum, sight) => sum + (covers(place, sight) ? sight.weight : 0), 0);
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
};
