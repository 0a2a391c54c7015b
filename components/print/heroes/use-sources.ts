'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { messages } from '@/lib/messages/index';
import { printPageMessages } from '@/lib/messages/print-page';
import { err, type Result } from '@/lib/result';
import { sameSheet, samplesOf } from '@/lib/systems/document';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import { documentsOf, fileLimits, readFile, type SheetFile } from '@/lib/systems/file';
import type { FileProblem } from '@/lib/systems/file-problem';
import { open, opening } from '@/lib/systems/open';
import { candidatesIn, sampleSource, sourceOf, ticked, type Printable, type Source } from './sources';

/** The sources in chosen or dropped files, and a sentence for each file that holds none. */
interface Opened {
  readonly sources: readonly Source[];
  readonly problems: readonly string[];
}

/** One that is far too large is not even read; one that the browser cannot read, such as a folder, is no text. */
const readOne = async (file: File): Promise<Result<SheetFile, FileProblem>> => {
  if (file.size > fileLimits.bytes)
    return err({ problem: 'file-too-large', path: [], bytes: file.size, limit: fileLimits.bytes });
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return err({ problem: 'not-text', path: [] });
  }
  const read = await opening(() => readFile(bytes));
  const games = read.ok ? documentsOf(read.value).map(({ system }) => system) : [];
  await open(games, 'cards');
  return read;
};

/** @param first the number that the first source gets in its id, so that it differs from those opened before */
const openFiles = async (files: readonly File[], first: number): Promise<Opened> => {
  const read = await Promise.all(files.map(readOne));
  const sources: Source[] = [];
  const problems: string[] = [];
  read.forEach((found, index) => {
    if (!found.ok)
      problems.push(printPageMessages.inFile(files[index]?.name ?? '', messages.files.sentence(found.error)));
    else if (found.value.kind === 'party' && found.value.party.heroes.length === 0)
      problems.push(printPageMessages.inFile(files[index]?.name ?? '', printPageMessages.emptyParty));
    else sources.push(sourceOf(`file-${first + index}`, found.value));
  });
  return { sources, problems };
};

/** Whether all heroes of a file are among these sources, just the same. */
const isIn = ({ heroes }: Source, sources: readonly Source[]): boolean =>
  heroes.every(({ hero }) =>
    sources.some((source) => source.heroes.some((one) => sameSheet(one.hero, hero))),
  );

export interface Sources {
  readonly sources: readonly Source[];
  readonly problems: readonly string[];
  /** The keys of heroes without a tick. */
  readonly left: ReadonlySet<string>;
  readonly onLeft: (left: ReadonlySet<string>) => void;
  /** Files whose heroes are all here already, just the same. */
  readonly twins: readonly Source[];
  /** Puts them beside those, or lets them be. */
  readonly onTwins: (areWanted: boolean) => void;
  /** Keeps its identity. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Adds a sample by its id, and opens its game first. */
  readonly onSampleOf: (system: SystemId, id: string) => void;
  /** The heroes with a tick; the same list until a tick changes. */
  readonly heroes: readonly Printable[];
}

/** The heroes to choose from: those that the page came with, and those of files, ticked as they come. */
export const useSources = (first: readonly Source[], unticked: readonly string[]): Sources => {
  const [opened, setOpened] = useState<readonly Source[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(unticked));
  const [twins, setTwins] = useState<readonly Source[]>([]);
  const files = useRef(0);
  const known = useRef(first);

  const onFiles = useCallback((chosen: readonly File[]): void => {
    const number = files.current + 1;
    files.current += chosen.length;
    void openFiles(chosen, number).then(
      (found) => {
        const here = found.sources.filter((source) => isIn(source, known.current));
        const fresh = found.sources.filter((source) => !here.includes(source));
        known.current = [...known.current, ...fresh];
        setOpened((before) => [...before, ...fresh]);
        setTwins(here);
        setProblems(found.problems);
      },
      () => setProblems([printPageMessages.notLoaded]),
    );
  }, []);

  const onSample = (id: string, document: SheetDocument): void => {
    const source = sampleSource(id, document);
    const there = candidatesIn(known.current).filter(({ printable: { hero } }) => sameSheet(hero, document));
    if (there.length > 0) {
      const keys = there.slice(0, 1).map(({ key }) => key);
      setLeft((before) => ticked(before, keys, true));
      return;
    }
    known.current = [...known.current, source];
    setOpened((before) => [...before, source]);
  };

  const onSampleOf = (system: SystemId, id: string): void => {
    void open([system], 'cards').then(
      () => {
        const found = samplesOf(system).find((sample) => sample.id === id);
        if (found) onSample(id, found.document);
      },
      () => setProblems([printPageMessages.notLoaded]),
    );
  };

  const onTwins = (areWanted: boolean): void => {
    if (areWanted) setOpened((before) => [...before, ...twins]);
    setTwins([]);
  };

  const sources = useMemo(() => [...first, ...opened], [first, opened]);
  const heroes = useMemo(
    () => candidatesIn(sources).flatMap(({ key, printable }) => (left.has(key) ? [] : [printable])),
    [sources, left],
  );
  return { sources, problems, twins, onTwins, left, onLeft: setLeft, onFiles, onSampleOf, heroes };
};
