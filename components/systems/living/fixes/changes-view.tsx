'use client';
import { panels } from '@/lib/systems/living/messages/en/panels';
import type { Sheet } from '@/lib/systems/sheet';
import { FatedPip } from '../die/pip-look';
import { heroOf } from '../hero';
import { changesOf } from './changes';

/**
 * What a fix would change: struck what goes, ringed what comes. The words are on the button; this shows the same to
 * the eye.
 */
export function ChangesView({ before, after }: { readonly before: Sheet; readonly after: Sheet }) {
  const { faces, entries } = changesOf(heroOf(before), heroOf(after));
  return (
    <span aria-hidden data-preview className="flex flex-col gap-1">
      {faces.map(({ whose, face, pips }) => (
        <span key={`${whose ?? ''} ${face}`} className="flex flex-wrap items-center gap-1.5 text-sm text-ink">
          <span className="text-muted">{panels.changes.face(whose, face)}</span>
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
