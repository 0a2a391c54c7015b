import { useEffect, useState } from 'react';

const minute = 60_000;

/** Whole minutes since something changed, as this device counts them. @param of what changes */
export const useMinutes = (of: unknown): number => {
  const [counted, setCounted] = useState({ of, minutes: 0 });
  if (counted.of !== of) setCounted({ of, minutes: 0 });
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(
      () => setCounted({ of, minutes: Math.floor((Date.now() - began) / minute) }),
      minute / 6,
    );
    return () => clearInterval(timer);
  }, [of]);
  return counted.minutes;
};
