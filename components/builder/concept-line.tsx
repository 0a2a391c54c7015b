'use client';
import { useEffect, useState } from 'react';
import { useShown } from '@/components/draft/use-draft';
import { textsOf } from '@/lib/systems/document';
import { hasPart, open, partOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';

/** Loads what a concept's line needs after the page; a line that does not come is not missed. */
const useConcepts = (system: SystemId, isWanted: boolean): boolean => {
  const [opened, setOpened] = useState<SystemId>();
  useEffect(() => {
    if (!isWanted || !hasPart(system, 'start')) return;
    open([system], 'start').then(
      () => setOpened(system),
      () => undefined,
    );
  }, [system, isWanted]);
  return opened === system;
};

/** How the hero plays, while its title is that of the concept it began as. */
export function ConceptLine() {
  const { document } = useShown();
  const { title } = textsOf(document);
  const isOpened = useConcepts(document.system, title !== '');
  const concept = isOpened
    ? partOf(document.system, 'start')?.concepts.find(({ name }) => name === title)
    : undefined;
  return concept === undefined ? null : (
    <p data-concept-line className="-mt-2 text-sm text-muted">
      {concept.plays ?? concept.idea}
    </p>
  );
}
