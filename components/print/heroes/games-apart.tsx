'use client';

import { Button } from '@/components/ui/button';
import { printPageMessages } from '@/lib/messages/print-page';
import { nameOf } from '@/lib/systems/document';
import { gameName } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import { gamesOf } from './games';

/** Says that heroes of several games are ticked, who can't meet, and offers to keep those of one. */
export function GamesApart({
  heroes,
  onKeep,
}: {
  /** Those with a tick. */
  readonly heroes: readonly SheetDocument[];
  readonly onKeep: (system: SystemId) => void;
}) {
  const say = printPageMessages.apart;
  const games = gamesOf(heroes);
  return (
    <div role="status" className="empty:hidden">
      {games.length > 1 && (
        <div className="mt-2 flex flex-col gap-2 rounded-lg border-l-4 border-warning bg-paper px-3 py-2">
          <p>
            {say.why(
              games.map((system) => ({
                game: gameName(system),
                names: heroes.filter((hero) => hero.system === system).map(nameOf),
              })),
            )}
          </p>
          <div className="flex flex-wrap gap-2">
            {games.map((system) => (
              <Button key={system} size="small" onClick={() => onKeep(system)}>
                {say.keep(gameName(system))}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
