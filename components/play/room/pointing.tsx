import { useEffect } from 'react';
import { roomMessages } from '@/lib/messages/room';
import type { RoomView } from '@/lib/room/membership';
import type { Pointed } from '@/lib/room/pointing';
import type { RoomMatch } from '@/lib/session/room-state';
import { unit } from '@/lib/table/table';
import type { Mark } from '../review/marks';
import { useLookingLater } from '../table/looking';
import type { Shown } from '../table/use-table';
import { playerName } from './people';

const say = roomMessages.table;

/** ms that a look must rest before the others see it. */
const rest = 250;

interface InRoom {
  readonly match: RoomMatch;
  readonly view: RoomView;
  readonly shown: Shown;
}

/** Spots on the board that others point at. */
export const pointedMarks = ({ match, view, shown }: InRoom): readonly Mark[] => {
  if (!shown.isNow) return [];
  return view.pointed.flatMap(({ seat, figure, place }): readonly Mark[] => {
    const found = shown.scene.figures.find(({ id, isOff }) => id === figure && !isOff);
    const spot = found ?? (place && { at: place, radius: unit / 2 });
    return spot ? [{ kind: 'pointed', by: playerName(match, seat), at: spot.at, radius: spot.radius }] : [];
  });
};

/** Whether the open answer may say what only its player knows. */
const isPrivate = ({ request, scene: { known } }: Shown): boolean =>
  known.some(({ player }) => player >= 0 && player === request?.by);

/** Shows the others what this device's player points at, and shows what they point at. */
export function Pointing({
  match,
  view,
  shown,
  onPoint,
}: InRoom & { readonly onPoint: (what: Pick<Pointed, 'figure' | 'place'>) => void }) {
  const { now } = useLookingLater();
  const isHidden = !shown.isNow || isPrivate(shown);
  const figure = isHidden ? undefined : (now.about ?? now.lookedAt?.target);
  const x = isHidden ? undefined : now.place?.x;
  const y = isHidden ? undefined : now.place?.y;
  const entries = view.entries.length;
  useEffect(() => {
    const timer = setTimeout(() => {
      const place = x === undefined || y === undefined ? undefined : { x: Math.round(x), y: Math.round(y) };
      onPoint({ figure: figure === undefined || figure < 0 ? undefined : figure, place });
    }, rest);
    return () => clearTimeout(timer);
  }, [figure, x, y, entries, onPoint]);
  const lines = shown.isNow
    ? view.pointed.flatMap((pointed) => {
        const name = shown.scene.figures.find(({ id }) => id === pointed.figure)?.name;
        const by = playerName(match, pointed.seat);
        if (name !== undefined) return [say.pointsAt(by, name)];
        return pointed.place ? [say.pointsAtPlace(by)] : [];
      })
    : [];
  return lines.length > 0 && <p className="text-muted">{lines.join(' ')}</p>;
}
