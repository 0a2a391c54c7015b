'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import type { TableScene } from '@/lib/systems/play-part';

const say = playMessages.table.handOver;

/** Instead of everything else: what one player alone may see, once he has said that he is there. */
export function HandOver({
  name,
  known,
  onBack,
}: {
  readonly name: string;
  readonly known: TableScene['known'];
  readonly onBack: () => void;
}) {
  const [isTaken, setTaken] = useState(false);
  return (
    <section
      aria-labelledby="hand-over"
      className="flex min-h-[70dvh] flex-col items-center justify-center gap-6 rounded-card border border-edge bg-leaf p-6 text-center"
    >
      <h2 id="hand-over" className="text-4xl">
        {isTaken ? playMessages.table.known(name) : say.title(name)}
      </h2>
      {isTaken ? (
        <ul className="text-lg">
          {known.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : (
        <p className="max-w-prose text-lg text-muted">{say.why(name)}</p>
      )}
      <Button look="main" className="px-6 text-lg" onClick={() => (isTaken ? onBack() : setTaken(true))}>
        {isTaken ? say.back : say.taken(name)}
      </Button>
    </section>
  );
}
