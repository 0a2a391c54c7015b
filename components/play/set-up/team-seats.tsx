import { playMessages } from '@/lib/messages/play';
import type { Result } from '@/lib/result';
import { nameOf } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';
import type { SeatKind } from './arrangement';
import { SeatField } from './seat-field';
import type { Side } from './use-sides';

const say = playMessages.setUp;

/** A player for each team of a set. */
export function TeamSeats({
  sides,
  teams,
  found,
  onSeat,
}: {
  readonly sides: readonly Side[];
  /** By side; -1 for whoever is on none. */
  readonly teams: readonly number[];
  /** The sheet of each side. */
  readonly found: readonly Result<SheetDocument, string>[];
  readonly onSeat: (keys: readonly number[], seat: SeatKind) => void;
}) {
  const known = [...new Set(teams)].filter((team) => team >= 0).sort((a, b) => a - b);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {known.map((team) => {
        const own = sides.filter((_, at) => teams[at] === team);
        return (
          <SeatField
            key={team}
            label={say.team(
              found.flatMap((each, at) => (each.ok && teams[at] === team ? [nameOf(each.value)] : [])),
            )}
            seat={own[0]?.seat ?? 'greedy'}
            onSeat={(seat) =>
              onSeat(
                own.map(({ key }) => key),
                seat,
              )
            }
          />
        );
      })}
    </div>
  );
}
