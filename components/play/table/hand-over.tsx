'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Tick } from '@/components/ui/check-controls';
import { playMessages } from '@/lib/messages/play';
import type { TableScene } from '@/lib/systems/table-scene';

const say = playMessages.table.handOver;

/**
 * Instead of everything else: something only one person may see. They first confirm that they are there and nobody
 * else is looking, and then tap to show it, each in another place, so that no accidental second tap shows anything.
 */
export function HandOver({
  name,
  coins,
  known,
  onBack,
}: {
  readonly name: string;
  /** Their figures. */
  readonly coins: ReactNode;
  readonly known: TableScene['known'];
  readonly onBack: () => void;
}) {
  const [isAlone, setAlone] = useState(false);
  const [isShown, setShown] = useState(false);
  return (
    <section
      aria-labelledby="hand-over"
      className="flex min-h-[70dvh] flex-col items-center justify-center gap-6 rounded-card border-2 border-gold bg-leaf p-6 text-center low:min-h-0 low:gap-2 low:p-3"
    >
      {coins}
      <h1 id="hand-over" className="text-4xl low:text-2xl">
        {isShown ? playMessages.table.known(name) : say.title(name)}
      </h1>
      {isShown ? (
        <ul className="text-lg">
          {known.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : (
        <>
          <p className="max-w-prose text-lg text-muted">{say.why(name)}</p>
          <Tick label={say.alone(name)} checked={isAlone} onChange={setAlone} />
          <Button look="main" className="px-6 text-lg" disabled={!isAlone} onClick={() => setShown(true)}>
            {say.show}
          </Button>
        </>
      )}
      <Button className="mt-6 low:mt-0" onClick={onBack}>
        {isShown ? say.back : say.leave}
      </Button>
    </section>
  );
}
