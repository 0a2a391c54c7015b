'use client';

import Link from 'next/link';
import { SampleHeroes } from '@/components/site/sample-heroes';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { words } from '@/lib/messages/index';

/** What stands in the print room while no hero does: why, and where to get one. */
export function NothingToPrint({ why }: { readonly why?: string }) {
  const { printRoom } = words;
  return (
    <div className="flex flex-col gap-5">
      {why === undefined ? (
        <h2 className="text-2xl">{printRoom.noHeroHeading}</h2>
      ) : (
        <>
          <h2 className="text-2xl">{printRoom.badLink}</h2>
          <Notice tone="error">{why}</Notice>
        </>
      )}
      <p>{printRoom.noHero}</p>
      <p>
        <Link href="/build" className={buttonClass({ look: 'main' })}>
          {printRoom.build}
        </Link>
      </p>
      <SampleHeroes goal="print" />
    </div>
  );
}
