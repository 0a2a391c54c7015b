import type { SavedHero } from '@/lib/roster/roster';
import type { Result } from '@/lib/result';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import type { SeatKind } from './arrangement';
import { AllSeats } from './seat-field';
import { SideCard } from './side-card';
import { TeamSeats } from './team-seats';
import type { Side } from './use-sides';

/** The heroes of a match, each replaceable, and who plays them. */
export function SideList({
  sides,
  game,
  saved,
  teams,
  found,
  names,
  onHero,
  onSeat,
  onRemove,
}: {
  readonly sides: readonly Side[];
  readonly game: SystemId;
  readonly saved: readonly SavedHero[];
  readonly onHero: (key: number, reference: string) => void;
  /** By side, where whole teams have one player. */
  readonly teams: readonly number[] | undefined;
  /** The sheet of each side. */
  readonly found: readonly Result<SheetDocument, string>[];
  /** Name of each side. */
  readonly names: readonly string[];
  readonly onSeat: (keys: readonly number[], seat: SeatKind) => void;
  /** Absent where a match needs all of them. */
  readonly onRemove: ((key: number) => void) | undefined;
}) {
  return (
    <>
      {sides.length > 2 && !teams && (
        <AllSeats
          seats={sides.map(({ seat }) => seat)}
          onSeat={(seat) =>
            onSeat(
              sides.map(({ key }) => key),
              seat,
            )
          }
        />
      )}
      <ul className="grid items-start gap-4 md:grid-cols-2">
        {sides.map((side, at) => (
          <SideCard
            key={side.key}
            side={side}
            name={names[at] ?? ''}
            game={game}
            saved={saved}
            onHero={(chosen) => onHero(side.key, chosen)}
            onSeat={teams ? undefined : (kind) => onSeat([side.key], kind)}
            onRemove={onRemove && (() => onRemove(side.key))}
          />
        ))}
      </ul>
      {teams && <TeamSeats sides={sides} teams={teams} found={found} onSeat={onSeat} />}
    </>
  );
}
