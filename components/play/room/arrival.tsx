import { useState } from 'react';
import { SheetChoice } from '@/components/site/sheet-choice';
import { lastingReference, sheetBehind } from '@/components/site/sheet-reference';
import { useSaved } from '@/components/site/use-saved';
import { useOpening } from '@/components/systems/use-game';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { Panel } from '@/components/ui/panel';
import { roomMessages } from '@/lib/messages/room';
import { issuesWith, writeBrought, type RoomMatch } from '@/lib/session/room-match';
import { isAloneIn, type Offer } from '@/lib/session/room-offer';
import { encodeSheet } from '@/lib/share/index';
import { entrantsOf, matchPartOf } from '@/lib/simulation/contest';
import type { SheetDocument } from '@/lib/systems/sheet';
import { Offered } from './offered';
import { NameField } from '@/components/room/name-field';
import { keepName, recallName } from '@/components/room/player-name';

const say = roomMessages.arrival;

/** Value of the offered hero in the list of heroes to bring. */
const offeredReference = (offer: Offer): string | undefined => {
  const hero = isAloneIn(offer) ? entrantsOf(offer.pairing)[offer.seatOfHero.indexOf(1)] : undefined;
  const code = hero && encodeSheet(hero);
  return code?.ok ? code.value : undefined;
};

/** The hero that the friend brings; undefined for the one that was offered. */
const useHero = (offer: Offer) => {
  const { saved } = useSaved();
  const [offered] = useState(() => offeredReference(offer));
  const [reference, setReference] = useState(offered);
  const [problem, setProblem] = useState<string>();
  const found = useOpening(() => (reference === undefined ? undefined : sheetBehind(reference)));
  const hero: SheetDocument | undefined = reference !== offered && found?.ok ? found.value : undefined;
  const choose = (chosen: string): void => {
    const lasting = lastingReference(chosen, saved);
    setProblem(lasting.ok ? undefined : lasting.error);
    if (lasting.ok) setReference(lasting.value);
  };
  const own = saved.filter((each) => each.hero.system === offer.pairing.system);
  return { reference, hero, problem, choose, saved: own };
};

/** Before the friend sits down: what awaits him, and the hero he brings. */
export function Arrival({
  match,
  isSending,
  onSit,
}: {
  readonly match: RoomMatch;
  readonly isSending: boolean;
  readonly onSit: (brings: string) => void;
}) {
  const { offer, session } = match;
  const { system } = offer.pairing;
  const [name, setName] = useState(recallName);
  const { reference, hero, problem, choose, saved } = useHero(offer);
  const issues = session ? [] : issuesWith(offer, hero);
  const host = roomMessages.called(offer.name, 0);
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={session ? say.again(host) : say.title(host)} introduction={say.how} />
      <Panel title={roomMessages.offered.title}>
        <div className="flex flex-col gap-4">
          <Offered match={session ? match : { offer, friend: { name, hero } }} own={1} />
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
          <NameField label={roomMessages.start.name} value={name} onChange={setName} />
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
              keepName(name);
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
