import { Link } from '@/components/ui/link';
import type { ReactNode } from 'react';
import { CardFaceView } from '@/components/card/card-face';
import { SheetDie } from '@/components/cube/sheet-die';
import { buttonClass } from '@/components/ui/button';
import { homeMessages } from '@/lib/messages/home';
import { messages } from '@/lib/messages/index';
import { cardsOf, nameOf, samplesOf } from '@/lib/systems/document';
import { firstSystem, nounOf } from '@/lib/systems/open';
import { learning, newMatchPath } from './play-path';
import { Samples } from './samples';

const say = homeMessages;

/** Introduction to the game, what it needs, and the way through it; only on a first visit. */
export function Introduction() {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-center gap-5 py-2 group-data-heroes/home:hidden sm:py-8 md:grid-cols-[minmax(0,1fr)_auto] md:gap-14 low:items-start low:py-0">
      {/* On a phone the picture and the two ways on come before the text. */}
      <div className="contents md:flex md:flex-col md:items-start md:gap-5">
        <h1 className="text-[min(2.25rem,8.9vw)] sm:text-6xl low:text-4xl!">{say.heading}</h1>
        <div className="order-2 flex flex-wrap justify-center gap-2 md:order-3 low:order-2!">
          <Link href="/play" className={buttonClass({ look: 'main' })}>
            {say.playNow}
          </Link>
          <Link href="/build?new=1&begin=miniature" className={buttonClass({})}>
            {say.build}
          </Link>
        </div>
        <p className="order-3 max-w-2xl text-xl leading-relaxed text-pretty md:order-2 low:order-3!">
          {say.introduction}
        </p>
        <ol className="order-4 flex w-full max-w-2xl flex-col gap-4">
          <Step number={1} name={say.steps.build.name} hint={say.steps.build.hint}>
            <Link href="/build?new=1&begin=concepts" className={buttonClass({})}>
              {say.concept}
            </Link>
            <Link href="/build?new=1&begin=random" className={buttonClass({})}>
              {say.random(nounOf(firstSystem).one)}
            </Link>
          </Step>
          <Step number={2} name={say.steps.print.name} hint={say.steps.print.hint}>
            <Link href="/print" className={buttonClass({})}>
              {say.print}
            </Link>
          </Step>
          <Step number={3} name={say.steps.play.name} hint={say.steps.play.hint}>
            <Link href={`/play#${learning}`} className={buttonClass({})}>
              {say.learn}
            </Link>
            <Link href={newMatchPath} className={buttonClass({})}>
              {say.play}
            </Link>
            <Link href="/rules" className={buttonClass({ look: 'quiet', size: 'small' }, '-ml-3')}>
              {say.rules}
            </Link>
          </Step>
        </ol>
      </div>
      <PrintedCard />
    </section>
  );
}

function Step({
  number,
  name,
  hint,
  children,
}: {
  readonly number: number;
  readonly name: string;
  readonly hint: string;
  readonly children?: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden
        className="flex size-9 items-center justify-center rounded-lg border-2 border-ink bg-leaf font-display text-xl font-bold"
      >
        {number}
      </span>
      <div>
        <h2 className="text-2xl leading-9">{name}</h2>
        <p className="text-muted">{hint}</p>
        {children && <div className="mt-2 flex flex-wrap gap-2">{children}</div>}
      </div>
    </li>
  );
}

/** Both sides of a card, as large as they lie in the hand, and the die that is painted so. */
function PrintedCard() {
  const [sample] = samplesOf(firstSystem);
  const [card] = sample ? cardsOf(sample.document, { skills: 'short' }) : [];
  if (!sample || !card) return null;
  const name = nameOf(sample.document);
  const size = { width: `${card.size.width}mm`, height: `${card.size.height}mm` };
  return (
    <figure className="order-1 mx-auto flex max-w-full flex-col items-center gap-3 max-md:[zoom:0.6] low:[zoom:0.6]">
      <div className="relative h-[104mm] w-[82mm] max-w-[calc(100%-1.5rem)]">
        {[card.back, card.front].map((face, side) => (
          <div
            key={side}
            style={size}
            className={
              side === 0
                ? 'absolute right-0 bottom-0 rotate-6 overflow-hidden rounded-[3mm] shadow-[0_2px_8px_rgb(20_14_8/0.35)]'
                : 'absolute top-0 left-0 -rotate-3 overflow-hidden rounded-[3mm] shadow-[0_4px_16px_rgb(20_14_8/0.4)]'
            }
          >
            <CardFaceView
              face={face}
              size={card.size}
              label={side === 0 ? messages.site.hero.back(name) : messages.site.hero.front(name)}
            />
          </div>
        ))}
        <SheetDie
          document={sample.document}
          size="9.5rem"
          className="absolute -bottom-6 -left-6 drop-shadow-[0_6px_8px_rgb(20_14_8/0.3)] md:-bottom-8 md:-left-16"
        />
      </div>
      <figcaption className="text-sm text-muted max-md:hidden low:hidden">{say.cardSize}</figcaption>
    </figure>
  );
}

/** Help for a table without screens, and your own terrain. */
export function TableSection() {
  return (
    <section aria-labelledby="at-table" className="border-t border-line pt-8">
      <h2 id="at-table" className="text-3xl">
        {say.atTable}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">{say.atTableHint}</p>
      <div className="flex flex-wrap gap-2">
        <Link href="/table" className={buttonClass({})}>
          {say.companion}
        </Link>
        <Link href="/maps" className={buttonClass({})}>
          {say.maps}
        </Link>
        {/* A first visit is led there above. */}
        <span className="hidden group-data-heroes/home:contents">
          <Link href={`/play#${learning}`} className={buttonClass({})}>
            {say.learn}
          </Link>
        </span>
      </div>
    </section>
  );
}

/** Heroes to begin with. */
export function SampleSection() {
  return (
    <section aria-labelledby="samples" className="border-t border-line pt-8">
      <h2 id="samples" className="text-3xl">
        {say.samples}
      </h2>
      <p className="mt-1 mb-6 text-muted">{say.samplesHint}</p>
      <Samples />
    </section>
  );
}
