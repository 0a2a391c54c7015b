'use client';

import { GameLine } from '@/components/site/game-line';
import { OpenFilesButton } from '@/components/site/open-files-button';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { Tick } from '@/components/ui/check-controls';
import { messages } from '@/lib/messages/index';
import { isLegal, textsOf } from '@/lib/systems/document';
import { candidatesOf, ticked, type Candidate, type Source } from './sources';

interface Ticks {
  /** The keys without a tick. */
  readonly left: ReadonlySet<string>;
  readonly onLeft: (left: ReadonlySet<string>) => void;
}

function Row({
  candidate: {
    key,
    printable: { hero },
  },
  left,
  onLeft,
}: Ticks & { readonly candidate: Candidate }) {
  const { name, title } = textsOf(hero);
  return (
    <Tick
      label={
        <>
          {name}
          {title !== '' && <span className="text-sm text-muted"> {title}</span>}
          {!isLegal(hero) && <span className="text-sm text-error"> · {messages.printPage.illegal}</span>}
          <GameLine document={hero} />
        </>
      }
      checked={!left.has(key)}
      onChange={(checked) => onLeft(ticked(left, [key], checked))}
    />
  );
}

function SourceRows({ source, ...ticks }: Ticks & { readonly source: Source }) {
  const candidates = candidatesOf(source);
  const rows = candidates.map((candidate) => <Row key={candidate.key} candidate={candidate} {...ticks} />);
  const keys = candidates.map(({ key }) => key);
  if (source.party === undefined) return <li>{rows}</li>;
  return (
    <li>
      <Tick
        label={<strong>{messages.printPage.all(source.party, candidates.length)}</strong>}
        checked={keys.every((key) => !ticks.left.has(key))}
        onChange={(checked) => ticks.onLeft(ticked(ticks.left, keys, checked))}
      />
      <div className="ml-2 border-l border-line pl-4">{rows}</div>
    </li>
  );
}

/** The heroes at hand, each with a box to tick, and the way to more of them. */
export function HeroPicker({
  sources,
  problems,
  onFiles,
  ...ticks
}: Ticks & {
  readonly sources: readonly Source[];
  /** What is wrong with files that were just opened. */
  readonly problems: readonly string[];
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const { printPage } = messages;
  return (
    <Panel title={printPage.heroes}>
      {sources.length > 0 && (
        <ul className="max-h-96 overflow-y-auto">
          {sources.map((source) => (
            <SourceRows key={source.id} source={source} {...ticks} />
          ))}
        </ul>
      )}
      <div className="mt-2 flex flex-col items-start gap-2">
        <OpenFilesButton label={printPage.openFiles} onFiles={onFiles} />
        <p className="text-sm text-muted">{printPage.openHint}</p>
      </div>
      <div role="alert" className="mt-2 flex flex-col gap-2 empty:hidden">
        {problems.map((problem) => (
          <Notice key={problem} tone="error">
            {problem}
          </Notice>
        ))}
      </div>
    </Panel>
  );
}
