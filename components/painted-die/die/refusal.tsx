'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import { useDraft } from '@/components/draft/use-draft';
import { Button, RemoveButton } from '@/components/ui/button';
import { messagesOf } from '@/lib/systems/document';
import type { Edit } from '@/lib/systems/sheet';
import { useEdits } from '../hero';
import type { PaintableDie } from './paintable';
import type { PipAt } from './use-painting';

/** Width of the note, in CSS pixels; the die itself where that is narrower. */
const width = 340;
/** Between the pip and the note, in CSS pixels. */
const gap = 8;

/** Why a pip cannot be painted so, right below it, with what would let it as a button. */
export function Refusal({
  die,
  said,
  at,
  remedy,
  onClose,
}: {
  readonly die: PaintableDie;
  readonly said: string;
  readonly at: PipAt;
  readonly remedy: readonly Edit[] | undefined;
  readonly onClose: () => void;
}) {
  const { state } = useDraft();
  const edit = useEdits();
  const note = useRef<HTMLDivElement>(null);
  const [spot, place] = useState<{ readonly left: number; readonly top: number }>();
  useLayoutEffect(() => {
    const box = note.current?.parentElement;
    const pip = box?.querySelector(`[data-face="${at.face}"] [data-pip="${at.index}"]`);
    if (!box || !pip) return;
    const [around, here] = [box.getBoundingClientRect(), pip.getBoundingClientRect()];
    const middle = here.left + here.width / 2 - around.left;
    const most = Math.max(0, around.width - width);
    place({ left: Math.min(Math.max(0, middle - width / 2), most), top: here.bottom - around.top + gap });
  }, [at]);
  const { system, sheet } = state().document;
  const stroke = remedy?.at(-1);
  return (
    <div
      ref={note}
      data-refusal
      style={{ ...spot, width, visibility: spot ? 'visible' : 'hidden' }}
      className="absolute z-20 flex max-w-full items-start gap-2 rounded-card border-2 border-ink bg-leaf p-3 shadow-[0_4px_14px_rgb(20_14_8/0.3)]"
    >
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <p className="font-semibold">{said}</p>
        {remedy && stroke && (
          <Button
            size="small"
            onClick={() => {
              edit(remedy);
              onClose();
            }}
          >
            {messagesOf(system).fix(remedy.slice(0, -1), sheet)}
          </Button>
        )}
      </div>
      <RemoveButton label={die.look.words.painting.close} onRemove={onClose} />
    </div>
  );
}
