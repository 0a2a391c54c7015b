import { SelectField } from '@/components/ui/field';
import { playMessages } from '@/lib/messages/play';
import { seatKinds, type SeatKind } from './arrangement';

const say = playMessages.setUp;

const isSeat = (value: string): value is SeatKind => (seatKinds as readonly string[]).includes(value);

/** Choice of a player: a person, or a computer of some level. */
export function SeatField({
  label,
  seat,
  onSeat,
}: {
  readonly label: string;
  readonly seat: SeatKind;
  readonly onSeat: (seat: SeatKind) => void;
}) {
  return (
    <SelectField
      label={label}
      value={seat}
      onChange={({ target }) => isSeat(target.value) && onSeat(target.value)}
    >
      {seatKinds.map((kind) => (
        <option key={kind} value={kind}>
          {say.players[kind]}
        </option>
      ))}
    </SelectField>
  );
}

/** One player for all heroes, where there are many. */
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
