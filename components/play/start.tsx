import { useEffect, useState, type ComponentProps } from 'react';
import { FirstDrawn } from '@/components/site/first-drawn';
import { newMatch } from '@/components/site/play-path';
import { referencesIn } from '@/components/site/sheet-reference';
import type { TableAddress } from '@/components/site/table-address';
import { useSaved } from '@/components/site/use-saved';
import { useBegun } from '@/components/site/use-opened';
import { Waiting } from '@/components/site/waiting';
import { useGames, useOpening } from '@/components/systems/use-game';
import { playMessages as say } from '@/lib/messages/play';
import { firstSystem } from '@/lib/systems/open';
import { Missions } from './missions';
import type { OpenedMatch } from './opened-match';
import { SavedMatches, useMatches } from './saved-matches';
import { recallChoice } from './set-up/last-choice';
import { recentHero } from './set-up/recent-hero';
import { SetUp } from './set-up/set-up';
import { StartHeading } from './start-heading';
import { PlayTable, useTableSoon } from './table/lazy-table';
import { areMissions } from './won-missions';

function Waits() {
  return (
    <p role="status" className="text-muted">
      <Waiting first={say.loading} />
    </p>
  );
}

const missionsPlace = 'missions';

const bring = (element: HTMLElement | null): void => {
  element?.scrollIntoView();
  element?.focus({ preventScroll: true });
};

/** On a phone a part of the page may lie far below. */
const goTo = (id: string): void => bring(document.getElementById(id));

/** Ways to a match, and the match once it is begun. */
export function Start({
  asked,
  on,
  isLearning,
  isSettingUp = false,
  keeps = true,
}: {
  readonly asked: TableAddress;
  readonly on?: ComponentProps<typeof SetUp>['on'];
  /** Came to learn the game. */
  readonly isLearning: boolean;
  /** Came to set up a match. */
  readonly isSettingUp?: boolean;
  /** This device may keep matches or heroes: until they are read, nothing is offered. */
  readonly keeps?: boolean;
}) {
  const [begun, setBegun] = useBegun<OpenedMatch>('match');
  useTableSoon();
  // Its missions are offered whatever is played.
  useGames([firstSystem], 'setUp', 'odds');
  const references = useOpening(() => referencesIn(asked));
  const { matches, hasAny, remove } = useMatches();
  const { saved, isRead } = useSaved();
  const [last] = useState(recallChoice);
  // A link leads here from far down another page; nothing bears its anchor's name.
  useEffect(() => {
    if (isLearning) window.scrollTo(0, 0);
  }, [isLearning]);
  // Anybody who brought a hero or a map knows what they want.
  const isUndecided = !isLearning && references.length === 0 && !on;
  const isNew = useOpening(() => isLearning || (!on && (matches ? areMissions(matches) : !keeps)));
  const recent = useOpening(() => (isUndecided ? recentHero(saved, last) : undefined));
  const begin = (session: OpenedMatch['session']): void => {
    setBegun({ session, guests: [], moment: undefined, id: undefined });
    window.scrollTo(0, 0);
  };
  const [isOnline, setOnline] = useState(false);
  const goOnline = (): void => {
    setOnline(true);
    goTo(newMatch);
  };
  if (begun) return <PlayTable opened={begun.session} guests={[]} moment={undefined} match={undefined} />;
  const areFirst = isNew && references.length === 0;
  const heading = (
    <StartHeading
      onOnline={isUndecided ? goOnline : undefined}
      onMissions={areFirst ? undefined : () => goTo(missionsPlace)}
    />
  );
  const isWaiting = isUndecided && !(matches && isRead);
  // The first offer to a newcomer must not push away choices that others have started.
  if (isWaiting && keeps)
    return (
      <div className="flex flex-col gap-5">
        {heading}
        <Waits />
      </div>
    );
  return (
    <div className="flex flex-col gap-5">
      <FirstDrawn isLocked={isWaiting} opening={<p className="text-muted">{say.loading}</p>}>
        {heading}
      </FirstDrawn>
      <FirstDrawn isLocked={isWaiting} instead={<Waits />}>
        {areFirst && <Missions isNew onBegin={begin} />}
        {isUndecided && hasAny && (
          <SavedMatches matches={matches ?? []} saved={saved} onRemove={(id) => void remove(id)} />
        )}
        <div
          ref={isSettingUp ? bring : undefined}
          id={newMatch}
          tabIndex={-1}
          className="scroll-mt-20 outline-none"
        >
          <SetUp
            key={recent ?? ''}
            asked={recent === undefined ? references : [recent]}
            on={on}
            isOnline={isOnline}
            onOnline={setOnline}
            onBegin={begin}
          />
        </div>
        {!areFirst && (
          <div id={missionsPlace} tabIndex={-1} className="scroll-mt-20 outline-none">
            <Missions isNew={isNew} isBrief={isNew} onBegin={begin} />
          </div>
        )}
        {!(isUndecided && hasAny) && (
          <SavedMatches matches={matches ?? []} saved={saved} onRemove={(id) => void remove(id)} />
        )}
      </FirstDrawn>
    </div>
  );
}
