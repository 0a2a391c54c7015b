import Link from 'next/link';
import { CopyLink } from '@/components/site/copy-link';
import { fileOf } from '@/components/site/keep-file';
import { SheetState } from '@/components/site/sheet-state';
import { buttonClass } from '@/components/ui/button';
import { words } from '@/lib/messages/index';
import { heroPath } from '@/lib/share/index';
import { cardsOf, textsOf } from '@/lib/systems/document';
import { gameName, systemIds } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import { CardPair } from './card-pair';
import { FileLink } from './file-link';
import { SheetFacts } from './sheet-facts';
import { SheetIssues } from './sheet-issues';

/** A shared sheet: its cards as they print, the same as text, and what can be done with it. */
export function SheetView({
  document,
  code,
  link,
}: {
  readonly document: SheetDocument;
  readonly code: string;
  /** Where the QR code points; none for a page that only this computer can reach. */
  readonly link: string | undefined;
}) {
  const { hero: say } = words.site;
  const query = encodeURIComponent(code);
  const { name, title } = textsOf(document);
  return (
    <article className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:col-span-2">
        <div className="min-w-0">
          {systemIds.length > 1 && <p className="text-muted">{say.of(gameName(document.system))}</p>}
          <h1 className="text-4xl sm:text-5xl">{name}</h1>
          {title !== '' && <p className="mt-1 font-title text-2xl text-muted italic">{title}</p>}
        </div>
        <SheetState document={document} />
      </header>
      <div className="flex flex-col gap-6">
        {cardsOf(document, { link, skills: 'short' }).map((card) => (
          <CardPair key={card.id} card={card} />
        ))}
      </div>
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-3 gap-2">
          <Link href={`/build?from=${query}`} className={buttonClass({ look: 'main' }, 'col-span-full')}>
            {say.copy}
          </Link>
          <Link href={`/print?hero=${query}`} className={buttonClass({})}>
            {say.print}
          </Link>
          <CopyLink of={code} to={{ path: heroPath(code) }} />
          <FileLink
            address={`${heroPath(code)}/file`}
            file={fileOf(document)}
            label={say.download}
            className="px-1"
          />
        </div>
        <SheetIssues document={document} severity="error" />
        <SheetFacts document={document} />
        <SheetIssues document={document} severity="warning" />
      </div>
    </article>
  );
}
