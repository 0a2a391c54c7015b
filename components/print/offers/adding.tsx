'use client';

import { createContext, useContext } from 'react';
import { Button } from '@/components/ui/button';
import { printPageMessages } from '@/lib/messages/print-page';
import type { SystemId } from '@/lib/systems/sheet';

type Add = (system: SystemId, id: string) => void;

const Adding = createContext<Add>(() => undefined);

/** Adds a sample to the print; provided around tiles that the server may have drawn. */
export const AddingProvider = Adding.Provider;

type Unfolded = readonly [isOpen: boolean, set: (isOpen: boolean) => void];

const SamplesUnfolded = createContext<Unfolded>([false, () => undefined]);

/** The folded samples stay open where the first hero moves them above the pages. */
export const SamplesUnfoldedProvider = SamplesUnfolded.Provider;

export const useSamplesUnfolded = (): Unfolded => useContext(SamplesUnfolded);

/** Adds the sample of a tile to what is printed. */
export function AddSample({
  system,
  id,
  name,
}: {
  readonly system: SystemId;
  readonly id: string;
  readonly name: string;
}) {
  const add = useContext(Adding);
  return <AddButton name={name} onAdd={() => add(system, id)} />;
}

/** "Add", and whom for those who only hear it. */
export function AddButton({ name, onAdd }: { readonly name: string; readonly onAdd: () => void }) {
  return (
    <Button className="w-full" aria-label={printPageMessages.addSample(name)} onClick={onAdd}>
      {printPageMessages.add}
    </Button>
  );
}
