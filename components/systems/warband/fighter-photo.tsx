'use client';

import { useDraft, useShown } from '@/components/draft/use-draft';
import { PhotoPanel } from '@/components/photo/photo-panel';
import { fighterCards } from '@/lib/systems/warband/cards/fighter-card';
import { builder as say } from '#words/systems/warband/messages/builder';
import type { Fighter } from '@/lib/systems/warband/sheet/warband';

/** Width by height of the photo's place on the fighter's card, which a long name makes less high. */
const aspectOf = (fighter: Fighter): number => {
  const [card] = fighterCards(fighter, 1, { photos: { 0: 'photo' }, houseRules: false }, false);
  const place = card?.front.drawings.find((drawing) => drawing.draw === 'image');
  return place?.draw === 'image' ? place.width / place.height : 1;
};

/** The photo of one fighter; taking it off or another one on is a step to undo. */
export function FighterPhoto({ fighter, index }: { readonly fighter: Fighter; readonly index: number }) {
  const { photos, generation } = useShown();
  const { dispatch } = useDraft();
  return (
    <PhotoPanel
      key={`${generation} ${index}`}
      heading={say.photo(fighter.name)}
      level="h4"
      photo={photos?.[index]}
      onChange={(photo) => {
        dispatch({ do: 'photo', photo, of: { place: index, name: fighter.name } });
      }}
      aspect={() => aspectOf(fighter)}
    />
  );
}
