import { SheetChoice } from '@/components/site/sheet-choice';
import { RemoveButton } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import type { SavedHero } from '@/lib/roster/roster';
import type { SystemId } from '@/lib/systems/sheet';
import { SeatField, type PlayerChoice } from './seat-field';
import type { Side } from './use-sides';

const say = playMessages.setUp;

/** One hero of a match: who it is, and who plays it. */
export function SideCard({
  side,
  place,
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
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-leaf p-4">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <SheetChoice
            part="play"
            label={say.side(name)}
            game={game}
            reference={side.reference}
            saved={saved}
            isOneGame
            onChange={onHero}
          />
        </div>
        {onRemove && <RemoveButton label={say.remove(name)} onRemove={onRemove} />}
      </div>
      {players && <SeatField label={say.player(name)} places={[place]} players={players} />}
    </li>
  );
}
