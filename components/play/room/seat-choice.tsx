import clsx from 'clsx';
import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { SheetPicture } from '@/components/systems/picture';
import { Radio } from '@/components/ui/segmented';
import { roomMessages } from '@/lib/messages/room';
import { heroesOf } from '@/lib/session/room-offer';
import { offeredEncounter } from '@/lib/session/room-match';
import type { RoomMatch } from '@/lib/session/room-state';
import { entrantsOf, namesIn } from '@/lib/simulation/contest';
import { sidesOf } from './people';

const say = roomMessages.arrival;

/** A free seat: its heroes, allies and opponents. */
function Seat({ match, seat }: { readonly match: RoomMatch; readonly seat: number }): ReactNode {
  const encounter = offeredEncounter(match);
  const names = namesIn(encounter);
  const heroes = entrantsOf(encounter);
  const places = heroesOf(match.offer, seat);
  const { allies, foes } = sidesOf(match, seat);
  return (
    <span className="flex items-center gap-3">
      <span className="flex shrink-0 items-center gap-1">
        {places.map((at) => {
          const hero = heroes[at];
          return (
            hero && (
              <span key={at} className="block w-16">
                <SheetPicture document={hero} className="block w-full overflow-visible" />
              </span>
            )
          );
        })}
      </span>
      <span className="flex min-w-0 flex-col text-left">
        <span className="font-semibold">{say.seat(places.map((at) => names[at] ?? ''))}</span>
        <span className="text-sm text-muted">{say.sides(allies, foes)}</span>
      </span>
    </span>
  );
}

/** Free seats of a match, to choose one; a single one is only shown. */
export function SeatChoice({
  match,
  free,
  seat,
  onSeat,
}: {
  readonly match: RoomMatch;
  /** Those to choose from. */
  readonly free: readonly number[];
  /** The chosen one. */
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
}) {
  if (free.length === 1) return <Seat match={match} seat={seat} />;
  return (
    <RadioGroup.Root
      aria-label={say.seats}
      value={String(seat)}
      onValueChange={(value) => onSeat(Number(value))}
      className="grid gap-2 sm:grid-cols-2"
    >
      {free.map((each) => (
        <Radio
          key={each}
          value={String(each)}
          className={clsx(
            'rounded-card border border-line bg-leaf p-3 -outline-offset-3',
            'data-[state=checked]:border-ink data-[state=checked]:shadow-[inset_4px_0_0_var(--gold)]',
          )}
        >
          <Seat match={match} seat={each} />
        </Radio>
      ))}
    </RadioGroup.Root>
  );
}
