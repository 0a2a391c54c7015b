'use client';
import { Button } from '@/components/ui/button';
import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/living/living';
import { RemoveButton } from '../../../ui/remove-button';
import { TextLine } from '../../../builder/text-line';
import { useBench, useBuilder } from '../../../draft/use-draft';

const say = words.builder.equipment;

/** What else the miniature carries; it changes no rule. */
export function OtherItems({ items }: { readonly items: readonly string[] }) {
  const { edit } = useBench();
  const { bench } = useBuilder();
  const change = (other: readonly string[]) => edit({ edit: 'set-other', other });
  const full = items.length >= living.limits.other;
  return (
    <div className="mt-4">
      {items.length > 0 && <h3 className="mb-1 text-lg">{say.other}</h3>}
      <ul className="flex flex-col gap-2">
        {items.map((item, index) => (
          <li key={`${bench} ${index}`} className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <TextLine
                label={say.otherItem(index + 1)}
                placeholder={say.otherPlaceholder}
                kind="text"
                saved={item}
                onSave={(text) => change(items.with(index, text))}
              />
            </div>
            <RemoveButton
              what={item === '' ? say.otherItem(index + 1) : item}
              onRemove={() => change(items.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      {full ? (
        <p className="mt-2 text-sm text-muted">{say.full(living.limits.other)}</p>
      ) : (
        <Button size="small" className="mt-2" onClick={() => change([...items, ''])}>
          {say.addOther}
        </Button>
      )}
    </div>
  );
}
