import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { useEffect, useState } from 'react';
import { tablePath } from '@/components/site/play-path';
import { buttonClass } from '@/components/ui/button';
import { printPageMessages } from '@/lib/messages/print-page';
import { encodeSheet } from '@/lib/share/index';
import { open, partOf } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';

interface Offered {
  readonly path: string;
  /** Text of the offer: a phone's use for this game. */
  readonly offer: string;
}

/** A game night with these heroes; undefined if none is possible. */
const nightWith = async (heroes: readonly SheetDocument[]): Promise<Offered | undefined> => {
  const [first] = heroes;
  if (!first) return undefined;
  await open([first.system], 'companion');
  const part = partOf(first.system, 'companion');
  if (!part || heroes.length > part.sheets.most) return undefined;
  const codes = heroes.flatMap((hero) => {
    const code = hero.system === first.system ? encodeSheet(hero) : undefined;
    return code?.ok ? [code.value] : [];
  });
  return codes.length === heroes.length ? { path: tablePath(codes), offer: part.offer } : undefined;
};

/** Leads from what is printed for an evening to the phone that lies between the players then. */
export function GameNight({ heroes }: { readonly heroes: readonly SheetDocument[] }) {
  const [night, setNight] = useState<{ readonly with: Offered | undefined }>();
  useEffect(() => {
    let isAsked = true;
    void nightWith(heroes).then((offered) => isAsked && setNight({ with: offered }));
    return () => {
      isAsked = false;
    };
  }, [heroes]);
  if (heroes.length === 0 || (night && night.with === undefined)) return null;
  const say = printPageMessages.kit;
  return (
    // Its place is kept until it is known: what came later would push the choices below away from under a finger.
    <div className={clsx('flex flex-col items-start gap-2', !night && 'invisible')}>
      <p className="text-sm text-muted">{night?.with?.offer}</p>
      <Link href={night?.with?.path ?? '/table'} className={buttonClass({})}>
        {say.night}
      </Link>
    </div>
  );
}
