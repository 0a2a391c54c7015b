import { Suspense } from 'react';
import { Link } from '@/components/ui/link';
import { CardFaceView } from '@/components/card/card-face';
import { messages } from '@/lib/messages/index';
import { encodeSheet, heroPath } from '@/lib/share/index';
import { cardsOf, samplesOf, summaryOf, textsOf } from '@/lib/systems/document';
import { hasPart, systemIds } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';

/** The samples of each game with cards. */
export const samplesByGame = () => systemIds.filter((id) => hasPart(id, 'cards')).map(samplesOf);

/** A card's front as a picture, for a list of heroes. */
export function FrontOf({ document }: { readonly document: SheetDocument }) {
  const [card] = cardsOf(document);
  if (!card) return null;
  return (
    <div className="aspect-63/88 overflow-hidden rounded-[4.76%/3.41%] shadow-[0_1px_3px_rgb(20_14_8/0.25)] transition-shadow [content-visibility:auto] group-hover:shadow-[0_4px_14px_rgb(20_14_8/0.35)]">
      <CardFaceView face={card.front} size={card.size} label={messages.site.card(textsOf(document).name)} />
    </div>
  );
}

/** "Halfmoon · Bows" */
export function AboutHero({ document }: { readonly document: SheetDocument }) {
  const { title } = textsOf(document);
  return (
    <span className="block text-muted">
      {title !== '' && <span className="font-title text-lg italic">{title}</span>}
      {title !== '' && <span> · </span>}
      <span>{summaryOf(document).kind}</span>
    </span>
  );
}

/** How wide tiles of heroes are. */
export const tilesClass = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-5';

/** Where a sample is looked at. */
export const sampleAddress = (id: string, document: SheetDocument): string => {
  const code = encodeSheet(document);
  return code.ok ? heroPath(code.value) : `/build?sample=${encodeURIComponent(id)}`;
};

function Sample({ id, document }: { readonly id: string; readonly document: SheetDocument }) {
  return (
    <Link href={sampleAddress(id, document)} className="group block rounded-card">
      <FrontOf document={document} />
      <span className="mt-3 block font-display text-xl leading-tight font-bold group-hover:underline group-hover:decoration-gold group-hover:underline-offset-4">
        {textsOf(document).name}
      </span>
      <AboutHero document={document} />
    </Link>
  );
}

/** Sample sheets, each by the front of its card, which leads to it. Their cards must be open. */
export function Samples() {
  return (
    <ul className={tilesClass}>
      {samplesByGame()
        .flat()
        .map(({ id, document }) => (
          <li key={`${document.system} ${id}`}>
            {/* React takes over what the server drew one card at a time, so that the page answers in between. */}
            <Suspense>
              <Sample id={id} document={document} />
            </Suspense>
          </li>
        ))}
    </ul>
  );
}
