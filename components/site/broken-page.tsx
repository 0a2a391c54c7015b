'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { siteMessages } from '@/lib/messages/site';
import { EmptyDie } from './empty-die';
import { isMoved, Recoveries } from './recovery';

const recoveries = new Recoveries();

/** A page that failed while it was drawn, with a way on. A form leads home: it loads afresh and needs nothing that just broke. */
export function BrokenPage({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const say = siteMessages.site.error;
  useEffect(() => {
    // The page finds on the device what it had, so nobody has to press for it.
    if (isMoved(error) && recoveries.mayRecover(performance.now())) retry();
  }, [error, retry]);
  return (
    <div role="alert" className="mx-auto flex max-w-2xl flex-col items-start gap-6 py-10">
      <EmptyDie face={5} />
      <h1 className="text-4xl">{say.heading}</h1>
      <p className="text-xl">{say.body}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="main" onClick={retry}>
          {say.retry}
        </Button>
        <form action="/" method="get">
          <Button type="submit">{say.home}</Button>
        </form>
      </div>
    </div>
  );
}
