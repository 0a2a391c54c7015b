import { useState } from 'react';
import { SheetChoice } from '@/components/site/sheet-choice';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { Panel } from '@/components/ui/panel';
import { roomMessages } from '@/lib/messages/room';
import { issuesWith } from '@/lib/session/room-match';
import { writeBrought } from '@/lib/session/room-plays';
import type { RoomMatch } from '@/lib/session/room-state';
import { matchPartOf } from '@/lib/simulation/contest';
import { Offered } from './offered';
import { playerName } from './people';
import { useHeroToBring } from './use-hero-to-bring';
import { NameField } from '@/components/room/name-field';
import { keepName, recallName } from '@/components/room/player-name';

const say = roomMessages.arrival;

/** Before a friend sits down: what awaits him, and the hero he brings. */
export function Arrival({
  match,
  seat,
  isSending,
  isLate,
  onSit,
}: {
  readonly match: RoomMatch;
  /** The free seat that he gets. */
  readonly seat: number;
  readonly isSending: boolean;
  /** Somebody else took the seat first. */
  readonly isLate: boolean;
  readonly onSit: (brings: string) => void;
}) {
  const { offer, session, people } = match;
  const { system } = offer.pairing;
  const [name, setName] = useState(recallName);
  const { reference, hero, problem, choose, saved } = useHeroToBring(offer, seat);
  const issues = session ? [] : issuesWith(match, seat, hero);
  const host = playerName(match, 0);
  const before = people.map((person, at) => (at === seat ? { name, hero } : person));
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title={session ? say.again(host) : say.title(host)}
        introduction={people.length > 2 ? say.howMany : say.how}
      />
      {isLate && (
        <Notice tone="warning" live>
          {say.late}
        </Notice>
      )}
      <Panel title={roomMessages.offered.title}>
        <div className="flex flex-col gap-4">
          <Offered match={session ? match : { ...match, people: before }} own={seat} />
          {!session && reference !== undefined && (
            <SheetChoice
              part="play"
              label={say.hero}
              game={system}
              reference={reference}
              saved={saved}
              onChange={choose}
            />
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
          {/* Above the tabs of a phone from the first: it is what everybody wants who opens the link. */}
          <Button
            look="main"
            className="px-6 text-lg max-sm:sticky max-sm:bottom-[calc(var(--tabs)+0.5rem)] max-sm:z-10 sm:self-start"
            disabled={isSending || issues.length > 0}
            onClick={() => {
              onSit(writeBrought({ name: name.trim(), hero }));
            }}
          >
            {say.sit}
          </Button>
          <p className="text-muted">{say.open}</p>
        </div>
      </Panel>
    </div>
  );
}
