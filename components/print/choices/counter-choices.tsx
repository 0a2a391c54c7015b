'use client';

import { Controller, useController } from 'react-hook-form';
import { Tick } from '@/components/ui/check-controls';
import { counterSizes } from '@/lib/cards/pieces/counter';
import { printPageMessages } from '@/lib/messages/print-page';
import { counterBackIds } from '@/lib/systems/kit-part';
import type { Kit } from '../kit/use-kit';
import { Choice, Counter, segments } from './fields';
import { useChoices } from './form';

/** How large counters are, how their sides come together, whose they are, and how many of each. */
export function CounterChoices({ kit: { laid, most } }: { readonly kit: Kit }) {
  const say = printPageMessages.counters;
  const { control } = useChoices();
  const { field: counts } = useController({ control, name: 'counts' });
  return (
    <div className="mb-3 ml-8 flex flex-col gap-3">
      <Controller
        control={control}
        name="counterSize"
        render={({ field: { value, onChange } }) => (
          <Choice
            label={say.size}
            value={String(value)}
            segments={counterSizes.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={(chosen) => onChange(Number(chosen))}
          />
        )}
      />
      <Controller
        control={control}
        name="counterBacks"
        render={({ field: { value, onChange } }) => (
          <Choice
            label={say.sides}
            hint={say.sideHints[value]}
            value={value}
            segments={segments(counterBackIds, say.sideNames)}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="allCounters"
        render={({ field: { value, onChange } }) => (
          <Tick label={say.all} checked={value} onChange={onChange} />
        )}
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
                  less={printPageMessages.less(name)}
                  more={printPageMessages.more(name)}
                  onChange={(value) => counts.onChange({ ...counts.value, [name]: value })}
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
