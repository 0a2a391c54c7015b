'use client';

import dynamic from 'next/dynamic';
import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { keepText, textKept } from '@/components/site/device-text';
import { useFirstTouch } from '@/components/site/use-first-touch';
import { useSeen } from '@/components/site/use-seen';
import { openRoster } from '@/lib/roster/open';
import { Skeleton } from './skeleton';

const key = 'pipsmith/heroes';

/** How many heroes this device had when it was last looked at; 0 where nobody knows. Read before the roster is open. */
const rememberedCount = (): number => {
  const known = Number(textKept(key));
  return Number.isSafeInteger(known) && known > 0 ? known : 0;
};

const rememberCount = (heroes: number): void => keepText(key, String(heroes));

/**
 * A script in the page that runs before the first paint: marks its element with `data-heroes` if there are
 * heroes, and hides the leaves of the skeleton that are too many.
 */
const makeRoomScript = `{const home=document.currentScript.parentElement;let n=0;try{n=Number(localStorage.getItem('${key}'))||0}catch{}if(n>0){home.setAttribute('data-heroes','');home.querySelectorAll('[data-leaf]').forEach((leaf,index)=>{leaf.hidden=index>=n})}}`;

/** The list knows every rule, skill and the database, so it comes after the page. */
const load = () => import('./my-heroes').then((file) => file.MyHeroes);
const MyHeroes = dynamic(load, { ssr: false });

/** Whether there is something to list, or a problem to tell. */
const hasSomething = async (): Promise<boolean> => {
  const roster = await openRoster();
  const contents = roster.ok ? await roster.value.contents() : roster;
  if (!contents.ok) return true;
  const { heroes, parties, unreadable } = contents.value;
  return heroes.length + parties.length + unreadable.length > 0;
};

const neverChanges = () => () => undefined;

/** undefined in the server's page and while the browser takes it over: then the page's own script has made room. */
const useRememberedCount = (): number | undefined =>
  useSyncExternalStore<number | undefined>(neverChanges, rememberedCount, () => undefined);

/**
 * The first page: this device's heroes come before everything else, once there are some. Parts for a first
 * visit only, or only for later ones, are marked by `group-data-heroes/home`.
 */
export function Home({
  heading,
  opening,
  nonce,
  introduction,
  children,
}: {
  readonly heading: string;
  readonly opening: string;
  readonly nonce: string | undefined;
  readonly introduction: ReactNode;
  readonly children: ReactNode;
}) {
  const known = useRememberedCount();
  const [count, setCount] = useState<number>();
  const [isAwake, setAwake] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const wake = useCallback((): void => {
    const show = () => setAwake(true);
    // A failure is met again, and said, by the list.
    load().then(show, show);
  }, []);
  useEffect(() => {
    let isHere = true;
    if (rememberedCount() > 0) wake();
    void hasSomething().then((isThere) => isThere && isHere && wake());
    return () => {
      isHere = false;
    };
  }, [wake]);
  useFirstTouch(wake);
  useSeen(place, wake);

  const onCount = useCallback((heroes: number): void => {
    rememberCount(heroes);
    setCount(heroes);
  }, []);
  const hasHeroes = (count ?? known ?? 0) > 0;
  return (
    <div
      data-heroes={hasHeroes ? '' : undefined}
      suppressHydrationWarning
      className="group/home flex flex-col gap-8"
    >
      {isAwake ? (
        <MyHeroes heading={heading} known={known ?? 0} firstPlace={place} onCount={onCount} />
      ) : (
        <div className="hidden group-data-heroes/home:block">
          <Skeleton heading={heading} label={opening} heroes={known} />
        </div>
      )}
      {known === undefined && (
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: makeRoomScript }} />
      )}
      {introduction}
      {children}
      <div ref={setPlace} className="min-h-104 group-data-heroes/home:hidden sm:min-h-86 lg:min-h-49" />
    </div>
  );
}
