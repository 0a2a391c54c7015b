import { useState } from 'react';
import { forgetText, keepText, textKept } from '@/components/site/device-text';

const key = 'pipsmith-phrases-hidden';

/** Whether this device hides what other players say. */
export const useMuted = (): readonly [boolean, (isMuted: boolean) => void] => {
  const [isMuted, setMuted] = useState(() => textKept(key) !== null);
  return [
    isMuted,
    (muted) => {
      if (muted) keepText(key, '1');
      else forgetText(key);
      setMuted(muted);
    },
  ];
};
