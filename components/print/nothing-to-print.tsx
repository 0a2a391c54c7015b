'use client';

import Link from 'next/link';
import { Samples } from '@/components/site/samples';
import { buttonClass } from '@/components/ui/button';
import { words } from '@/lib/messages/index';

/** What stands in the print room while no hero does: where to get one. `isBroken`: what was asked for could not be opened. */
export function NothingToPrint({ isBroken }: { readonly isBroken: boolean }) {
  const { printRoom } = words;
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-2xl">{isBroken ? printRoom.badLink : printRoom.noHeroHeading}</h2>
      <p>{printRoom.noHero}</p>
      <p>
        <Link href="/build" className={buttonClass({ look: 'main' })}>
          {printRoom.build}
        </Link>
      </p>
      <Samples goal="print" />
    </div>
  );
}
