import { useState } from 'react';
import { NameField } from '@/components/room/name-field';
import { keepName, recallName } from '@/components/room/player-name';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { Panel } from '@/components/ui/panel';
import { roomMessages } from '@/lib/messages/room';
import { err, ok, type Result } from '@/lib/result';
import { roomFragment } from '@/lib/room/room-fragment';
import { clockLimits } from '@/lib/session/room-clock';
import {
  encounterOfOffer,
  faultOfPlayers,
  isDuelOf,
  peopleIn,
  usualPlayers,
  writeOffer,
  type Offer,
  type RoomPlayer,
} from '@/lib/session/room-offer';
import { beginSession } from '@/lib/session/session';
import { matchPartOf, namesIn } from '@/lib/simulation/contest';
import { systemOf } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import { pairingFor, type Arrangement } from '../set-up/arrangement';
import { playerIn, RoomSeats, type SeatGroup, type SeatValue } from './room-seats';

const say = roomMessages.start;

/** Finds this part of the page: on a phone it lies far below the heroes. */
const place = 'play-friends-online';

/** Leads there from the top of the page. */
export function ToPlayFriend() {
  const go = (): void => {
    const found = document.getElementById(place);
    found?.scrollIntoView();
    found?.focus({ preventScroll: true });
  };
  return (
    <Button className="self-start" onClick={go}>
      {say.jump}
    </Button>
  );
}

/** A match that was set up. */
interface Chosen {
  readonly game: SystemId;
  readonly heroes: readonly SheetDocument[];
  readonly parties: readonly number[];
  readonly arrangement: Arrangement;
}

/** A match to offer, and a player for each group of heroes. */
interface Plan {
  readonly pairing: Offer['pairing'];
  readonly isPlaced: boolean;
  readonly groups: readonly SeatGroup[];
  readonly values: readonly SeatValue[];
  readonly players: readonly RoomPlayer[];
}

/** @param chosen players by group, where they are not the usual ones */
const planOf = (
  { game, heroes, parties, arrangement }: Chosen,
  chosen: Readonly<Record<number, SeatValue>>,
): Plan => {
  const { isPlaced } = arrangement;
  const pairing = pairingFor(game, heroes, parties, arrangement);
  const usual = usualPlayers({ pairing, isPlaced });
  const names = namesIn(encounterOfOffer({ pairing, isPlaced }, 0));
  // A team of a set has one player.
  const groupOf = systemOf(game).set ? usual : usual.map((_, at) => at);
  const groups = [...new Set(groupOf)].map((group) => {
    const places = groupOf.flatMap((each, at) => (each === group ? [at] : []));
    return { heroes: places, names: places.map((at) => names[at] ?? '') };
  });
  const values = groups.map(({ heroes: [first = 0] }, at) => chosen[at] ?? String(usual[first]));
  const players = usual.map((_, at) =>
    playerIn(values[groups.findIndex((group) => group.heroes.includes(at))] ?? ''),
  );
  return { pairing, isPlaced, groups, values, players };
};

/** The match as it is offered to friends, or sentences that say what is in its way. */
const offerOf = (
  { pairing, isPlaced, players }: Plan,
  name: string,
  minutes: number | undefined,
): Result<Omit<Offer, 'isDuel'>, readonly string[]> => {
  const encounter = encounterOfOffer({ pairing, isPlaced }, 0);
  const session = beginSession(encounter, [], 'fair');
  if (!session.ok)
    return err(session.error.map((issue) => matchPartOf(pairing.system).issue(issue, encounter)));
  const fault = faultOfPlayers(players);
  return fault ? err([say.faults[fault]]) : ok({ name, pairing, isPlaced, minutes, players });
};

/** Opens a room for a match. The code of rooms loads only now. */
const invite = async (offered: Omit<Offer, 'isDuel'>): Promise<void> => {
  const { beginRoom } = await import('@/components/room/kept-rooms');
  const seats = peopleIn(offered.players);
  window.location.hash = roomFragment(beginRoom('match', { seats, offer: writeOffer(offered) }));
  window.scrollTo(0, 0);
};

/** Offers the match that was set up to friends elsewhere. */
export function PlayFriend({
  match,
  onRefused,
}: {
  /** Undefined while something is missing. */
  readonly match: Chosen | undefined;
  readonly onRefused: (why: readonly string[]) => void;
}) {
  const [name, setName] = useState(recallName);
  const [limit, setLimit] = useState<number>();
  const [chosen, setChosen] = useState<Readonly<Record<number, SeatValue>>>({});
  const plan = match && planOf(match, chosen);
  const isDuel = plan !== undefined && !faultOfPlayers(plan.players) && isDuelOf(plan);
  const isMany = plan !== undefined && peopleIn(plan.players) > 2;
  const begin = (): void => {
    if (!plan) return;
    keepName(name);
    const offer = offerOf(plan, name.trim(), isDuel ? limit : undefined);
    onRefused(offer.ok ? [] : offer.error);
    if (offer.ok) void invite(offer.value);
  };
  return (
    <div id={place} tabIndex={-1} className="scroll-mt-20 outline-none">
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
          {plan && plan.groups.length > 2 && (
            <RoomSeats
              groups={plan.groups}
              values={plan.values}
              onChange={(at, value) => setChosen({ ...chosen, [at]: value })}
            />
          )}
          {isDuel && (
            <SelectField
              label={say.clock}
              hint={say.clockHint}
              className="max-w-80"
              value={limit ?? ''}
              onChange={({ target }) => setLimit(clockLimits.find((each) => String(each) === target.value))}
            >
              <option value="">{say.noClock}</option>
              {clockLimits.map((each) => (
                <option key={each} value={each}>
                  {say.minutesEach(each)}
                </option>
              ))}
            </SelectField>
          )}
          <Button className="self-start" disabled={!match} onClick={begin}>
            {isMany ? say.beginMany : say.begin}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
