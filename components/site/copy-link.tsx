'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { siteMessages } from '@/lib/messages/site';
import { useOrigin } from './origin';

type Copying =
  | { readonly state: 'not-yet' | 'copied' }
  | { readonly state: 'denied'; readonly link: string }
  | { readonly state: 'none'; readonly why: string };

/** Target of a link: a path of this site, or a sentence that says why there is none. */
export type LinkPath = { readonly path: string } | { readonly why: string };

const say = siteMessages.site.link;

const never = () => () => undefined;

/** Whether this is a phone or a tablet with a share sheet. */
const useCanShare = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches,
    () => false,
  );

/** Copies the link of a hero or party; where the browser refuses, it stands there to be copied by hand. */
export function CopyLink({
  of,
  to,
  words = say,
  onSent,
}: {
  /** Subject of the link; once it changes, the message about the old link goes. */
  readonly of: unknown;
  /** A function where making the link costs time; a page of the server hands over the path itself. */
  readonly to: LinkPath | (() => LinkPath);
  /** Texts of the buttons, where several links can be copied. */
  readonly words?: { readonly copy: string; readonly share: string } | undefined;
  /** Is told when the link goes out. */
  readonly onSent?: () => void;
}) {
  const origin = useOrigin();
  const [copying, setCopying] = useState<Copying>({ state: 'not-yet' });
  const field = useRef<HTMLInputElement>(null);
  const [copiedOf, setCopiedOf] = useState(of);
  if (of !== copiedOf) {
    setCopiedOf(of);
    setCopying({ state: 'not-yet' });
  }

  const canShare = useCanShare();

  useEffect(() => {
    if (copying.state === 'denied') field.current?.select();
    if (copying.state !== 'copied') return;
    const later = setTimeout(() => setCopying({ state: 'not-yet' }), 4000);
    return () => clearTimeout(later);
  }, [copying]);

  const share = async (): Promise<void> => {
    const goal = typeof to === 'function' ? to() : to;
    if ('why' in goal) {
      setCopying({ state: 'none', why: goal.why });
      return;
    }
    // Whoever closes the sheet again wants nothing else.
    await navigator.share({ url: `${origin ?? ''}${goal.path}` }).then(onSent, () => undefined);
  };

  const copy = async (): Promise<void> => {
    const goal = typeof to === 'function' ? to() : to;
    if ('why' in goal) {
      setCopying({ state: 'none', why: goal.why });
      return;
    }
    const link = `${origin ?? ''}${goal.path}`;
    try {
      await navigator.clipboard.writeText(link);
      setCopying({ state: 'copied' });
      onSent?.();
    } catch {
      setCopying({ state: 'denied', link });
    }
  };

  return (
    <div className="contents">
      {canShare && (
        <Button disabled={origin === undefined} onClick={() => void share()}>
          {words.share}
        </Button>
      )}
      <Button disabled={origin === undefined} onClick={() => void copy()}>
        {copying.state === 'copied' ? say.copied : words.copy}
      </Button>
      <p role="status" className="sr-only">
        {copying.state === 'copied' && say.copied}
      </p>
      {copying.state === 'none' && (
        <div className="order-last col-span-full basis-full">
          <Notice tone="error" live>
            {copying.why}
          </Notice>
        </div>
      )}
      {copying.state === 'denied' && (
        <div className="order-last col-span-full basis-full">
          <Field
            ref={field}
            label={say.field}
            hint={say.denied}
            readOnly
            value={copying.link}
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
    </div>
  );
}
