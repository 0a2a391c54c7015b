'use client';

import type { ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';

/** A room that can't be entered: why, and the ways on from there. */
export function RefusedPage({
  title,
  why,
  isOld,
  say,
  home,
  onRetry,
  children,
}: {
  readonly title: string;
  readonly why: string;
  /** Another version of Pipsmith or of the rules waits: loading the page again gets it. */
  readonly isOld: boolean;
  readonly say: Readonly<Record<'reload' | 'retry' | 'own', string>>;
  /** The page to start your own. */
  readonly home: string;
  readonly onRetry: (() => void) | undefined;
  /** Further ways on. */
  readonly children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={title} />
      <Notice tone="error" live>
        {why}
      </Notice>
      <div className="flex flex-wrap items-start gap-2">
        {isOld && <Button onClick={() => window.location.reload()}>{say.reload}</Button>}
        {onRetry && <Button onClick={onRetry}>{say.retry}</Button>}
        {children}
        <Link href={home} className={buttonClass({})}>
          {say.own}
        </Link>
      </div>
    </div>
  );
}
