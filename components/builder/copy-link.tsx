'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { words } from '@/lib/messages/index';
import type { HeroDraft } from '@/lib/systems/index';
import { linkOf } from './hero-file';

const say = words.builder.actions;

type Copied =
  | { readonly as: 'copied' | 'shown'; readonly link: string }
  | { readonly as: 'none'; readonly sentence: string };

/** Copies the link of the hero, or shows it where the browser forbids copying. */
export function CopyLink({ hero, origin }: { readonly hero: HeroDraft; readonly origin: string }) {
  const [copied, setCopied] = useState<{ readonly of: HeroDraft; readonly what: Copied } | undefined>();
  const what = copied?.of === hero ? copied.what : undefined;
  const copy = async (): Promise<void> => {
    const link = linkOf(hero, origin);
    if (!link.ok) {
      setCopied({ of: hero, what: { as: 'none', sentence: words.share.problem(link.error) } });
      return;
    }
    const as = await navigator.clipboard.writeText(link.value).then(
      () => 'copied' as const,
      () => 'shown' as const,
    );
    setCopied({ of: hero, what: { as, link: link.value } });
  };
  return (
    <>
      <Button onClick={() => void copy().catch(() => undefined)}>
        {what?.as === 'copied' ? say.linkCopied : say.copyLink}
      </Button>
      <div role="status" className={what === undefined || what.as === 'copied' ? 'sr-only' : 'col-span-full'}>
        {what?.as === 'copied' && say.linkCopied}
        {what?.as === 'none' && <Notice tone="error">{what.sentence}</Notice>}
        {what?.as === 'shown' && (
          <Field label={say.linkHere} readOnly value={what.link} onFocus={(event) => event.target.select()} />
        )}
      </div>
    </>
  );
}
