'use client';
import dynamic from 'next/dynamic';
import { CardRoom } from './card-place';

/** The card comes after the page, so that the die is there sooner. */
export const CardPreview = dynamic(() => import('./card-preview').then((file) => file.CardPreview), {
  loading: CardRoom,
});
