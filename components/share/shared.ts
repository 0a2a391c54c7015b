import type { Metadata } from 'next';
import { words } from '@/lib/messages/index';
import { codeFrom, decode, heroPath, partyPath } from '@/lib/share/index';
import { living, type HeroDraft } from '@/lib/systems/index';
import { pictureSize } from '@/components/site/picture-size';
import { decoded } from './gate';

/** What stands behind the code of an address. */
export interface Shared {
  readonly code: string;
  readonly found: ReturnType<typeof decode>;
}

/** Opens the last part of a shared address, as the router hands it over: percent-encoded. */
export const openShared = (part: string): Shared => {
  const code = codeFrom(decoded(part));
  return { code, found: decode(code) };
};

/** "Legal, 20 of 20 points." */
export const heroLine = (hero: HeroDraft): string => {
  const { spent, budget } = living.points(hero);
  return words.site.hero.line(living.isLegal(hero), spent, budget);
};

/**
 * Title and description for the tab, for search and for chat programs.
 * @param origin of the address of the preview picture; without one, there is none
 */
export const sharedMetadata = ({ code, found }: Shared, origin: string | undefined): Metadata => {
  const { site } = words;
  if (!found.ok) return { title: site.titles.badLink, robots: { index: false } };
  const [title, description] =
    found.value.kind === 'hero'
      ? [site.titles.hero(found.value.hero.name, found.value.hero.title), heroLine(found.value.hero)]
      : [
          site.titles.party(found.value.party.name),
          site.party.line(found.value.party.heroes.map((hero) => hero.name)),
        ];
  const page = (found.value.kind === 'hero' ? heroPath : partyPath)(code);
  const picture = { url: `/api${page}/preview.png`, ...pictureSize, alt: site.picture.shared };
  return {
    title,
    description,
    openGraph: {
      title,
      description,
      siteName: words.terms.product,
      type: 'article',
      images: origin === undefined ? [] : [picture],
    },
    twitter: { card: 'summary_large_image', title, description },
  };
};
