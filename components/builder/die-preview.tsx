'use client';
import { memo, Suspense, useDeferredValue } from 'react';
import { SheetDie } from '@/components/cube/sheet-die';
import { useShown } from '@/components/draft/use-draft';
import { useGames } from '@/components/systems/use-game';
import type { SheetDocument } from '@/lib/systems/sheet';
import { DieSpace, dieSize } from './die-space';

/** The die as it will lie in the hand, with the pips that are painted; it follows the painter a moment later. */
export function DiePreview() {
  const document = useDeferredValue(useShown().document);
  return (
    <Suspense fallback={<DieSpace />}>
      <Drawn document={document} />
    </Suspense>
  );
}

const Drawn = memo(function Drawn({ document }: { readonly document: SheetDocument }) {
  useGames([document.system], 'cards');
  return <SheetDie document={document} size={dieSize} />;
});
