'use client';

import { Panel } from '@/components/ui/panel';
import { Segmented } from '@/components/ui/segmented';
import { Tick } from '@/components/ui/tick';
import { paperIds, type PaperId } from '@/lib/cards/paper';
import { words } from '@/lib/messages/index';
import type { HeroDraft } from '@/lib/systems/index';
import { Counter } from './counter';
import { blankKinds, kindsOf, mostBlanks, type Selection } from './selection';

/** Paper, which cards, and how many blank ones. */
export function Choices({
  heroes,
  paper,
  selection,
  onPaper,
  onSelection,
}: {
  readonly heroes: readonly HeroDraft[];
  readonly paper: PaperId;
  readonly selection: Selection;
  readonly onPaper: (paper: PaperId) => void;
  readonly onSelection: (selection: Selection) => void;
}) {
  const { printRoom } = words;
  const kinds = kindsOf(heroes);
  return (
    <>
      <Panel title={printRoom.paper}>
        <Segmented
          label={printRoom.paper}
          value={paper}
          segments={paperIds.map((id) => ({ value: id, label: printRoom.papers[id] }))}
          onChange={onPaper}
        />
      </Panel>
      <Panel title={printRoom.cards}>
        {kinds.map((kind) => (
          <Tick
            key={kind}
            label={printRoom.kinds[kind]}
            checked={selection.kinds.has(kind)}
            onChange={(checked) => {
              const next = new Set(selection.kinds);
              if (checked) next.add(kind);
              else next.delete(kind);
              onSelection({ ...selection, kinds: next });
            }}
          />
        ))}
        <details className="mt-1">
          <summary className="py-2.5 font-semibold">{printRoom.blanksHeading}</summary>
          <p className="text-sm text-muted">{printRoom.blanksHint}</p>
          <div className="mt-2 flex flex-col gap-1">
            {blankKinds.map((kind) => (
              <Counter
                key={kind}
                label={printRoom.blanks[kind]}
                value={selection.blanks[kind]}
                most={mostBlanks}
                less={printRoom.less(printRoom.blanks[kind])}
                more={printRoom.more(printRoom.blanks[kind])}
                onChange={(value) =>
                  onSelection({ ...selection, blanks: { ...selection.blanks, [kind]: value } })
                }
              />
            ))}
          </div>
        </details>
      </Panel>
    </>
  );
}
