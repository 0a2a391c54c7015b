'use client';

import { Link } from '@/components/ui/link';
import { useState, type ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { messages } from '@/lib/messages/index';
import { FootContext, type RosterControls } from './use-actions';
import { StatusNotice } from './status-notice';
import { GoodCopyButton, TroubleBanner } from './trouble-banner';

import type { Opened } from './use-roster';

const say = messages.myHeroes;

/** Frame of the roster's pages: problems, the latest action, and what hangs over the page. */
export function PageLayout({
  opened,
  controls: { actions, status, trouble },
  isOver,
  children,
}: {
  readonly opened: Opened;
  readonly controls: RosterControls;
  /** Files hang over the page. */
  readonly isOver: boolean;
  readonly children: ReactNode;
}) {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <>
      {opened.state !== 'opening' && opened.trouble && (
        <TroubleBanner
          heading={opened.state === 'shut' ? say.trouble.shut : say.trouble.notReadAgain}
          problem={opened.trouble.problem}
          unsaved={[]}
        >
          <Button onClick={opened.trouble.retry}>{say.trouble.retry}</Button>
          {opened.state === 'shut' && (
            <>
              {opened.trouble.problem.problem !== 'unavailable' && <GoodCopyButton />}
              <Link href="/build?new=1" className={buttonClass({})}>
                {say.trouble.build}
              </Link>
            </>
          )}
        </TroubleBanner>
      )}
      {trouble && actions && (
        <TroubleBanner heading={say.trouble.heading} problem={trouble.problem} unsaved={trouble.unsaved}>
          <Button onClick={actions.dismissTrouble}>{say.close}</Button>
        </TroubleBanner>
      )}
      <FootContext value={foot}>{children}</FootContext>
      {actions && (
        <div className="pointer-events-none fixed inset-x-3 bottom-[calc(0.75rem+var(--tabs))] z-30 mx-auto flex max-w-3xl flex-col gap-2">
          <StatusNotice status={status} />
          <div ref={setFoot} className="empty:hidden" />
        </div>
      )}
      {isOver && (
        <p className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-card border-4 border-dashed border-gold bg-paper/85 text-center text-2xl">
          {say.add.drop}
        </p>
      )}
    </>
  );
}
