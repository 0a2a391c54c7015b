import clsx from 'clsx';
import { capital } from '#words/language/words';
import { gameName, systemIds } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';

/** Which game a hero of a list belongs to; nothing while there is but one. */
export function GameLine({
  document,
  isStrong = false,
}: {
  readonly document: SheetDocument;
  /** Where heroes of several games are chosen together. */
  readonly isStrong?: boolean;
}) {
  if (systemIds.length < 2) return null;
  return (
    <span className={clsx('block truncate text-sm', isStrong ? 'font-semibold' : 'text-muted')}>
      {capital(gameName(document.system))}
    </span>
  );
}
