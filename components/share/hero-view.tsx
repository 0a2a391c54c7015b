import Link from 'next/link';
import { CopyLink } from '@/components/site/copy-link';
import { heroCards } from '@/components/site/hero-cards';
import { HeroState } from '@/components/site/hero-state';
import { buttonClass } from '@/components/ui/button';
import { words } from '@/lib/messages/index';
import { onCards } from '@/lib/systems/living/messages/teller';
import { heroPath } from '@/lib/share/index';
import type { HeroDraft } from '@/lib/systems/index';
import { CardPair } from './card-pair';
import { FileLink } from './file-link';
import { HeroFacts } from './hero-facts';
import { HeroIssues } from './hero-issues';
import { heroText } from './shared-text';

/** A shared hero: its cards as they print, the same as text, and what can be done with it. */
export function HeroView({
  hero,
  code,
  link,
}: {
  readonly hero: HeroDraft;
  readonly code: string;
  /** Where the QR code points; none for a page that only this computer can reach. */
  readonly link: string | undefined;
}) {
  const { hero: say } = words.site;
  const query = encodeURIComponent(code);
  return (
    <article className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:col-span-2">
        <div className="min-w-0">
          <h1 className="text-4xl sm:text-5xl">{hero.name}</h1>
          {hero.title !== '' && <p className="mt-1 font-title text-2xl text-muted italic">{hero.title}</p>}
        </div>
        <HeroState hero={hero} />
      </header>
      <div className="flex flex-col gap-6">
        {heroCards(hero, { link, skills: onCards('short') }).map((card) => (
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
            file={heroText(hero)}
            label={say.download}
            className="px-1"
          />
        </div>
        <HeroIssues hero={hero} severity="error" />
        <HeroFacts hero={hero} />
        <HeroIssues hero={hero} severity="warning" />
      </div>
    </article>
  );
}
