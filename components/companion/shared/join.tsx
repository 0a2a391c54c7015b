import { useState } from 'react';
import { NameField } from '@/components/room/name-field';
import { keepName, recallName } from '@/components/room/player-name';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { Panel } from '@/components/ui/panel';
import { writeJoined } from '@/lib/companion/shared/said';
import type { SharedNight } from '@/lib/companion/shared/shared-night';
import { companionMessages } from '@/lib/messages/companion';
import { sharedNightMessages } from '@/lib/messages/shared-night';
import { BroughtHero } from './brought-hero';
import { HeroTicks } from './hero-ticks';
import { playedByOther } from './step-line';
import { useBroughtHero, type Bringing } from './use-brought-hero';

const say = sharedNightMessages.join;

/** Asks a phone that joins for a name and its heroes. */
export function Join({
  shared,
  isJoining,
  wasHere,
  onJoin,
}: {
  readonly shared: SharedNight;
  readonly isJoining: boolean;
  /** The host has removed this phone. */
  readonly wasHere: boolean;
  readonly onJoin: (brings: string, hero: Bringing | undefined) => void;
}) {
  const [name, setName] = useState(recallName);
  const [sheets, choose] = useState<readonly number[]>([]);
  const bringing = useBroughtHero(shared.night.setUp);
  const host = sharedNightMessages.called(shared.offer.name, 1);
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={say.title(host)} introduction={say.how} />
      {wasHere && (
        <Notice tone="warning" live>
          {say.again}
        </Notice>
      )}
      <Panel title={companionMessages.title}>
        <div className="flex flex-col gap-4">
          <NameField label={say.name} hint={say.nameHint} value={name} onChange={setName} />
          <HeroTicks
            setUp={shared.night.setUp}
            label={say.heroes}
            chosen={sheets}
            playedBy={(sheet) => playedByOther(shared.people, sheet, -1)}
            onChange={choose}
          />
          <BroughtHero setUp={shared.night.setUp} bringing={bringing} />
          <Button
            look="main"
            className="px-6 text-lg sm:self-start"
            disabled={isJoining || bringing.problem !== undefined}
            onClick={() => {
              keepName(name);
              onJoin(writeJoined({ name: name.trim(), sheets: [...sheets] }), bringing.brought);
            }}
          >
            {say.join}
          </Button>
          <p className="text-sm text-muted">{say.sends}</p>
        </div>
      </Panel>
    </div>
  );
}
