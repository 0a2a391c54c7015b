import type { ReactNode } from 'react';
import { Explained } from '@/components/skill/explained';
import { Panel } from '@/components/ui/panel';
import { system } from '../draft';

interface Row {
  readonly key: string | number;
  readonly head: ReactNode;
  readonly cells: readonly string[];
  /** Note below a row, over its whole width. */
  readonly note?: string | undefined;
  /** Marks the player's choice. */
  readonly isChosen?: boolean;
}

const cell = 'pl-2 text-right align-top tabular-nums';

/** A panel with a table of figures that a phone holds. */
export function FigureTable({
  title,
  leads,
  heads,
  rows,
}: {
  readonly title: string;
  readonly leads: readonly string[];
  /** The first is that of the rows' own heads. */
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
}) {
  const [first, ...others] = heads;
  return (
    <Panel title={title} className="min-w-0 wrap-anywhere">
      {leads.map((lead) => (
        <p key={lead} className="mb-2 text-sm text-muted">
          <Explained system={system} text={lead} />
        </p>
      ))}
      <table className="w-full text-sm">
        <thead>
          <tr>
            <th scope="col" className="text-left align-bottom font-semibold">
              {first}
            </th>
            {others.map((head) => (
              <th key={head} scope="col" className="pl-2 text-right align-bottom font-semibold">
                <Explained system={system} text={head} />
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ key, head, cells, note, isChosen = false }) => (
          <tbody key={key} className="border-t border-line">
            <tr className={isChosen ? 'font-semibold' : undefined}>
              <th scope="row" className="py-1.5 text-left align-top font-[inherit]">
                {head}
              </th>
              {cells.map((text, at) => (
                <td key={at} className={`${cell} py-1.5`}>
                  {text}
                </td>
              ))}
            </tr>
            {note !== undefined && note !== '' && (
              <tr>
                <td colSpan={heads.length} className="pb-1.5 text-muted">
                  <Explained system={system} text={note} />
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </Panel>
  );
}
