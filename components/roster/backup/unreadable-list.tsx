'use client';

import { keepFile } from '@/components/site/keep-file';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { messages } from '@/lib/messages/index';
import type { UnreadableRow } from '@/lib/roster/roster';
import { useActions } from '../use-actions';

const say = messages.myHeroes.unreadable;

/** Saved rows that cannot be read any more: why, and the text to keep or to delete. */
export function UnreadableList({ rows }: { readonly rows: readonly UnreadableRow[] }) {
  const actions = useActions();
  return (
    <Panel title={say.heading} className="border-l-4 border-l-error">
      <p className="text-muted">{say.hint}</p>
      <ul className="mt-2 divide-y divide-line">
        {rows.map((row, index) => (
          <li
            key={`${row.of} ${row.id}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2"
          >
            <p className="min-w-0 flex-1 basis-64">
              <strong>{say.name(row.of, row.name, index + 1)}:</strong> {messages.files.sentence(row.why)}
            </p>
            <span className="flex gap-2">
              <Button
                size="small"
                onClick={() => keepFile(`${say.file}-${index + 1}.txt`, row.text, 'text/plain')}
              >
                {say.download}
              </Button>
              <Button
                size="small"
                onClick={() => void actions.removeUnreadable(row, say.name(row.of, row.name, index + 1))}
              >
                {say.remove}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
