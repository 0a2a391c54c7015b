import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { FloatingText } from '@/lib/systems/fact-teller';
import type { TableFigure } from '@/lib/systems/table-scene';
import { distanceBetween, unit, type Units } from '@/lib/table/table';
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

/** Texts at figures this near would lie over each other. */
const near: Units = 3 * unit;

type Style = CSSProperties & Readonly<Record<'--nth', number>>;

/** Damage, counters, falls and critical hits, each at its figure. The banner says them in words. */
export function FloatingTexts({ shown, anchorOf }: { readonly shown: Shown; readonly anchorOf: AnchorOf }) {
  const texts = useFloating(shown);
  const isBeside = (figure: number, { at }: TableFigure): boolean =>
    shown.scene.figures.some((each) => each.id === figure && distanceBetween(each.at, at) < near);
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 z-5 overflow-hidden rounded-card">
      {texts.map(({ figure, at, kind, text, isOld }, nth) => {
        const on = shown.scene.figures.find(({ id, isOff }) => id === figure && !isOff);
        if (!on) return null;
        // Texts that come together, or one right after the other, stay apart, at one figure or at two side by side.
        const earlier = texts.slice(0, nth);
        const before = earlier.filter((each) => each.at >= at - 1 && isBeside(each.figure, on)).length;
        const alike = earlier.filter(
          (each) => each.at === at && each.figure === figure && each.text === text,
        ).length;
        const { x, y } = anchorOf(on.at);
        const style: Style = {
          '--nth': before,
          left: `${100 * x}%`,
          top: `calc(${100 * y}% + ${before * 1.6}rem)`,
        };
        return (
          <span
            key={`${at} ${figure} ${text} ${alike}`}
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
