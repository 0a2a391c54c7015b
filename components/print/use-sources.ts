'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { openFiles } from './open-files';
import { candidatesOf, type Printable, type Source } from './sources';

export interface Sources {
  readonly sources: readonly Source[];
  readonly problems: readonly string[];
  /** The keys of heroes without a tick. */
  readonly left: ReadonlySet<string>;
  readonly onLeft: (left: ReadonlySet<string>) => void;
  /** Keeps its identity. */
  readonly onFiles: (files: readonly File[]) => void;
  /** The heroes with a tick; the same list until a tick changes. */
  readonly heroes: readonly Printable[];
}

/** The heroes to choose from: those that the page came with, and those of files, ticked as they come. */
export const useSources = (first: readonly Source[], unticked: readonly string[]): Sources => {
  const [opened, setOpened] = useState<readonly Source[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(unticked));
  const files = useRef(0);

  const onFiles = useCallback((chosen: readonly File[]): void => {
    const number = files.current + 1;
    files.current += chosen.length;
    void openFiles(chosen, number).then((found) => {
      setOpened((before) => [...before, ...found.sources]);
      setProblems(found.problems);
    });
  }, []);

  const sources = useMemo(() => [...first, ...opened], [first, opened]);
  const heroes = useMemo(
    () =>
      sources.flatMap((source) =>
        candidatesOf(source).flatMap(({ key, printable }) => (left.has(key) ? [] : [printable])),
      ),
    [sources, left],
  );
  return { sources, problems, left, onLeft: setLeft, onFiles, heroes };
};
