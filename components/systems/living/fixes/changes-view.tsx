'use client';
import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/living/living';
import type { Edit } from '@/lib/systems/living/sheet/edit';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { FatedPip } from '../../../builder/fated-pip';
import { changesOf } from './changes';

/**
 * What a fix would change: struck what goes, ringed what comes. The words are on the button; this shows the same to
 * the eye.
 */
export function FixPreview({ hero, edits }: { readonly hero: HeroDraft; readonly edits: readonly Edit[] }) {
  const { faces, entries } = changesOf(hero, edits.reduce(living.apply, hero));
  return (
    <span aria-hidden data-preview className="flex flex-col gap-1">
      {faces.map(({ whose, face, pips }) => (
        <span key={`${whose ?? ''} ${face}`} className="flex flex-wrap items-center gap-1.5 text-sm text-ink">
          <span className="text-muted">{words.builder.fix.face(whose, face)}</span>
          {pips.map(({ pip, fate }, index) => (
            <FatedPip key={index} pip={pip} fate={fate} className="size-5" />
          ))}
        </span>
      ))}
      {entries.length > 0 && (
        <span className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink">
          {entries.map(({ name, fate }, index) =>
            fate === 'goes' ? (
              <s key={index} className="text-muted decoration-error decoration-2">
                {name}
              </s>
            ) : (
              <span key={index} className="rounded-md border border-dashed border-good px-1.5">
                {name}
              </span>
            ),
          )}
        </span>
      )}
    </span>
  );
}
