'use client';
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
