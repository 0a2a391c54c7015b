'use client';

import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import { referencesIn } from '@/components/site/sheet-reference';
import { useFragment } from '@/components/site/use-fragment';
import { useOpening } from '@/components/systems/use-game';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Night } from '@/lib/companion/night';
import { holdsNight } from '@/lib/companion/night-link';
import { companionMessages as say } from '@/lib/messages/companion';
import type { Result } from '@/lib/result';
import type { TableAddress } from './address';
import { freshNight, nightOfDevice, nightOfLink, type OpenedNight } from './opened-night';
import { NightTable } from './night/night-table';
import { SavedNights } from './saved-nights';
import { SetUp } from './set-up';

/** A game night that has to be fetched: undefined on the way. */
const useOpened = (from: 'link' | 'device', name: string): Result<OpenedNight, string> | undefined => {
  const [opened, setOpened] = useState<{
    readonly of: string;
    readonly night: Result<OpenedNight, string>;
  }>();
  const of = `${from} ${name}`;
  useEffect(() => {
    let isAsked = true;
    const fetched = from === 'link' ? nightOfLink(name) : nightOfDevice(name);
    void fetched.then((night) => isAsked && setOpened({ of, night }));
    return () => {
      isAsked = false;
    };
  }, [from, name, of]);
  return opened?.of === of ? opened.night : undefined;
};

function Fetched({ from, name }: { readonly from: 'link' | 'device'; readonly name: string }) {
  const opened = useOpened(from, name);
  if (!opened) return <p className="text-muted">{say.loading}</p>;
  if (!opened.ok)
    return (
      <>
        <h1 className="text-4xl sm:text-5xl">{say.title}</h1>
        <Notice
          tone="error"
          live
          action={
            <Link href="/table" className={buttonClass({})}>
              {say.problem.again}
            </Link>
          }
        >
          {opened.error}
        </Notice>
      </>
    );
  return <NightTable opened={opened.value} />;
}

function Start({ asked }: { readonly asked: TableAddress }) {
  const [begun, setBegun] = useState<OpenedNight>();
  const [isNamed, setNamed] = useState(false);
  const references = useOpening(() => referencesIn(asked));
  // A game night that was begun here gets its address once it is kept; whoever leaves that address leaves it.
  const hasAddress = useSearchParams().has('night');
  if (begun && hasAddress !== isNamed) {
    setNamed(hasAddress);
    if (!hasAddress) setBegun(undefined);
  }
  const begin = (night: Night): void => {
    setBegun({ kept: freshNight(night), id: undefined });
    window.scrollTo(0, 0);
  };
  if (begun) return <NightTable opened={begun} />;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h1 className="text-4xl sm:text-5xl">{say.title}</h1>
        <p className="mt-2 max-w-prose text-muted">{say.introduction}</p>
      </div>
      <SavedNights />
      <SetUp asked={references} onBegin={begin} />
    </div>
  );
}

/** A game night that came by a link stays the same when it gets its address on this device. */
function Table({ asked }: { readonly asked: TableAddress }) {
  const fragment = useFragment();
  const [sent, setSent] = useState<string>();
  const [isNamed, setNamed] = useState(false);
  const hasAddress = useSearchParams().has('night');
  if (sent !== undefined && hasAddress !== isNamed) {
    setNamed(hasAddress);
    if (!hasAddress) setSent(undefined);
  }
  if (fragment === undefined) return <p className="text-muted">{say.loading}</p>;
  if (holdsNight(fragment) && fragment !== sent) setSent(fragment);
  if (sent !== undefined) return <Fetched key={sent} from="link" name={sent} />;
  if (asked.night !== undefined) return <Fetched key={asked.night} from="device" name={asked.night} />;
  return <Start key={JSON.stringify(asked)} asked={asked} />;
}

/** The companion of a real table: a game night is set up, gone on with, or taken over from another phone. */
export function CompanionPage({ asked }: { readonly asked: TableAddress }) {
  return (
    <div className="flex min-h-[80dvh] flex-col gap-5">
      <Suspense fallback={<p className="text-muted">{say.loading}</p>}>
        <Table key={JSON.stringify(asked)} asked={asked} />
      </Suspense>
    </div>
  );
}
