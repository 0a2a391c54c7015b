'use client';
import { useId } from 'react';
import { Explained } from '@/components/skill/explained';
import { builder as say } from '#words/systems/warband/messages/builder';
import { defendChance, hitChance, recoverChance } from '@/lib/systems/warband/odds/rolls';
import { statRange } from '@/lib/systems/warband/rules/check';
import { dieOf } from '@/lib/systems/warband/sheet/rank';
import type { Fighter } from '@/lib/systems/warband/sheet/warband';
import { system } from './warband';
import { useSetFighter } from './use-warband';

/** The one number of a fighter, and what it means, without what roles add. */
export function StatField({
  fighter: { rank, stat },
  index,
}: {
  readonly fighter: Fighter;
  readonly index: number;
}) {
  const id = useId();
  const set = useSetFighter(index);
  const { least, most } = statRange(rank);
  const die = dieOf[rank];
  const roll = { die, stat, keep: 'one', modifier: 0 } as const;
  const facts = [
    say.hits(stat, hitChance(roll)),
    say.defends(stat, defendChance(roll, false)),
    say.again(defendChance(roll, true)),
    say.recovers(stat, recoverChance(die, stat)),
    say.moves(stat),
  ];
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="flex items-baseline justify-between font-semibold">
        {say.stat}
        <output htmlFor={id} className="font-display text-2xl leading-none">
          {stat}
        </output>
      </label>
      {/* A stat of a file may lie beyond what the rank allows. */}
      <input
        id={id}
        type="range"
        min={Math.min(least, stat)}
        max={Math.max(most, stat)}
        value={stat}
        aria-describedby={`${id}-range ${id}-facts`}
        className="h-11 w-full accent-ink"
        onChange={({ target }) => set('stat', target.valueAsNumber, { key: `stat ${index}` })}
      />
      <p id={`${id}-range`} className="text-sm text-muted">
        <Explained system={system} text={say.range(rank, least, most)} />
      </p>
      <ul id={`${id}-facts`} className="mt-1 grid gap-x-4 text-sm sm:grid-cols-2">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
