'use client';

import { say } from '#words/systems/testing/coin-toss/words';
import { useDraft, useDraftPart } from '@/components/draft/use-draft';
import type { BuilderViews } from '@/components/systems/views';
import { Panel } from '@/components/ui/panel';
import type { Tosser } from '@/lib/systems/testing/coin-toss/sheet';
import type { Edit, Sheet } from '@/lib/systems/sheet';

const coinsOf = (sheet: Sheet): number => (sheet as unknown as Tosser).coins;

function Main() {
  const { dispatch } = useDraft();
  const coins = useDraftPart(({ document }) => coinsOf(document.sheet));
  const take = (count: number) =>
    dispatch({ do: 'edit', edits: [{ coins: count } satisfies Partial<Tosser> as unknown as Edit] });
  return (
    <Panel title={say.coins}>
      <input
        aria-label={say.coins}
        type="number"
        min={0}
        max={9}
        value={coins}
        onChange={({ target }) => take(target.valueAsNumber)}
        className="min-h-11 rounded-lg border border-edge bg-leaf px-3"
      />
    </Panel>
  );
}

/** The coins of a tosser. */
export function Picture({ sheet, className }: { readonly sheet: Sheet; readonly className?: string }) {
  return (
    <svg viewBox="0 0 90 20" aria-hidden {...(className !== undefined && { className })}>
      {Array.from({ length: coinsOf(sheet) }, (_, at) => (
        <circle key={at} cx={10 * at + 5} cy="10" r="4" fill="var(--gold)" />
      ))}
    </svg>
  );
}

export const builder: BuilderViews = {
  sections: [{ id: 'coins', name: say.coins }],
  Main,
  panels: [],
  isPlaced: () => false,
};
