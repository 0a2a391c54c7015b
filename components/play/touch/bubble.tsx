import clsx from 'clsx';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { RemoveButton } from '@/components/ui/button';
import { keyOf } from '@/components/ui/keys';
import { touchMessages as say } from '@/lib/messages/touch';
import { placeBubble, type Box } from './place-bubble';

/** Anchor of a bubble and the boxes it should not cover, in parts of the frame. */
export interface Surroundings {
  readonly own: Box;
  readonly ground: Box | undefined;
  readonly others: readonly Box[];
  /** Spots that are tapped again. */
  readonly kept?: readonly Box[];
}

/** Moves an element beside its object, and again whenever one of them changes. */
const useBeside = ({ own, ground, others, kept }: Surroundings) => {
  const element = useRef<HTMLElement>(null);
  const lay = useEffectEvent((): void => {
    const bubble = element.current;
    const frame = bubble?.offsetParent;
    if (!bubble || !frame) return;
    const { clientWidth: width, clientHeight: height } = frame;
    const inPixels = ({ left, top, right, bottom }: Box): Box => ({
      left: left * width,
      top: top * height,
      right: right * width,
      bottom: bottom * height,
    });
    const { left, top } = placeBubble(
      { width, height },
      { width: bubble.offsetWidth, height: bubble.offsetHeight },
      inPixels(own),
      ground && inPixels(ground),
      others.map(inPixels),
      kept?.map(inPixels),
    );
    // Before anything is drawn, so that it is never seen elsewhere.
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
  });
  useLayoutEffect(() => lay());
  useEffect(() => {
    const bubble = element.current;
    // Asking for its offset parent would have the page laid out once more before it is drawn.
    const frame = bubble?.parentElement;
    if (!bubble || !frame) return;
    const watch = new ResizeObserver(() => lay());
    watch.observe(bubble);
    watch.observe(frame);
    return () => watch.disconnect();
  }, []);
  return element;
};

const look =
  'absolute z-20 rounded-card border border-edge bg-leaf shadow-[0_6px_24px_rgb(20_14_8/0.28)] motion-safe:animate-bubble';

/** One sentence at a place of the map, which goes with the next tap, on itself or beside it. */
export function Note({
  onClose,
  children,
  ...around
}: Surroundings & { readonly onClose: () => void; readonly children: ReactNode }) {
  const element = useBeside(around);
  return (
    <section
      ref={element}
      onPointerUp={onClose}
      className={`flex w-max max-w-[min(20rem,84%)] flex-col gap-1 px-3 py-2 text-sm ${look}`}
    >
      {children}
    </section>
  );
}

/** On a phone, which has no room for it on the map: at the bottom of the screen, above the tabs, in reach of a thumb. */
const sheet =
  'max-sm:fixed max-sm:inset-x-0 max-sm:top-auto! max-sm:bottom-(--tabs) max-sm:left-0! max-sm:max-h-[48dvh]! max-sm:w-full max-sm:rounded-b-none max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]';

/** Scrolls so that the frame over which a sheet lies is in sight above it. */
const keepInSight = (sheet: HTMLElement): void => {
  const frame = sheet.parentElement;
  const { position, bottom: above } = getComputedStyle(sheet);
  if (!frame || position !== 'fixed') return;
  const { top, bottom } = frame.getBoundingClientRect();
  // Its rectangle is smaller while it comes in.
  const hidden = bottom - (window.innerHeight - sheet.offsetHeight - parseFloat(above));
  window.scrollBy({ top: Math.min(top, Math.max(0, hidden)) });
};

/**
 * Whether somebody clicked on one of these spots, but not on anything that reacts to clicks.
 * @param spots in parts of the frame
 */
const isOnSpot = (event: MouseEvent<HTMLElement>, spots: readonly Box[]): boolean => {
  const frame = event.currentTarget.offsetParent?.getBoundingClientRect();
  if (!frame || (event.target instanceof Element && event.target.closest('a, button'))) return false;
  const x = (event.clientX - frame.left) / frame.width;
  const y = (event.clientY - frame.top) / frame.height;
  return spots.some(({ left, top, right, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
};

/** A small panel beside a place of the map, within its frame; Escape closes it. */
export function Bubble({
  label,
  title,
  below,
  isSheet = false,
  isSmall = false,
  isBesideOnly = false,
  onAgain,
  onClose,
  children,
  ...around
}: Surroundings & {
  readonly label: string;
  readonly title: ReactNode;
  /** A line below the title. */
  readonly below?: ReactNode;
  /** It holds more than the map of a phone has room for. */
  readonly isSheet?: boolean;
  /** It holds a sentence and a button. */
  readonly isSmall?: boolean;
  /** It is left out where there is no room beside the board. */
  readonly isBesideOnly?: boolean;
  /** A spot that is tapped again was tapped, where the map has no room for the panel beside it. */
  readonly onAgain?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const element = useBeside(around);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const bubble = element.current;
    if (!bubble) return;
    // It grows when chances are known, or when folded parts are opened.
    const watch = new ResizeObserver(() => keepInSight(bubble));
    watch.observe(bubble);
    return () => watch.disconnect();
  }, [element]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (keyOf(event) === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <section
      ref={element}
      aria-label={label}
      data-rows
      onClick={(event) => {
        if (isOnSpot(event, around.kept ?? [])) onAgain?.();
      }}
      className={clsx(
        'flex max-h-[min(92%,80dvh)] flex-col overflow-y-auto overscroll-contain',
        isSmall ? 'w-max max-w-[min(15rem,52%)] gap-1.5 p-2 lg:gap-2 lg:p-3' : 'w-[min(18rem,76%)] gap-2 p-3',
        look,
        isSheet && sheet,
        isBesideOnly && 'max-lg:hidden',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className={isSmall ? 'font-sans text-sm font-semibold' : 'text-lg leading-tight'}>{title}</h2>
          {below}
        </div>
        {/* On a phone the next tap on the map does that. */}
        <div className={clsx('-mt-2 -mr-2', isSmall && '-mb-3 max-lg:hidden')}>
          <RemoveButton label={say.close} onRemove={onClose} />
        </div>
      </div>
      {children}
    </section>
  );
}
