'use client';

import { createContext, useContext } from 'react';
import { Button } from '@/components/ui/button';
import { printPageMessages } from '@/lib/messages/print-page';
import type { SystemId } from '@/lib/systems/sheet';

type Add = (system: SystemId, id: string) => void;

const Adding = createContext<Add>(() => undefined);

/** Adds a sample to the print; provided around tiles that the server may have drawn. */
export const AddingProvider = Adding.Provider;

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
