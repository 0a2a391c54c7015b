'use client';

import { Tick } from '@/components/ui/tick';
import { counterSizes } from '@/lib/cards/counter';
import { words } from '@/lib/messages/index';
import { Choice } from './choice';
import { Counter } from './counter';
import type { KitChoices } from '@/lib/systems/kit-part';
import type { Kit } from './use-kit';

/** How large counters are, how their sides come together, whose they are, and how many of each. */
export function CounterChoices({
  kit: { laid, most, onCount },
  choices,
  onChange,
}: {
  readonly kit: Kit;
  readonly choices: KitChoices;
  readonly onChange: (change: Partial<KitChoices>) => void;
}) {
  const { printRoom } = words;
  const say = printRoom.counters;
  return (
    <div className="mb-3 ml-8 flex flex-col gap-3">
      <Choice
        label={say.size}
        value={String(choices.counterSize)}
        segments={counterSizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(value) => {
          const size = counterSizes.find((one) => String(one) === value);
          if (size !== undefined) onChange({ counterSize: size });
        }}
      />
      <Choice
        label={say.sides}
        hint={say.sideHints[choices.counterBacks]}
        value={choices.counterBacks}
        segments={(['fold', 'duplex'] as const).map((value) => ({ value, label: say.sideNames[value] }))}
        onChange={(counterBacks) => onChange({ counterBacks })}
      />
      <Tick
        label={say.all}
        checked={choices.allCounters}
        onChange={(allCounters) => onChange({ allCounters })}
      />
      {laid.counters.length > 0 && (
        <details>
          <summary className="py-2.5 font-semibold">{say.heading}</summary>
          <p className="text-sm text-muted">{say.hint}</p>
          <ul className="mt-2 flex flex-col gap-2">
            {laid.counters.map(({ name, why, count }) => (
              <li key={name}>
                <Counter
                  label={name}
                  value={count}
                  most={most}
                  less={printRoom.less(name)}
                  more={printRoom.more(name)}
                  onChange={(value) => onCount(name, value)}
                />
                <p className="text-sm text-muted">{why}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
