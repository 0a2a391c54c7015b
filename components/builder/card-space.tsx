'use client';
import dynamic from 'next/dynamic';
import { defaultCardSize } from '@/lib/cards/card';

/** The room of a card before it is drawn. */
export function CardSpace() {
  return (
    <div
      aria-hidden
      className="rounded-card border border-line bg-leaf"
      style={{ aspectRatio: `${2 * defaultCardSize.width} / ${defaultCardSize.height}` }}
    />
  );
}

/** The card comes after the page, so that what is painted is there sooner. */
export const CardPreview = dynamic(() => import('./card-preview').then((file) => file.CardPreview), {
  loading: CardSpace,
});
