'use client';
import { PictureView } from '@/components/card/drawing';
import { pictureOf } from '@/lib/systems/warband/cards/picture';
import type { Sheet } from '@/lib/systems/sheet';
import { warbandIn } from './warband';

/** A warband by its fighters, each with the icon of their role. */
export function Picture({ sheet, className }: { readonly sheet: Sheet; readonly className?: string }) {
  return (
    <PictureView picture={pictureOf(warbandIn(sheet))} {...(className !== undefined && { className })} />
  );
}
