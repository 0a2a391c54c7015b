import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { FloatingText } from '@/lib/systems/fact-teller';
import type { AnchorOf } from '../touch/anchor';
import type { Shown } from '../table/use-table';
import { useFloating } from './use-floating';

const looks: Readonly<Record<FloatingText['kind'], string>> = {
  harm: 'border-error text-lg text-error',
  good: 'border-good text-lg text-good',
  counter: 'border-edge text-sm',
  critical: 'border-gold bg-ink! text-sm text-leaf',
  fall: 'border-ink bg-ink! text-sm text-leaf',
};

type Style = CSSProperties & Readonly<Record<'--nth', number>>;

/** Damage, counters, falls and critical hits, each at its figure. The banner says them in words. */
export function FloatingTexts({ shown, anchorOf }: { readonly shown: Shown; readonly anchorOf: AnchorOf }) {
  const texts = useFloating(shown);
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 z-20 overflow-hidden rounded-card">
      {texts.map(({ figure, at, kind, text, isOld }, nth) => {
        const on = shown.scene.figures.find(({ id, isOff }) => id === figure && !isOff);
        if (!on) return null;
        // Those of one moment come one after the other, and stay apart.
        const before = texts.slice(0, nth).filter((each) => each.at === at && each.figure === figure).length;
        const { x, y } = anchorOf(on.at);
        const style: Style = {
          '--nth': before,
          left: `${100 * x}%`,
          top: `calc(${100 * y}% + ${before * 1.6}rem)`,
        };
        return (
          <span
            key={`${at} ${nth - before} ${figure} ${text}`}
            style={style}
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
