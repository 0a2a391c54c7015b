import { Button } from '@/components/ui/button';
import type { SavedHero } from '@/lib/roster/roster';
import type { Result } from '@/lib/result';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import { AllSeats, type PlayerChoice } from './seat-field';
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
  players,
  isOnline,
  more,
  onHero,
  onRemove,
  onMore,
}: {
  readonly sides: readonly Side[];
  readonly game: SystemId;
  /** Of all games; only those of this one are offered. */
  readonly saved: readonly SavedHero[];
  /** By side, where whole teams have one player. */
  readonly teams: readonly number[] | undefined;
  /** The sheet of each side. */
  readonly found: readonly Result<SheetDocument, string>[];
  /** Name of each side. */
  readonly names: readonly string[];
  readonly players: PlayerChoice;
  /** With friends online nobody plays all of them. */
  readonly isOnline: boolean;
  /** Adds somebody, in words. */
  readonly more: string;
  readonly onHero: (key: number, reference: string) => void;
  /** Absent where a match needs all of them. */
  readonly onRemove: ((key: number) => void) | undefined;
  /** Absent where a match has no room for more. */
  readonly onMore: (() => void) | undefined;
}) {
  const own = saved.filter(({ hero }) => hero.system === game);
  return (
    <>
      {sides.length > 2 && !teams && !isOnline && <AllSeats players={players} />}
      <ul className="grid items-start gap-4 md:grid-cols-2">
        {sides.map((side, at) => (
          <SideCard
            key={side.key}
            side={side}
            place={at}
            name={names[at] ?? ''}
            game={game}
            saved={own}
            players={teams ? undefined : players}
            onHero={(chosen) => onHero(side.key, chosen)}
            onRemove={onRemove && (() => onRemove(side.key))}
          />
        ))}
      </ul>
      {teams && <TeamSeats teams={teams} found={found} players={players} />}
      {onMore && (
        <Button className="self-start" onClick={onMore}>
          {more}
        </Button>
      )}
    </>
  );
}
