'use client';
import { PictureView } from '@/components/card/drawing';
import { pictureOf } from '@/lib/systems/draco/cards/picture';
import type { Sheet } from '@/lib/systems/sheet';
import { draftIn } from './draft';

/** A slayer by his die, a dragon by her head and what her cards do. */
export function Picture({ sheet, className }: { readonly sheet: Sheet; readonly className?: string }) {
  return <PictureView picture={pictureOf(draftIn(sheet))} {...(className !== undefined && { className })} />;
}
