import { CardFaceView } from '@/components/card/card-face';
import { SheetState } from '@/components/site/sheet-state';
import { useGames } from '@/components/systems/use-game';
import { messages } from '@/lib/messages/index';
import { cardsOf } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';
import { differencesOf } from './differences';

const say = messages.myHeroes.compare;

/** A hero, or an earlier version, under a name that tells the two apart. */
export interface Compared {
  readonly name: string;
  readonly document: SheetDocument;
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return <p className="text-muted">{say.nothing}</p>;
  return (
    <ul className="flex flex-col gap-1">
      {lines.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}

/** Two heroes, or two versions of one: their cards, their points, and what only one of them has. */
export function CompareView({ one, other }: { readonly one: Compared; readonly other: Compared }) {
  const sides = [one, other];
  useGames(
    sides.map(({ document }) => document.system),
    'cards',
    'facts',
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 sm:gap-5">
        {sides.map(({ name, document }, at) => {
          const [card] = cardsOf(document);
          return (
            <div key={at} className="flex min-w-0 flex-col gap-2">
              <h3 className="text-xl leading-tight">{name}</h3>
              <SheetState document={document} className="text-base" />
              {card && (
                <div className="overflow-hidden rounded-[4.76%/3.41%] border border-line">
                  <CardFaceView
                    face={card.front}
                    size={card.size}
                    label={messages.site.hero.front(name)}
                    className="w-full"
                  />
                </div>
              )}
            </div>
          );
        })}
      </div>
      {differencesOf(one.document, other.document).map(({ title, one: mine, both, other: theirs }) => (
        <section key={title} className="border-t border-line pt-3">
          <h3 className="mb-1 text-lg">{title}</h3>
          {mine.length + theirs.length > 0 && (
            <div className="grid grid-cols-2 gap-3 sm:gap-5">
              {[mine, theirs].map((lines, at) => (
                <div key={at} className="min-w-0">
                  <p className="text-sm font-semibold">{say.only(sides[at]?.name ?? '')}</p>
                  <Lines lines={lines} />
                </div>
              ))}
            </div>
          )}
          {both.length > 0 && (
            <div className="mt-2">
              <p className="text-sm font-semibold">{say.both}</p>
              <p>{both.join(', ')}</p>
            </div>
          )}
        </section>
      ))}
    </div>
  );
}
