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

const addressOf = (goal: 'show' | 'print', code: string): string =>
  goal === 'show' ? heroPath(code) : `/print?hero=${encodeURIComponent(code)}`;

function Sample({
  id,
  document,
  goal,
}: {
  readonly id: string;
  readonly document: SheetDocument;
  readonly goal: 'show' | 'print';
}) {
  const code = encodeSheet(document);
  const [card] = cardsOf(document);
  const { name, title } = textsOf(document);
  return (
    <Link
      href={code.ok ? addressOf(goal, code.value) : `/build?sample=${encodeURIComponent(id)}`}
      className="group block rounded-card"
    >
      {card && (
        <div className="aspect-63/88 overflow-hidden rounded-[4.76%/3.41%] shadow-[0_1px_3px_rgb(20_14_8/0.25)] transition-shadow [content-visibility:auto] group-hover:shadow-[0_4px_14px_rgb(20_14_8/0.35)]">
          <CardFaceView face={card.front} size={card.size} label={messages.site.home.card(name)} />
        </div>
      )}
      <span className="mt-3 block font-display text-xl leading-tight font-bold group-hover:underline group-hover:decoration-gold group-hover:underline-offset-4">
        {name}
      </span>
      <span className="block text-muted">
        {title !== '' && <span className="font-title text-lg italic">{title}</span>}
        {title !== '' && <span> · </span>}
        <span>{summaryOf(document).kind}</span>
      </span>
    </Link>
  );
}

/** Sample sheets, each by the front of its card; a click shows or prints it. Their cards must be open. */
export function Samples({
  samples = samplesByGame().flat(),
  goal = 'show',
}: {
  /** Those of all games with cards, unless told. */
  readonly samples?: ReturnType<typeof samplesOf>;
  readonly goal?: 'show' | 'print';
}) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-5">
      {samples.map(({ id, document }) => (
        <li key={`${document.system} ${id}`}>
          {/* React takes over what the server drew one card at a time, so that the page answers in between. */}
          <Suspense>
            <Sample id={id} document={document} goal={goal} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}
