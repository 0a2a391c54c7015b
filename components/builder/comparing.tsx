'use client';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { useDraftPart } from '@/components/draft/use-draft';
import { Button } from '@/components/ui/button';
import { messages } from '@/lib/messages/index';
import type { ChangeKind } from '@/lib/systems/balance-part';
import { hasPart } from '@/lib/systems/open';
import { VersionsDialog } from './dialogs';

type Compare = (kind?: ChangeKind) => void;

const CompareContext = createContext<Compare>(() => undefined);

/** Holds the comparison where a change of the window's width can't remove it, and the matches with it. */
export function Comparing({
  isAsked,
  onOver,
  children,
}: {
  /** Whoever opened the page wants to compare at once. */
  readonly isAsked: boolean;
  readonly onOver: () => void;
  readonly children: ReactNode;
}) {
  const [chosen, open] = useState<{ readonly kind?: ChangeKind | undefined }>();
  const opened = chosen ?? (isAsked ? {} : undefined);
  const close = (): void => {
    open(undefined);
    onOver();
  };
  return (
    <CompareContext value={(kind) => open({ kind })}>
      {children}
      {opened && <VersionsDialog kind={opened.kind} onClose={close} />}
    </CompareContext>
  );
}

/** Opens the comparison of two versions; nothing where the game has none. @param kind the change that is offered first */
export function CompareButton({
  kind,
  className = '',
}: {
  readonly kind?: ChangeKind;
  readonly className?: string;
}) {
  const compare = useContext(CompareContext);
  const hasVersions = useDraftPart(({ document }) => hasPart(document.system, 'versions'));
  if (!hasVersions) return null;
  return (
    <Button size="small" className={className} onClick={() => compare(kind)}>
      {messages.builder.actions.compare}
    </Button>
  );
}

/** Sections that lead to the comparison, and the change that is offered first there. */
const compared: Readonly<Record<string, ChangeKind>> = { gear: 'gear', skills: 'skill' };

/** The comparison, below the first panel of a section with something to exchange. */
export function CompareInSection({ section }: { readonly section: string }) {
  const kind = compared[section];
  return kind && <CompareButton kind={kind} className="mt-2" />;
}
