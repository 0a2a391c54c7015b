import { useState } from 'react';
import { NameField } from '@/components/room/name-field';
import { keepName, recallName } from '@/components/room/player-name';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { Panel } from '@/components/ui/panel';
import { roomMessages } from '@/lib/messages/room';
import { issuesWith } from '@/lib/session/room-match';
import { heroesOf } from '@/lib/session/room-offer';
import { writeBrought } from '@/lib/session/room-plays';
import type { RoomMatch } from '@/lib/session/room-state';
import { matchPartOf } from '@/lib/simulation/contest';
import { HeroChoice } from './hero-choice';
import { Offered } from './offered';
import { heroesOfSeats, playerName } from './people';
import { SeatChoice } from './seat-choice';
import { useHeroToBring } from './use-hero-to-bring';

const say = roomMessages.arrival;

/** Before a friend sits down: the free seats, the hero they bring, and the match. */
export function Arrival({
  match,
  free,
  place,
  isSending,
  isLate,
  onSit,
}: {
  readonly match: RoomMatch;
  /** Free seats that the link allows. */
  readonly free: readonly number[];
  /** Place of the hero whose seat a link of an older version offers. */
  readonly place: number | undefined;
  readonly isSending: boolean;
  /** Somebody else took the seat first. */
  readonly isLate: boolean;
  readonly onSit: (brings: string, seat: number) => void;
}) {
  const { offer, session, people } = match;
  const { system } = offer.pairing;
  const [name, setName] = useState(recallName);
  // By its hero: in rooms of older versions seats exchange theirs as others sit down.
  const [wanted, want] = useState(place ?? heroesOf(offer, free[0] ?? -1)[0]);
  const found = offer.players[wanted ?? -1];
  const seat = typeof found === 'number' && free.includes(found) ? found : (free[0] ?? -1);
  const bringing = useHeroToBring(match, seat);
  const { hero, problem, mayBring } = bringing;
  const issues = session ? [] : issuesWith(match, seat, hero);
  const host = playerName(match, 0);
  const before = session
    ? match
    : { ...match, people: people.map((person, at) => (at === seat && hero ? { name, hero } : person)) };
  const isTaken = isLate || (wanted !== undefined && found !== seat);
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title={session ? say.again(host) : say.title(host)}
        introduction={people.length > 2 ? say.howMany : say.how}
      />
      {isTaken && (
        <Notice tone="warning" live>
          {say.late}
        </Notice>
      )}
      <Panel title={free.length > 1 ? say.seats : say.yourSeat}>
        <div className="flex flex-col gap-4">
          <SeatChoice
            match={before}
            free={free}
            seat={seat}
            onSeat={(each) => want(heroesOf(offer, each)[0])}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {mayBring && (
              <HeroChoice offered={heroesOfSeats(match)[seat]?.[0] ?? ''} host={host} bringing={bringing} />
            )}
            <NameField
              label={roomMessages.start.name}
              value={name}
              onChange={(called) => {
                setName(called);
                // Somebody else may take the seat first: the name stays.
                keepName(called);
              }}
            />
          </div>
          {problem !== undefined && (
            <Notice tone="error" live>
              {problem}
            </Notice>
          )}
          {issues.length > 0 && (
            <Notice tone="error" live>
              {issues.map((issue) => matchPartOf(system).issue(issue, offer.pairing)).join(' ')}
            </Notice>
          )}
          <Button
            look="main"
            className="px-6 text-lg sm:self-start"
            disabled={isSending || issues.length > 0 || problem !== undefined}
            onClick={() => onSit(writeBrought({ name: name.trim(), hero }), seat)}
          >
            {say.sit}
          </Button>
        </div>
      </Panel>
      <Panel title={roomMessages.offered.title}>
        <div className="flex flex-col gap-4">
          {/* Those to choose from are above. */}
          <Offered match={before} own={-1} without={free} />
          <p className="text-sm text-muted">{say.open}</p>
        </div>
      </Panel>
    </div>
  );
}
