'use client';
import clsx from 'clsx';
import { PipMark } from '@/components/card/pip';
import { words } from '@/lib/messages/index';
import { living, type Edit, type Pip } from '@/lib/systems/index';
import { changesOf, type Fate } from './fix-changes';
import { useBuilder } from './use-builder';

/**
 * What a fix would change: struck what goes, ringed what comes. The words are on the button; this shows the same to
 * the eye.
 */
export function FixPreview({ edits }: { readonly edits: readonly Edit[] }) {
  const { hero } = useBuilder();
  const { faces, entries } = changesOf(hero, edits.reduce(living.apply, hero));
  return (
    <span aria-hidden data-preview className="flex flex-col gap-1">
      {faces.map(({ whose, face, pips }) => (
        <span key={`${whose ?? ''} ${face}`} className="flex flex-wrap items-center gap-1.5 text-sm text-ink">
          <span className="text-muted">{words.builder.fix.face(whose, face)}</span>
          {pips.map(({ pip, fate }, index) => (
            <FatedPip key={index} pip={pip} fate={fate} />
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

function FatedPip({ pip, fate }: { readonly pip: Pip; readonly fate: Fate }) {
  return (
    <span
      data-fate={fate}
      className={clsx(
        'relative inline-block size-5 rounded-full',
        fate === 'comes' && 'outline-2 outline-offset-1 outline-good outline-dashed',
      )}
    >
      <PipMark pip={pip} className={clsx('block size-full', fate === 'goes' && 'opacity-40')} />
      {fate === 'goes' && (
        <span className="absolute top-1/2 -left-1 h-0.5 w-7 -translate-y-1/2 -rotate-45 bg-error" />
      )}
    </span>
  );
}
