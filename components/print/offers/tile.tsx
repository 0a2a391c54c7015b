import type { ReactNode } from 'react';
import { AboutHero, FrontOf } from '@/components/site/samples';
import { Link } from '@/components/ui/link';
import { textsOf } from '@/lib/systems/document';
import { capital } from '#words/language/words';
import { gameName } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';

/** A hero on offer: the card, the name, and below them the button that adds it. The game's cards must be open. */
export function Tile({
  document,
  address,
  children,
}: {
  readonly document: SheetDocument;
  /** Where the hero is looked at; none for one of this device, which the list beside names too. */
  readonly address?: string;
  readonly children: ReactNode;
}) {
  const { name } = textsOf(document);
  return (
    <div className="flex h-full flex-col">
      <FrontOf document={document} />
      <span className="mt-3 self-start rounded-full border border-edge px-2 text-sm font-semibold">
        {capital(gameName(document.system))}
      </span>
      <span className="mt-1 block font-display text-xl leading-tight font-bold">
        {address === undefined ? (
          name
        ) : (
          <Link href={address} className="hover:underline hover:decoration-gold hover:underline-offset-4">
            {name}
          </Link>
        )}
      </span>
      <AboutHero document={document} />
      <div className="mt-auto pt-2">{children}</div>
    </div>
  );
}
