import { useEffect, useRef } from 'react';
import { showAtTop } from './show-at-top';

/** After an answer the focus is on the next question, where it was on the one before. */
export const useRequestFocus = (request: unknown, isOurs: boolean) => {
  const body = useRef<HTMLDivElement>(null);
  const was = useRef(false);
  const last = useRef(request);
  useEffect(() => {
    // After a choice far down a long list, the next question would be out of view.
    const isNew = last.current !== request;
    last.current = request;
    if (isOurs && isNew && body.current && body.current.getBoundingClientRect().top < 0)
      showAtTop(body.current);
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isOurs && was.current && isLost)
      body.current
        ?.querySelector<HTMLElement>('button:not(:disabled), select')
        ?.focus({ preventScroll: true });
  }, [request, isOurs]);
  return {
    body,
    onFocus: () => (was.current = true),
  };
};
