'use client';
import { SavedText } from '@/components/draft/saved-form';
import type { Run } from '@/components/draft/state';
import { useShown } from '@/components/draft/use-draft';
import { Button, RemoveButton } from '@/components/ui/button';

import { panels } from '@/lib/systems/living/messages/en/panels';
import { limits } from '@/lib/systems/living/sheet/hero';
import { useEdit } from '../use-hero';

const say = panels.equipment;

/** What else the miniature carries; it changes no rule. */
export function OtherItems({ items }: { readonly items: readonly string[] }) {
  const edit = useEdit();
  const { generation } = useShown();
  const change = (other: readonly string[], run?: Run) => edit({ edit: 'set-other', other }, run && { run });
  const full = items.length >= limits.other;
  return (
    <div className="mt-4">
      {items.length > 0 && <h3 className="mb-1 text-lg">{say.other}</h3>}
      <ul className="flex flex-col gap-2">
        {items.map((item, index) => (
          <li key={`${generation} ${index}`} className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <SavedText
                label={say.otherItem(index + 1)}
                placeholder={say.otherPlaceholder}
                kind="text"
                saved={item}
                onSave={(text, run) => change(items.with(index, text), run)}
              />
            </div>
            <RemoveButton
              label={say.remove(item === '' ? say.otherItem(index + 1) : item)}
              onRemove={() => change(items.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      {full ? (
        <p className="mt-2 text-sm text-muted">{say.full(limits.other)}</p>
      ) : (
        <Button size="small" className="mt-2" onClick={() => change([...items, ''])}>
          {say.addOther}
        </Button>
      )}
    </div>
  );
}
