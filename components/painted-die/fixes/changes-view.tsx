'use client';
import { FatedPip } from '../die/pip-look';
import type { DieLook } from '../die/paintable';
import type { Changes } from './changes';

/** Preview of a fix: removals struck through, additions ringed. The button says the same in words. */
export function ChangesView({ look, changes }: { readonly look: DieLook; readonly changes: Changes }) {
  const { faces, entries } = changes;
  return (
    <span aria-hidden data-preview className="flex flex-col gap-1">
      {faces.map(({ whose, face, pips }) => (
        <span key={`${whose ?? ''} ${face}`} className="flex flex-wrap items-center gap-1.5 text-sm text-ink">
          <span className="text-muted">{look.words.changedFace(whose, face)}</span>
          {pips.map(({ pip, fate }, index) => {
            const painted = look.painted[pip];
            return painted && <FatedPip key={index} pip={painted} fate={fate} className="size-5" />;
          })}
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
