'use client';
import type { SheetDocument } from '@/lib/systems/sheet';
import { viewsOf } from './use-views';

/** A sheet by its picture: a die, a fighter. */
export function SheetPicture({
  document: { system, sheet },
  className,
}: {
  readonly document: SheetDocument;
  readonly className?: string;
}) {
  const { Picture } = viewsOf(system);
  return <Picture sheet={sheet} {...(className !== undefined && { className })} />;
}
