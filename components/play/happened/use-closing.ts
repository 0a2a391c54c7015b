import { useEffect, useEffectEvent, useRef } from 'react';
import { plainKeyOf } from '@/components/ui/keys';

/** Closes something that lies over the board as soon as anything else is touched; Escape closes it, too. */
export const useClosing = <Root extends HTMLElement = HTMLElement>(isOpen: boolean, onClose: () => void) => {
  const root = useRef<Root>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const onTouch = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (plainKeyOf(event) === 'Escape') close();
    };
    document.addEventListener('pointerdown', onTouch, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onTouch, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [isOpen]);
  return root;
};
