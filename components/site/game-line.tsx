import { capital } from '#words/language/words';
import { gameName, systemIds } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';

/** Which game a hero of a list belongs to; nothing while there is but one. */
export function GameLine({ document }: { readonly document: SheetDocument }) {
  if (systemIds.length < 2) return null;
  return <span className="block truncate text-sm text-muted">{capital(gameName(document.system))}</span>;
}
