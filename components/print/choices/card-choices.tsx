'use client';

import { Controller, useController } from 'react-hook-form';
import { useSkillPrint } from '@/components/site/skill-print';
import { Panel } from '@/components/ui/panel';
import { Tick } from '@/components/ui/tick';
import { cardSizeIds, type CardKind } from '@/lib/cards/card';
import { inkLooks } from '@/lib/cards/ink-look';
import { words } from '@/lib/messages/index';
import { skillPrints } from '@/lib/systems/index';
import { skillWords } from '@/lib/systems/living/messages/teller';
import { blankKinds, mostBlanks } from '../card-stack';
import { Choice, Counter, segments } from './fields';
import { useChoices } from './form';

/** What skills say on cards; the builder asks the same. */
function SkillChoice() {
  const { prints } = skillWords;
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
  const { field } = useController({ control: useChoices().control, name: 'kinds' });
  return kinds.map((kind) => (
    <Tick
      key={kind}
      label={words.printPage.kinds[kind]}
      checked={field.value.includes(kind)}
      onChange={(isTicked) =>
        field.onChange(isTicked ? [...field.value, kind] : field.value.filter((other) => other !== kind))
      }
    />
  ));
}

function BlankChoices() {
  const { printPage } = words;
  const { control } = useChoices();
  return (
    <details className="mt-1">
      <summary className="py-2.5 font-semibold">{printPage.blanksHeading}</summary>
      <p className="text-sm text-muted">{printPage.blanksHint}</p>
      <div className="mt-2 flex flex-col gap-1">
        {blankKinds.map((kind) => (
          <Controller
            key={kind}
            control={control}
            name={`blanks.${kind}`}
            render={({ field: { value, onChange } }) => (
              <Counter
                label={printPage.blanks[kind]}
                value={value}
                most={mostBlanks}
                less={printPage.less(printPage.blanks[kind])}
                more={printPage.more(printPage.blanks[kind])}
                onChange={onChange}
              />
            )}
          />
        ))}
      </div>
    </details>
  );
}

/** How cards look, which of them are printed, and how many blank ones. */
export function CardChoices({
  kinds,
}: {
  /** The kinds of card that the ticked heroes have. */
  readonly kinds: readonly CardKind[];
}) {
  const { printPage } = words;
  const { control } = useChoices();
  return (
    <Panel title={printPage.cards}>
      <div className="flex flex-col gap-4">
        <Controller
          control={control}
          name="size"
          render={({ field: { value, onChange } }) => (
            <Choice
              label={printPage.size}
              hint={printPage.sizeHints[value]}
              value={value}
              segments={segments(cardSizeIds, printPage.sizes)}
              onChange={onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="ink"
          render={({ field: { value, onChange } }) => (
            <Choice
              label={printPage.ink}
              hint={printPage.inkHints[value]}
              value={value}
              segments={segments(inkLooks, printPage.inkLooks)}
              onChange={onChange}
            />
          )}
        />
        <SkillChoice />
      </div>
      <div className="mt-3">
        <KindChoices kinds={kinds} />
      </div>
      <BlankChoices />
    </Panel>
  );
}
