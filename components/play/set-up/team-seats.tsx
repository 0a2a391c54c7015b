import { playMessages } from '@/lib/messages/play';
import type { Result } from '@/lib/result';
import { nameOf } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';
import { SeatField, type PlayerChoice } from './seat-field';

const say = playMessages.setUp;

/** A player for each team of a set. */
export function TeamSeats({
  teams,
  found,
  players,
}: {
  /** By side; -1 for a side without a team. */
  readonly teams: readonly number[];
  /** The sheet of each side. */
  readonly found: readonly Result<SheetDocument, string>[];
  readonly players: PlayerChoice;
}) {
  const known = [...new Set(teams)].filter((team) => team >= 0).sort((a, b) => a - b);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {known.map((team) => (
        <SeatField
          key={team}
          label={say.team(
            found.flatMap((each, at) => (each.ok && teams[at] === team ? [nameOf(each.value)] : [])),
          )}
          places={[...teams.keys()].filter((at) => teams[at] === team)}
          players={players}
        />
      ))}
    </div>
  );
}
