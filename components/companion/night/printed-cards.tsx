import { Suspense, use } from 'react';
import { CardFaceView } from '@/components/card/card-face';
import { companionMessages as say } from '@/lib/messages/companion';
import { cardsOf } from '@/lib/systems/document';
import { open } from '@/lib/systems/open';
import type { CompanionFigure } from '@/lib/systems/companion-part';
import type { SheetDocument } from '@/lib/systems/sheet';

/** The lines of a figure without a card: one that a skill brings. */
function Lines({ figure: { kind, lines } }: { readonly figure: CompanionFigure }) {
  return (
    <ul className="flex flex-col gap-1 pb-2 text-sm">
      {[kind, ...lines].map((line) => (
        <li key={line} className="whitespace-pre-line">
          {line}
        </li>
      ))}
    </ul>
  );
}

function Faces({ document, figure }: { readonly document: SheetDocument; readonly figure: CompanionFigure }) {
  use(open([document.system], 'cards'));
  const own = cardsOf(document, { skills: 'full' }).filter(({ front }) => front.text[0] === figure.name);
  if (own.length === 0) return <Lines figure={figure} />;
  return own.map(({ front, back, size }, nth) => (
    <div key={nth} className="grid gap-2 pb-2 sm:grid-cols-2">
      <CardFaceView face={front} size={size} label={figure.name} className="w-full max-w-md" />
      {back.text.length > 0 && (
        <CardFaceView face={back} size={size} label={figure.name} className="w-full max-w-md" />
      )}
    </div>
  ));
}

/** The cards of a figure as they are printed, with die, weapons and skills. */
export function PrintedCards(props: { readonly document: SheetDocument; readonly figure: CompanionFigure }) {
  return (
    <Suspense fallback={<p className="text-sm text-muted">{say.cardLoading}</p>}>
      <Faces {...props} />
    </Suspense>
  );
}
