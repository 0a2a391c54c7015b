import type { Metadata } from 'next';
import { attachment } from '@/components/site/file-name';
import { fileOf, fileOfParty } from '@/components/site/keep-file';
import { pictureSize } from '@/components/site/picture-size';
import { messages } from '@/lib/messages/index';
import { codeFrom, decode, heroPath, partyPath } from '@/lib/share/index';
import { nameOf, pointsOf, textsOf, verdictOn } from '@/lib/systems/document';
import { documentsOf } from '@/lib/systems/file';
import { open, opening } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import { decoded, severalIn } from './gate';

/** Contents of the code in an address. */
export interface Shared {
  readonly code: string;
  readonly found: ReturnType<typeof decode>;
}

/** Opens the last part of a shared address, as the router hands it over: percent-encoded; and the games of what is in it. */
export const openShared = async (part: string): Promise<Shared> => {
  const code = codeFrom(decoded(part));
  const found = await opening(() => decode(code));
  if (found.ok) {
    const games = documentsOf(found.value).map(({ system }) => system);
    await open(games, 'cards', 'facts');
  }
  return { code, found };
};

/** Links at once that a page offers. */
const mostLinks = 20;

/** Documents behind several links pasted at once; none for a single link or none. */
export const openSeveral = async (
  pasted: string | readonly string[] | undefined,
): Promise<readonly Shared[]> => {
  const text = typeof pasted === 'string' ? pasted : pasted?.[0];
  const codes = await opening(() => severalIn(text));
  return Promise.all(codes.slice(0, mostLinks).map(openShared));
};

export const severalMetadata: Metadata = {
  title: messages.site.titles.several,
  robots: { index: false },
};

/** "Legal, 20 of 20 points." */
export const stateLine = (document: SheetDocument): string => {
  const { spent, budget } = pointsOf(document);
  return messages.site.hero.line(verdictOn(document).isLegal, spent, budget);
};

const titleOf = (document: SheetDocument): string => {
  const { name, title } = textsOf(document);
  return messages.site.titles.hero(name, title);
};

/**
 * Title and description for the tab, for search and for chat programs.
 * @param origin of the address of the preview picture; without one, there is no picture
 */
export const sharedMetadata = ({ code, found }: Shared, origin: string | undefined): Metadata => {
  const { site } = messages;
  if (!found.ok) return { title: site.titles.badLink, robots: { index: false } };
  const { value } = found;
  const [title, description] =
    value.kind === 'party'
      ? [site.titles.party(value.party.name), site.party.line(value.party.heroes.map(nameOf))]
      : [titleOf(value.document), stateLine(value.document)];
  const page = (value.kind === 'party' ? partyPath : heroPath)(code);
  const picture = { url: `/api${page}/preview.png`, ...pictureSize, alt: site.picture.shared };
  return {
    title,
    description,
    openGraph: {
      title,
      description,
      siteName: messages.terms.product,
      type: 'article',
      images: origin === undefined ? [] : [picture],
    },
    twitter: { card: 'summary_large_image', title, description },
  };
};

/** The file behind a share code as a download; a bad code is answered with its sentence under status 404. */
export const sharedFile = ({ found }: Shared): Response => {
  if (!found.ok)
    return new Response(`${messages.share.problem(found.error)}\n`, {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  const { value } = found;
  const { name, text } = value.kind === 'sheet' ? fileOf(value.document) : fileOfParty(value.party);
  return new Response(text, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': attachment(name),
    },
  });
};
