'use client';

import { GameLine } from '@/components/site/game-line';
import { OpenFilesButton } from '@/components/site/open-files-button';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { Tick } from '@/components/ui/check-controls';
import { printPageMessages } from '@/lib/messages/print-page';
import { isLegal, nameOf, textsOf } from '@/lib/systems/document';
import { GamesApart } from './games-apart';
import { keysBeside } from './games';
import {
  candidatesIn,
  listed,
  partiesByKey,
  ticked,
  type Candidate,
  type Listed,
  type Source,
} from './sources';

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
  parties,
  left,
  onLeft,
}: Ticks & {
  readonly candidate: Candidate;
  /** The parties that the hero is in. */
  readonly parties: readonly string[];
}) {
  const { name, title } = textsOf(hero);
  return (
    <Tick
      label={
        <>
          <span>{name}</span>
          {title !== '' && <span className="text-sm text-muted"> {title}</span>}
          {!isLegal(hero) && <span className="text-sm text-error"> · {printPageMessages.illegal}</span>}
          {parties.length > 1 && (
            <span className="block text-sm text-muted">{printPageMessages.inParties(parties)}</span>
          )}
          <GameLine document={hero} isStrong />
        </>
      }
      checked={!left.has(key)}
      onChange={(checked) => onLeft(ticked(left, [key], checked))}
    />
  );
}

function SourceRows({
  listed: { source, keys, rows: candidates },
  parties,
  ...ticks
}: Ticks & { readonly listed: Listed; readonly parties: ReadonlyMap<string, readonly string[]> }) {
  const rows = candidates.map((candidate) => (
    <Row key={candidate.key} candidate={candidate} parties={parties.get(candidate.key) ?? []} {...ticks} />
  ));
  if (source.party === undefined) return rows.length > 0 && <li>{rows}</li>;
  return (
    <li>
      <Tick
        label={<strong>{printPageMessages.all(source.party, keys.length)}</strong>}
        checked={keys.every((key) => !ticks.left.has(key))}
        onChange={(checked) => ticks.onLeft(ticked(ticks.left, keys, checked))}
      />
      {rows.length > 0 && <div className="ml-2 border-l border-line pl-4">{rows}</div>}
    </li>
  );
}

/** The heroes on the page, each with a checkbox, and ways to add more. */
export function HeroPicker({
  sources,
  problems,
  twins,
  onTwins,
  onFiles,
  ...ticks
}: Ticks & {
  readonly sources: readonly Source[];
  /** Problems with files that were just opened. */
  readonly problems: readonly string[];
  readonly twins: readonly Source[];
  readonly onTwins: (areWanted: boolean) => void;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const parties = partiesByKey(sources);
  const chosen = candidatesIn(sources).filter(({ key }) => !ticks.left.has(key));
  return (
    <Panel title={printPageMessages.heroes}>
      {sources.length > 0 && (
        <ul className="max-h-96 overflow-y-auto">
          {listed(sources).map((entry) => (
            <SourceRows key={entry.source.id} listed={entry} parties={parties} {...ticks} />
          ))}
        </ul>
      )}
      <GamesApart
        heroes={chosen.map(({ printable }) => printable.hero)}
        onKeep={(system) => ticks.onLeft(ticked(ticks.left, keysBeside(system, chosen), false))}
      />
      <div className="mt-2 flex flex-col items-start gap-2">
        <OpenFilesButton label={printPageMessages.openFiles} onFiles={onFiles} />
        <p className="text-sm text-muted">
          {printPageMessages.openHint}
          <span className="pointer-coarse:hidden"> {printPageMessages.dropHint}</span>
        </p>
      </div>
      {twins.length > 0 && (
        <Notice
          live
          action={
            <span className="flex gap-2">
              <Button size="small" onClick={() => onTwins(true)}>
                {printPageMessages.printAgain}
              </Button>
              <Button size="small" look="quiet" onClick={() => onTwins(false)}>
                {printPageMessages.notAgain}
              </Button>
            </span>
          }
        >
          {printPageMessages.here(
            twins.flatMap(({ party, heroes }) => party ?? heroes.map(({ hero }) => nameOf(hero))),
          )}
        </Notice>
      )}
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
