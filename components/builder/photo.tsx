'use client';
import { Suspense } from 'react';
import { useDraft, useShown } from '@/components/draft/use-draft';
import { PhotoPanel } from '@/components/photo/photo-panel';
import { useGames } from '@/components/systems/use-game';
import { cardsOf } from '@/lib/systems/document';
import { hasPart } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';

/** The photo of the miniature, where there are cards for it; taking it off or another one on is a step to undo. */
export function Photo() {
  const { document } = useShown();
  return (
    hasPart(document.system, 'cards') && (
      <Suspense>
        <OnCard document={document} />
      </Suspense>
    )
  );
}

/** Width by height of the photo's place on the card, which a long name makes less high; none where it has no place. */
const aspectOf = (document: SheetDocument): number | undefined => {
  const [card] = cardsOf(document, { photo: 'photo' });
  const place = card?.front.drawings.find((drawing) => drawing.draw === 'image');
  return place?.draw === 'image' ? place.width / place.height : undefined;
};

function OnCard({ document }: { readonly document: SheetDocument }) {
  const { photo, generation } = useShown();
  const { dispatch } = useDraft();
  useGames([document.system], 'cards');
  return (
    <PhotoPanel
      key={generation}
      photo={photo}
      onChange={(next) => {
        dispatch({ do: 'photo', photo: next });
      }}
      aspect={() => aspectOf(document) ?? 1}
    />
  );
}
