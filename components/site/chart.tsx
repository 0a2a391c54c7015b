'use client';

import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { oddsMessages } from '#words/messages/odds';

/** The figures behind a chart. */
export interface Figures {
  readonly caption: string;
  /** Contents of the chart in a sentence, for those who cannot see it. */
  readonly summary: string;
  readonly columns: readonly string[];
  /** The first cell heads its row. */
  readonly rows: readonly (readonly string[])[];
}

/**
 * A chart, and the same figures as a table: in sight when asked for, and always there for who hears the page. The chart
 * itself is heard as one picture with its name and what it shows.
 */
export function Chart({ figures, children }: { readonly figures: Figures; readonly children: ReactNode }) {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const { chart: say } = oddsMessages;
  return (
    <div>
      {!asTable && (
        <div role="img" aria-label={say.named(figures.caption)} aria-describedby={`${id}-summary`}>
          {children}
        </div>
      )}
      <p id={`${id}-summary`} hidden>
        {figures.summary}
      </p>
      <div id={id} className={asTable ? 'overflow-x-auto' : 'sr-only'}>
        <table className="w-full border-collapse text-sm tabular-nums">
          <caption className="pb-1 text-left text-muted">{figures.caption}</caption>
          <thead>
            <tr>
              {figures.columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="border-b border-line px-2 py-1 text-left font-semibold"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.rows.map(([head, ...cells]) => (
              <tr key={head}>
                <th scope="row" className="border-b border-line px-2 py-1 text-left font-semibold">
                  {head}
                </th>
                {cells.map((cell, index) => (
                  <td key={index} className="border-b border-line px-2 py-1 whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button
        look="quiet"
        size="small"
        className="mt-2 -ml-3 text-muted"
        aria-controls={id}
        aria-label={`${asTable ? say.asChart : say.asTable}: ${figures.caption}`}
        onClick={() => setAsTable(!asTable)}
      >
        {asTable ? say.asChart : say.asTable}
      </Button>
    </div>
  );
}
