'use client';
import { photoAspect } from '@/components/site/hero-cards';
import { PhotoPanel } from '@/components/photo/photo-panel';
import { useBench, useBuilder } from '../draft/use-draft';

/** The photo of the hero on the bench; taking it off or another one on is a step to undo. */
export function HeroPhoto() {
  const { hero, photo, bench } = useBuilder();
  const { dispatch } = useBench();
  return (
    <PhotoPanel
      key={bench}
      photo={photo}
      onChange={(next) => {
        dispatch({ do: 'photo', photo: next });
      }}
      aspect={() => photoAspect(hero)}
    />
  );
}
