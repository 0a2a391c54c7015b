'use client';

import { Controller } from 'react-hook-form';
import { Panel } from '@/components/ui/panel';
import { inkLooks } from '@/lib/cards/ink-look';
import { paperIds } from '@/lib/cards/paper/paper';
import { printPageMessages } from '@/lib/messages/print-page';
import { DuplexChoices } from './duplex-choices';
import { Choice, segments } from './fields';
import { useChoices, type Choices } from './form';
import { joiningIds } from './settings';

/** Which paper and ink, and how front and back come together. */
export function PaperChoices({
  choices: { paper, joining, offset, kit, counterBacks },
}: {
  readonly choices: Choices;
}) {
  const { control } = useChoices();
  const isDuplex = joining === 'duplex' || (kit.includes('counters') && counterBacks === 'duplex');
  return (
    <Panel title={printPageMessages.paperAndInk}>
      <div className="flex flex-col gap-4">
        <Controller
          control={control}
          name="paper"
          render={({ field: { value, onChange } }) => (
            <Choice
              label={printPageMessages.paper}
              value={value}
              segments={segments(paperIds, printPageMessages.papers)}
              onChange={onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="ink"
          render={({ field: { value, onChange } }) => (
            <Choice
              label={printPageMessages.ink}
              hint={printPageMessages.inkHints[value]}
              value={value}
              segments={segments(inkLooks, printPageMessages.inkLooks)}
              onChange={onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="joining"
          render={({ field: { value, onChange } }) => (
            <Choice
              label={printPageMessages.joining}
              value={value}
              segments={segments(joiningIds, printPageMessages.joinings)}
              onChange={onChange}
            />
          )}
        />
        {/* Before anybody chooses: the names alone don’t say what scissors and glue have to do. */}
        <dl className="-mt-2 flex flex-col gap-1 text-sm">
          {joiningIds.map((id) => (
            <div key={id} className={id === joining ? undefined : 'text-muted'}>
              <dt className="inline font-semibold">{printPageMessages.joinings[id]}: </dt>
              <dd className="inline">{printPageMessages.joiningHints[id]}</dd>
            </div>
          ))}
        </dl>
        {isDuplex && <DuplexChoices paper={paper} offset={offset} />}
      </div>
    </Panel>
  );
}

/** Instructions for the printed paper, step by step. */
export function OnPaper({ joining }: Pick<Choices, 'joining'>) {
  const { howHeading, how } = printPageMessages;
  return (
    <section>
      <h2 className="text-lg">{howHeading}</h2>
      <ol className="mt-1 flex list-decimal flex-col gap-1 pl-5 text-sm text-muted">
        {how[joining].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
