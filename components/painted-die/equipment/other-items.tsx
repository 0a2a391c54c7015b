'use client';
import { SavedText } from '@/components/draft/saved-form';
import type { Run } from '@/components/draft/state';
import { useShown } from '@/components/draft/use-draft';
import { Button, RemoveButton } from '@/components/ui/button';

/** Texts of the list; each game supplies its own. */
export interface OtherItemsLabels {
  readonly other: string;
  readonly otherItem: (n: number) => string;
  readonly otherPlaceholder: string;
  readonly addOther: string;
  readonly remove: (what: string) => string;
  readonly full: (limit: number) => string;
}

/** Other items of the miniature; they change no rule. */
export function OtherItems({
  items,
  limit,
  say,
  onChange: change,
}: {
  readonly items: readonly string[];
  readonly limit: number;
  readonly say: OtherItemsLabels;
  readonly onChange: (items: readonly string[], run?: Run) => void;
}) {
  const { generation } = useShown();
  const full = items.length >= limit;
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
        <p className="mt-2 text-sm text-muted">{say.full(limit)}</p>
      ) : (
        <Button size="small" className="mt-2" onClick={() => change([...items, ''])}>
          {say.addOther}
        </Button>
      )}
    </div>
  );
}
