'use client';

import { useEffect, useRef, useState } from 'react';
import { useOrigin } from '@/components/site/origin';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { frameWords } from '@/lib/messages/frame';

type Copying = 'not-yet' | 'copied' | 'denied';

/** Copies the address of this hero or party; where the browser refuses, the link stands there to be copied by hand. */
export function CopyLink({ path }: { readonly path: string }) {
  const origin = useOrigin();
  const [copying, setCopying] = useState<Copying>('not-yet');
  const field = useRef<HTMLInputElement>(null);
  const link = `${origin ?? ''}${path}`;

  useEffect(() => {
    if (copying === 'denied') field.current?.select();
    if (copying !== 'copied') return;
    const later = setTimeout(() => setCopying('not-yet'), 4000);
    return () => clearTimeout(later);
  }, [copying]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopying('copied');
    } catch {
      setCopying('denied');
    }
  };

  return (
    <div className="contents">
      <Button disabled={origin === undefined} onClick={() => void copy()}>
        {copying === 'copied' ? frameWords.site.link.copied : frameWords.site.link.copy}
      </Button>
      <p role="status" className="sr-only">
        {copying === 'copied' && frameWords.site.link.copied}
      </p>
      {copying === 'denied' && (
        <div className="order-last col-span-full basis-full">
          <Field
            ref={field}
            label={frameWords.site.link.field}
            hint={frameWords.site.link.denied}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
    </div>
  );
}
