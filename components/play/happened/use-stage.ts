import { useEffect, useMemo, useState } from 'react';
import { littleMotion, useMedia } from '@/components/site/use-media';
import { plainKeyOf } from '@/components/ui/keys';
import { landingTime } from '../dice/landing';
import type { Shown } from '../table/use-table';
import { landed, shownOn, stagedAt, wentOn, type Stage } from './stage';

/** Where a touch that ends the wait would do something else as well. */
const acts = '[data-match-board], .asked';

/** ms for which a bout that has landed is read before the dice of the next one fall. */
const readTime = 900;

const pressing: readonly string[] = ['Enter', ' '];

/**
 * A match on the table without what dice decide before they have landed. Any touch or key shows it at once; on the
 * board and on the answers it does nothing else.
 * @param isHurried nothing is waited for
 */
export const useStage = (now: Shown, isHurried: boolean): Shown => {
  const isStill = useMedia(littleMotion, true);
  const [stage, setStage] = useState<Stage>({ seen: now, next: undefined });
  const staged = stagedAt(stage, now, isStill || isHurried);
  if (staged !== stage) setStage(staged);
  const falls = staged.next?.at;
  const { bouts = 0, isLanded } = staged;
  useEffect(() => {
    if (falls === undefined) return;
    const land = (): void => setStage(landed);
    const onTouch = (event: PointerEvent): void => {
      land();
      if (!(event.target instanceof Element) || !event.target.closest(acts)) return;
      event.stopPropagation();
      // A press now would only be seen after the finger has gone.
      const stop = (click: Event): void => click.stopPropagation();
      document.addEventListener('click', stop, { capture: true, once: true });
      const free = (): void => {
        setTimeout(() => document.removeEventListener('click', stop, true));
      };
      document.addEventListener('pointerup', free, { capture: true, once: true });
      document.addEventListener('pointercancel', free, { capture: true, once: true });
    };
    const onKey = (event: KeyboardEvent): void => {
      land();
      if (!pressing.includes(plainKeyOf(event))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('pointerdown', onTouch, true);
    document.addEventListener('keydown', onKey, true);
    const timer = setTimeout(() => setStage(wentOn), isLanded ? readTime : landingTime);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', onTouch, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [falls, bouts, isLanded]);
  return useMemo(() => shownOn(staged), [staged]);
};
