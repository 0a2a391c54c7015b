'use client';

import { Controller, useController } from 'react-hook-form';
import { useSkillPrint } from '@/components/site/skill-print';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Fold } from '@/components/ui/fold';
import { Tick } from '@/components/ui/check-controls';
import { cardSizeIds } from '@/lib/cards/card';
import { messages } from '@/lib/messages/index';
import { printPageMessages } from '@/lib/messages/print-page';
import { messagesOf } from '@/lib/systems/document';
import type { SystemId } from '@/lib/systems/sheet';
import type { CardKind } from '@/lib/systems/display';
import { skillPrints } from '@/lib/systems/skill-print';
import { mostBlanks } from '../card-stack';
import type { Coming } from '../use-part';
import { Choice, Counter, segments } from './fields';
import { useChoices } from './form';

/** Choice of skill text on cards; the builder asks the same. */
function SkillChoice() {
  const { skillPrints: prints } = messages;
  const [skills, setSkills] = useSkillPrint();
  return (
    <Choice
      label={prints.label}
      hint={prints.hints[skills]}
      value={skills}
      segments={segments(skillPrints, prints.names)}
      onChange={setSkills}
    />
  );
}

function KindChoices({ kinds }: { readonly kinds: readonly CardKind[] }) {
  const { field } = useController({ control: useChoices().control, name: 'leftOut' });
  return kinds.map(({ id, name }) => (
    <Tick
      key={id}
      label={name}
      checked={!field.value.includes(id)}
      onChange={(isTicked) =>
        field.onChange(isTicked ? field.value.filter((other) => other !== id) : [...field.value, id])
      }
    />
  ));
}

function BlankChoices({ system, blank }: { readonly system: SystemId; readonly blank: Coming }) {
  const { field } = useController({ control: useChoices().control, name: 'blanks' });
  const blanks = messagesOf(system).blankCards ?? [];
  if (blanks.length === 0) return null;
  return (
    <details className="mt-1">
      <summary className="py-2.5 font-semibold">{printPageMessages.blanksHeading}</summary>
      <p className="text-sm text-muted">{printPageMessages.blanksHint}</p>
      <div className="mt-2 flex flex-col gap-1">
        {blanks.map(({ id, name }) => (
          <Counter
            key={id}
            label={name}
            value={field.value[id] ?? 0}
            most={mostBlanks}
            less={printPageMessages.less(name)}
            more={printPageMessages.more(name)}
            onChange={(value) => field.onChange({ ...field.value, [id]: value })}
          />
        ))}
      </div>
      {blank.isMissing && (
        <div role="alert" className="mt-2 flex flex-col items-start gap-2">
          <Notice tone="error">{printPageMessages.blanksMissing}</Notice>
          <Button onClick={blank.onRetry}>{printPageMessages.again}</Button>
        </div>
      )}
    </details>
  );
}

const ticks = ['notes', 'foldsOut', 'isBorderless'] as const;

/** The size of cards and what is on them, which of them are printed, and how many blank ones. */
export function CardChoices({
  system,
  kinds,
  blank,
}: {
  /** Game of the blank cards. */
  readonly system: SystemId;
  /** The kinds of card that the ticked heroes have. */
  readonly kinds: readonly CardKind[];
  /** The part that makes the blank cards. */
  readonly blank: Coming;
}) {
  const { control } = useChoices();
  return (
    <Fold look="leaf" title={printPageMessages.cards} now={printPageMessages.cardsFolded}>
      <div className="flex flex-col gap-4">
        <Controller
          control={control}
          name="size"
          render={({ field: { value, onChange } }) => (
            <Choice
              label={printPageMessages.size}
              hint={printPageMessages.sizeHints[value]}
              value={value}
              segments={segments(cardSizeIds, printPageMessages.sizes)}
              onChange={onChange}
            />
          )}
        />
        <SkillChoice />
      </div>
      <div className="mt-3">
        <KindChoices kinds={kinds} />
        {ticks.map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { value, onChange } }) => (
              <Tick label={printPageMessages[name]} checked={value} onChange={onChange} />
            )}
          />
        ))}
      </div>
      <BlankChoices system={system} blank={blank} />
    </Fold>
  );
}
