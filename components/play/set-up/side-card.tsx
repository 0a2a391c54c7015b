import clsx from 'clsx';
import { SheetSelect } from '@/components/site/sheet-select';
import { teamColour } from '@/components/site/team-colours';
import { RemoveButton } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import type { SavedHero } from '@/lib/roster/roster';
import { systemOf } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import { SeatField, type PlayerChoice } from './seat-field';
import { SideCoins, type SideFace } from './side-coins';
import type { Side } from './use-sides';

const say = playMessages.setUp;

/** One hero of a match: its coin, its name, and who plays it. */
export function SideCard({
  side,
  place,
  face,
  isAlone,
  isYou,
  name,
  game,
  saved,
  players,
  onHero,
  onRemove,
}: {
  readonly side: Side;
  /** Among all heroes. */
  readonly place: number;
  readonly face: SideFace;
  /** Its team has no other hero, so its coin is large. */
  readonly isAlone: boolean;
  /** The only person here plays it. */
  readonly isYou: boolean;
  /** "hero 1". */
  readonly name: string;
  readonly game: SystemId;
  readonly saved: readonly SavedHero[];
  /** Absent where whole teams have one player. */
  readonly players: PlayerChoice | undefined;
  readonly onHero: (reference: string) => void;
  /** Absent where a match needs this one. */
  readonly onRemove: (() => void) | undefined;
}) {
  const { set } = systemOf(game);
  // A set has its own sheets for each team.
  const accepts =
    set &&
    ((document: SheetDocument) => document.system === game && set.teamOf(document.sheet) === face.team);
  return (
    <li
      className="relative flex min-w-0 flex-col gap-2 rounded-card border border-t-4 border-line bg-paper/50 p-2 sm:p-3 max-sm:[&_label]:text-sm max-sm:[&_select]:pl-2 max-sm:[&_select]:text-sm"
      style={{ borderTopColor: teamColour(face.team) }}
    >
      {onRemove && (
        <div className="absolute top-0 right-0 z-1">
          <RemoveButton label={say.remove(name)} onRemove={onRemove} />
        </div>
      )}
      <div
        className={clsx(
          'flex min-w-0 items-center gap-2',
          isAlone && 'sm:flex-1 sm:flex-col sm:gap-0.5 sm:text-center',
          onRemove && (isAlone ? 'max-sm:pr-9' : 'pr-9'),
        )}
      >
        <SideCoins face={face} isLarge={isAlone} />
        <p className="min-w-0">
          <span
            className={clsx(
              'block font-display leading-tight font-bold',
              isAlone ? 'text-lg sm:text-2xl' : 'text-base',
            )}
          >
            {face.name}
            {isYou && (
              <span className="ml-2 inline-block rounded-full bg-ink px-2 align-middle font-sans text-sm leading-snug font-semibold text-paper">
                {say.you}
              </span>
            )}
          </span>
          <span className="block text-sm leading-tight text-muted">{face.more}</span>
          {isAlone && (
            <span className="block text-xs leading-tight text-muted max-sm:hidden sm:text-sm">
              {face.game}
            </span>
          )}
        </p>
      </div>
      <SheetSelect
        part="play"
        label={say.side(name)}
        game={game}
        reference={side.reference}
        saved={saved}
        accepts={accepts}
        isOneGame
        onChange={onHero}
      >
        {() => null}
      </SheetSelect>
      {players && <SeatField label={say.player(name)} places={[place]} players={players} />}
    </li>
  );
}
