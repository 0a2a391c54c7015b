import Link from 'next/link';
import { useMemo } from 'react';
import { tablePath } from '@/components/site/play-path';
import { buttonClass } from '@/components/ui/button';
import { messages } from '@/lib/messages/index';
import { encodeSheet } from '@/lib/share/index';
import { hasPart } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';

/** As many as any game night takes. */
const most = 8;

/** The address of a game night with these; undefined where there is none with them. */
const nightWith = (heroes: readonly SheetDocument[]): string | undefined => {
  const [first] = heroes;
  if (!first || heroes.length > most || !hasPart(first.system, 'companion')) return undefined;
  const codes = heroes.flatMap((hero) => {
    const code = hero.system === first.system ? encodeSheet(hero) : undefined;
    return code?.ok ? [code.value] : [];
  });
  return codes.length === heroes.length ? tablePath(codes) : undefined;
};

/** Leads from what is printed for an evening to the phone that lies between the players then. */
export function GameNight({ heroes }: { readonly heroes: readonly SheetDocument[] }) {
  const path = useMemo(() => nightWith(heroes), [heroes]);
  if (path === undefined) return null;
  const say = messages.printPage.kit;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-muted">{say.nightHint}</p>
      <Link href={path} prefetch={false} className={buttonClass({})}>
        {say.night}
      </Link>
    </div>
  );
}
