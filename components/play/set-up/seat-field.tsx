import { SelectField } from '@/components/ui/field';
import { playMessages } from '@/lib/messages/play';

const say = playMessages.setUp;

/** The players that each hero of a match can have: at this device, or with friends online. */
export interface PlayerChoice {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The present player by hero. */
  readonly values: readonly string[];
  /** Gives these heroes a player. */
  readonly choose: (places: readonly number[], value: string) => void;
}

/** Choice of a player: a person, or a computer of some level. */
export function SeatField({
  label,
  places,
  players: { options, values, choose },
}: {
  readonly label: string;
  /** The heroes that it is for. */
  readonly places: readonly number[];
  readonly players: PlayerChoice;
}) {
  const [first = -1] = places;
  return (
    <SelectField
      label={label}
      value={values[first] ?? ''}
      onChange={({ target }) => choose(places, target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

/** One player for all heroes, where there are many. */
export function AllSeats({ players }: { readonly players: PlayerChoice }) {
  const { options, values, choose } = players;
  const [first] = values;
  const isSame = values.every((value) => value === first);
  return (
    <SelectField
      label={say.allBy}
      value={isSame ? first : ''}
      onChange={({ target }) => choose([...values.keys()], target.value)}
    >
      {!isSame && <option value="">{say.asBelow}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
