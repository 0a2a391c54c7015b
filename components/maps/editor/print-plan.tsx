import { useEffect, useState } from 'react';
import { printSheets } from '@/components/pdf/print';
import { fileName } from '@/components/site/file-name';
import { Button, buttonClass } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { paperIds, type PaperId } from '@/lib/cards/paper/paper';
import { mapsMessages } from '@/lib/messages/maps';
import { messages } from '@/lib/messages/index';
import type { MapsPart } from '@/lib/table/own-map/maps-part';
import type { DrawnMap } from '@/components/site/opened-map';
import { planSheets } from './plan-pages';

const say = mapsMessages.print;

type Made =
  | { readonly state: 'making' }
  | { readonly state: 'ready'; readonly url: string }
  | { readonly state: 'failed'; readonly why: string };

/** The plan of the map as a PDF; another map, or other paper, needs another. */
export function PrintPlan({ drawn, part }: { readonly drawn: DrawnMap; readonly part: MapsPart }) {
  const [paper, setPaper] = useState<PaperId>('a4');
  const [made, setMade] = useState<{
    readonly map: DrawnMap['map'];
    readonly paper: PaperId;
    readonly as: Made;
  }>();
  const now = made?.map === drawn.map && made.paper === paper ? made.as : undefined;
  const url = now?.state === 'ready' ? now.url : undefined;
  useEffect(() => {
    if (url === undefined) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  const make = async (): Promise<void> => {
    const { map } = drawn;
    setMade({ map, paper, as: { state: 'making' } });
    const sheets = planSheets(drawn, part, paper);
    const printed = await printSheets(sheets, {
      title: map.name,
      author: messages.terms.credits,
      language: messages.terms.language,
    });
    const as: Made = printed.ok
      ? { state: 'ready', url: URL.createObjectURL(printed.value) }
      : { state: 'failed', why: messages.print.problem(printed.error) };
    setMade({ map, paper, as });
  };
  return (
    <Panel title={say.title}>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={say.paper}
          value={paper}
          onChange={({ target }) => setPaper(paperIds.find((id) => id === target.value) ?? paper)}
        >
          {paperIds.map((id) => (
            <option key={id} value={id}>
              {say.papers[id]}
            </option>
          ))}
        </SelectField>
        {url === undefined ? (
          <Button
            aria-disabled={now?.state === 'making'}
            onClick={() => now?.state === 'making' || void make()}
          >
            {now?.state === 'making' ? say.making : say.make}
          </Button>
        ) : (
          <a
            href={url}
            target="_blank"
            rel="noopener"
            download={fileName(drawn.map.name, '.pdf', say.file)}
            className={buttonClass({ look: 'main' })}
          >
            {say.open}
          </a>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {now?.state === 'making' && <p className="sr-only">{say.making}</p>}
        {now?.state === 'failed' && <Notice tone="error">{now.why}</Notice>}
      </div>
    </Panel>
  );
}
