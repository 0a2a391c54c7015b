import { SelectField } from '@/components/ui/field';
import { roomMessages } from '@/lib/messages/room';
import type { RoomPlayer } from '@/lib/session/room-offer';
import { playerKinds, type PlayerKind } from '@/lib/simulation/player-setting';
import { computerFor } from '../set-up/arrangement';

const say = roomMessages.start;

/** Heroes that have one player: a single one, or a team of a set. */
export interface SeatGroup {
  /** Places among the heroes. */
  readonly heroes: readonly number[];
  readonly names: readonly string[];
}

/** A player of a group as a select has it: "0" for you, "1" for the first friend, or how a computer plays. */
export type SeatValue = string;

const isKind = (value: string): value is PlayerKind => (playerKinds as readonly string[]).includes(value);

export const playerIn = (value: SeatValue): RoomPlayer =>
  isKind(value) ? computerFor(value) : Number(value);

/** A player for each hero of a match with friends: the host, a friend or a computer. */
export function RoomSeats({
  groups,
  values,
  onChange,
}: {
  readonly groups: readonly SeatGroup[];
  /** By group. */
  readonly values: readonly SeatValue[];
  readonly onChange: (at: number, value: SeatValue) => void;
}) {
  const used = Math.max(0, ...values.map((value) => (isKind(value) ? 0 : Number(value))));
  const friends = Math.min(used + 1, groups.length - 1);
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{say.players}</legend>
      <p className="max-w-prose text-sm text-muted">{say.playersHint}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {groups.map(({ names }, at) => (
          <SelectField
            key={at}
            label={say.player(names)}
            value={values[at] ?? ''}
            onChange={({ target }) => onChange(at, target.value)}
          >
            <option value="0">{say.you}</option>
            {Array.from({ length: friends }, (_, nth) => nth + 1).map((nth) => (
              <option key={nth} value={nth}>
                {say.friend(nth, friends === 1)}
              </option>
            ))}
            {playerKinds.map((kind) => (
              <option key={kind} value={kind}>
                {say.computer(kind)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </fieldset>
  );
}
