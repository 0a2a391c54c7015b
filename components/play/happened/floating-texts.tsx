import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { FloatingText } from '@/lib/systems/fact-teller';
import type { AnchorOf } from '../touch/anchor';
import type { Shown } from '../table/use-table';
import { useFloatPlaces } from './use-float-places';
import { useFloating } from './use-floating';

const looks: Readonly<Record<FloatingText['kind'], string>> = {
  harm: 'border-error text-lg text-error',
  good: 'border-good text-lg text-good',
  counter: 'border-edge text-sm',
  critical: 'border-gold bg-ink! text-sm text-leaf',
  fall: 'border-ink bg-ink! text-sm text-leaf',
};

type Style = CSSProperties & { readonly '--nth': number };

/**
 * Damage, counters, falls and critical hits, each at its figure and none over another. The banner says them in
 * words.
 */
export function FloatingTexts({ shown, anchorOf }: { readonly shown: Shown; readonly anchorOf: AnchorOf }) {
  const { texts: all, onEnd } = useFloating(shown);
  const texts = all.flatMap((each) => {
    const on = shown.scene.figures.find(({ id, isOff }) => id === each.figure && !isOff);
    return on ? [{ ...each, spot: anchorOf(on.at) }] : [];
  });
  const layer = useFloatPlaces(texts);
  return (
    <div
      ref={layer}
      aria-hidden
      className="pointer-events-none absolute inset-0 z-5 overflow-hidden rounded-card"
    >
      {texts.map(({ key, at, kind, text, isOld }, nth) => {
        const style: Style = {
          '--nth': texts.slice(0, nth).filter((each) => each.at === at).length,
        };
        return (
          <span
            key={key}
            data-float={key}
            style={style}
            onAnimationEnd={() => onEnd(key)}
            className={clsx(
              'floating-text rounded-full border-2 bg-leaf px-2 leading-snug font-bold whitespace-nowrap shadow-md',
              looks[kind],
              isOld && 'motion-reduce:hidden',
            )}
          >
            {text}
          </span>
        );
      })}
    </div>
  );
}
