import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { Panel } from '@/components/ui/panel';
import { roomMessages } from '@/lib/messages/room';
import { err, ok, type Result } from '@/lib/result';
import { roomFragment } from '@/lib/room/room-fragment';
import { clockLimits } from '@/lib/session/room-clock';
import { encounterOfOffer, seatsOfHeroes, writeOffer, type Offer } from '@/lib/session/room-offer';
import { beginSession } from '@/lib/session/session';
import { matchPartOf } from '@/lib/simulation/contest';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import { pairingFor, type Arrangement } from '../set-up/arrangement';
import { NameField } from '@/components/room/name-field';
import { keepName, recallName } from '@/components/room/player-name';

const say = roomMessages.start;

/** A match that was set up. */
interface Chosen {
  readonly game: SystemId;
  readonly heroes: readonly SheetDocument[];
  readonly parties: readonly number[];
  readonly arrangement: Arrangement;
}

/** The match as it is offered to a friend, or sentences that say what is in its way. */
const offerOf = (
  { game, heroes, parties, arrangement }: Chosen,
  name: string,
  minutes: number | undefined,
): Result<Omit<Offer, 'seatOfHero'>, readonly string[]> => {
  const { isPlaced } = arrangement;
  const pairing = pairingFor(game, heroes, parties, arrangement);
  const encounter = encounterOfOffer({ pairing, isPlaced }, 0);
  const session = beginSession(encounter, [], 'fair');
  if (!session.ok) return err(session.error.map((issue) => matchPartOf(game).issue(issue, encounter)));
  return seatsOfHeroes({ pairing, isPlaced })
    ? ok({ name, pairing, isPlaced, minutes })
    : err([say.twoSides]);
};

/** Opens a room for a match. The code of rooms loads only now. */
const invite = async (offered: Omit<Offer, 'seatOfHero'>): Promise<void> => {
  const { beginRoom } = await import('@/components/room/kept-rooms');
  window.location.hash = roomFragment(beginRoom('match', { seats: 2, offer: writeOffer(offered) }));
  window.scrollTo(0, 0);
};

/** Offers the match that was set up to a friend elsewhere. */
export function PlayFriend({
  match,
  onRefused,
}: {
  /** Undefined while something is missing. */
  readonly match: Chosen | undefined;
  readonly onRefused: (why: readonly string[]) => void;
}) {
  const [name, setName] = useState(recallName);
  const [minutes, setMinutes] = useState<number>();
  const begin = (): void => {
    if (!match) return;
    keepName(name);
    const offer = offerOf(match, name.trim(), minutes);
    onRefused(offer.ok ? [] : offer.error);
    if (offer.ok) void invite(offer.value);
  };
  return (
    <Panel title={say.title}>
      <div className="flex flex-col gap-3">
        <p className="max-w-prose text-muted">{say.why}</p>
        <NameField
          label={say.name}
          hint={say.nameHint}
          className="max-w-80"
          value={name}
          onChange={setName}
        />
        <SelectField
          label={say.clock}
          hint={say.clockHint}
          className="max-w-80"
          value={minutes ?? ''}
          onChange={({ target }) => setMinutes(clockLimits.find((limit) => String(limit) === target.value))}
        >
          <option value="">{say.noClock}</option>
          {clockLimits.map((limit) => (
            <option key={limit} value={limit}>
              {say.minutesEach(limit)}
            </option>
          ))}
        </SelectField>
        <Button className="self-start" disabled={!match} onClick={begin}>
          {say.begin}
        </Button>
      </div>
    </Panel>
  );
}
