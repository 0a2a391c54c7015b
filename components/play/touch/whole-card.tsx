import { CardFaceView } from '@/components/card/card-face';
import { useGames } from '@/components/systems/use-game';
import { cardsOf } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';

/** The cards of a sheet as they are printed, one below the other; fetched by whoever asks for them. */
export function WholeCard({ document, name }: { readonly document: SheetDocument; readonly name: string }) {
  useGames([document.system], 'cards');
  return (
    <div className="flex flex-wrap gap-2">
      {cardsOf(document, { skills: 'short' }).map(({ front, back, size }, nth) => (
        <div key={nth} className="flex w-full flex-wrap gap-2 *:max-w-60 *:min-w-36 *:flex-1">
          <CardFaceView face={front} size={size} label={name} />
          {back && <CardFaceView face={back} size={size} label={name} />}
        </div>
      ))}
    </div>
  );
}
