import { useState } from 'react';
import type { RulerEnd } from '@/lib/session/measuring';
import type { Ruler } from './ruler';

/** A ruler that is laid end by end: a third click begins anew. */
export const useRuler = () => {
  const [isOn, setOn] = useState(false);
  const [ruler, lay] = useState<Ruler>({});
  return {
    isOn,
    ruler,
    lay,
    turn: (): void => {
      setOn(!isOn);
      lay({});
    },
    pick: (end: RulerEnd): void =>
      lay(ruler.from === undefined || ruler.to !== undefined ? { from: end } : { ...ruler, to: end }),
  };
};
