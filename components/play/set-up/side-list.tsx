import clsx from 'clsx';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import type { SavedHero } from '@/lib/roster/roster';
import type { Result } from '@/lib/result';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import { SheetPhotos } from '../photos';
import { facingOf } from './facing';
import { AllSeats, type PlayerChoice } from './seat-field';
import { SideCard } from './side-card';
import type { SideFace } from './side-coins';
import { TeamSeats } from './team-seats';
import type { Side } from './use-sides';

/** The heroes of a match, each replaceable, and who plays them; two teams face each other. */
export function SideList({
  sides,
  faces,
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
  /** By side. */
  readonly faces: readonly SideFace[];
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
  const documents = useMemo(() => found.map((each) => (each.ok ? each.value : undefined)), [found]);
  const groups = facingOf(faces.map(({ team }) => team));
  const isFacing = groups.length === 2;
  const byPersons = new Set(faces.flatMap(({ team }, at) => (players.values[at] === 'person' ? [team] : [])));
  const isYours = (at: number): boolean =>
    !isOnline && byPersons.size === 1 && players.values[at] === 'person';
  const card = (at: number, isAlone: boolean) => {
    const [side, face] = [sides[at], faces[at]];
    return (
      side &&
      face && (
        <SideCard
          key={side.key}
          side={side}
          place={at}
          face={face}
          isAlone={isAlone}
          isYou={isYours(at)}
          name={names[at] ?? ''}
          game={game}
          saved={own}
          players={teams ? undefined : players}
          onHero={(chosen) => onHero(side.key, chosen)}
          onRemove={onRemove && (() => onRemove(side.key))}
        />
      )
    );
  };
  return (
    <SheetPhotos documents={documents} saved={saved}>
      {sides.length > 2 && !teams && !isOnline && <AllSeats players={players} />}
      <div className="relative">
        <div className={clsx(isFacing && 'grid gap-3 sm:grid-cols-2 sm:gap-8')}>
          {groups.map((group, nth) => (
            <ul
              key={nth}
              className={
                isFacing
                  ? clsx('grid min-w-0 content-stretch gap-2 sm:gap-3', group.length > 2 && 'xl:grid-cols-2')
                  : 'grid grid-cols-2 items-start gap-3 md:grid-cols-3 2xl:grid-cols-4'
              }
            >
              {group.map((at) => card(at, isFacing && group.length === 1))}
            </ul>
          ))}
        </div>
        {isFacing && (
          <span
            aria-hidden
            className="absolute top-14 left-1/2 z-1 grid size-14 -translate-x-1/2 place-items-center rounded-full border-2 border-gold bg-leaf font-display text-2xl font-bold max-sm:hidden"
          >
            {playMessages.setUp.against}
          </span>
        )}
      </div>
      {teams && <TeamSeats teams={teams} found={found} players={players} />}
      {onMore && (
        <Button className="self-start" onClick={onMore}>
          {more}
        </Button>
      )}
    </SheetPhotos>
  );
}
