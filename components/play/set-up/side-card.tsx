import { SheetChoice } from '@/components/site/sheet-choice';
import { SelectField } from '@/components/ui/field';
import { RemoveButton } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import type { SavedHero } from '@/lib/roster/roster';
import { nounOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { seatKinds, type SeatKind } from './arrangement';
import type { Side } from './use-sides';

const say = playMessages.setUp;

const isSeat = (value: string): value is SeatKind => (seatKinds as readonly string[]).includes(value);

/** Who plays all heroes at once, where there are many of them. */
export function AllSeats({
  seats,
  onSeat,
}: {
  readonly seats: readonly SeatKind[];
  readonly onSeat: (seat: SeatKind) => void;
}) {
  const [first] = seats;
  const isSame = seats.every((seat) => seat === first);
  return (
    <SelectField
      label={say.allBy}
      value={isSame ? first : ''}
      onChange={({ target }) => isSeat(target.value) && onSeat(target.value)}
    >
      {!isSame && <option value="">{say.asBelow}</option>}
      {seatKinds.map((kind) => (
        <option key={kind} value={kind}>
          {say.players[kind]}
        </option>
      ))}
    </SelectField>
  );
}

/** One hero of a match: who it is, and who plays it. */
export function SideCard({
  side,
  nth,
  game,
  saved,
  onHero,
  onSeat,
  onRemove,
}: {
  readonly side: Side;
  /** From 1. */
  readonly nth: number;
  readonly game: SystemId;
  readonly saved: readonly SavedHero[];
  readonly onHero: (reference: string) => void;
  readonly onSeat: (seat: SeatKind) => void;
  /** Absent where a match needs this one. */
  readonly onRemove: (() => void) | undefined;
}) {
  const noun = nounOf(game).one;
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-leaf p-4">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <SheetChoice
            part="play"
            label={say.side(noun, nth)}
            game={game}
            reference={side.reference}
            saved={saved}
            onChange={onHero}
          />
        </div>
        {onRemove && <RemoveButton label={say.remove(noun, nth)} onRemove={onRemove} />}
      </div>
      <SelectField
        label={say.player(noun, nth)}
        value={side.seat}
        onChange={({ target }) => isSeat(target.value) && onSeat(target.value)}
      >
        {seatKinds.map((kind) => (
          <option key={kind} value={kind}>
            {say.players[kind]}
          </option>
        ))}
      </SelectField>
    </li>
  );
}
