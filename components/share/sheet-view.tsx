import { CardFaceView } from '@/components/card/card-face';
import type { Card, CardFace, CardSize } from '@/lib/cards/card';
import { messages } from '@/lib/messages/index';
import { hasPart, gameName } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import { Notice } from '@/components/ui/notice';
import { issueKey, type Severity } from '@/lib/issue';
import { hasDuels, issuesOf, nounFor, sentenceOf, cardsOf, textsOf } from '@/lib/systems/document';
import { Link } from '@/components/ui/link';
import { CopyLink } from '@/components/site/copy-link';
import { fileOf } from '@/components/site/keep-file';
import { playPath, tablePath } from '@/components/site/play-path';
import { SheetHead } from './sheet-head';
import { buttonClass } from '@/components/ui/button';
import { heroPath } from '@/lib/share/index';
import { Challenge } from './challenge';
import { Enlarge } from './enlarge';
import { FileLink } from './file-link';
import { SheetFacts } from './sheet-facts';
import { SaveShared } from './save-shared';

function Face({
  face,
  size,
  label,
}: {
  readonly face: CardFace;
  readonly size: CardSize;
  readonly label: string;
}) {
  return (
    <div className="min-w-0 overflow-hidden rounded-[4.76%/3.41%] shadow-[0_1px_4px_rgb(20_14_8/0.25)]">
      <Enlarge label={messages.site.hero.enlarge(label)}>
        <CardFaceView face={face} size={size} label={label} />
      </Enlarge>
    </div>
  );
}

/** Front and back of a card side by side, as on the sheet. */
function CardPair({ card }: { readonly card: Card }) {
  return (
    <div className="grid grid-cols-2 gap-2 sm:gap-4">
      <Face face={card.front} size={card.size} label={messages.site.hero.front(card.name)} />
      <Face face={card.back} size={card.size} label={messages.site.hero.back(card.name)} />
    </div>
  );
}

/** The issues of one severity under a heading; nothing for a sheet without any. */
function SheetIssues({
  document,
  severity,
}: {
  readonly document: SheetDocument;
  readonly severity: Severity;
}) {
  const { hero: say } = messages.site;
  const { system } = document;
  const issues = issuesOf(document).filter((issue) => issue.severity === severity);
  if (issues.length === 0) return null;
  const isError = severity === 'error';
  return (
    <section aria-labelledby={severity} className="flex flex-col gap-2">
      <h2 id={severity} className="text-xl">
        {isError ? say.houseRules : say.warnings}
      </h2>
      {isError && <p className="text-muted">{say.houseRulesWhy(nounFor(document).one, gameName(system))}</p>}
      {issues.map((issue, index) => (
        <Notice key={`${issueKey(issue)} ${index}`} tone={severity}>
          {sentenceOf(system, issue)}
        </Notice>
      ))}
    </section>
  );
}

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
  const { hero: say } = messages.site;
  const query = encodeURIComponent(code);
  const { name } = textsOf(document);
  return (
    <article className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <SheetHead document={document} />
      <div className="flex flex-col gap-6">
        {cardsOf(document, { link, skills: 'short' }).map((card) => (
          <CardPair key={card.id} card={card} />
        ))}
      </div>
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-2">
          {hasDuels(document) && (
            <>
              <Challenge code={code} label={say.challenge(name)} />
              <p className="col-span-full text-sm text-muted">{say.challengeHint}</p>
            </>
          )}
          {hasPart(document.system, 'odds') && (
            <Link
              href={`/odds?b=${query}`}
              className={buttonClass({ look: hasDuels(document) ? 'plain' : 'main' })}
            >
              {say.odds(nounFor(document).one)}
            </Link>
          )}
          <SaveShared code={code} label={say.save} />
          <Link href={`/build?from=${query}`} className={buttonClass({})}>
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
          {hasPart(document.system, 'play') && (
            <Link href={playPath([code])} className={buttonClass({}, 'col-span-full')}>
              {say.play}
            </Link>
          )}
          {hasPart(document.system, 'companion') && (
            <Link href={tablePath([code])} className={buttonClass({}, 'col-span-full')}>
              {say.table}
            </Link>
          )}
        </div>
        <SheetIssues document={document} severity="error" />
        <SheetFacts document={document} />
        <SheetIssues document={document} severity="warning" />
      </div>
    </article>
  );
}
