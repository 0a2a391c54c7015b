'use client';

import { Button } from '@/components/ui/button';
import { siteMessages } from '@/lib/messages/site';
import { EmptyDie } from './empty-die';

/** A page that failed while it was drawn, with a way on. A form leads home: it loads afresh and needs nothing that just broke. */
export function BrokenPage({ retry }: { readonly retry: () => void }) {
  const { error } = siteMessages.site;
  return (
    <div role="alert" className="mx-auto flex max-w-2xl flex-col items-start gap-6 py-10">
      <EmptyDie face={5} />
      <h1 className="text-4xl">{error.heading}</h1>
      <p className="text-xl">{error.body}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="main" onClick={retry}>
          {error.retry}
        </Button>
        <form action="/" method="get">
          <Button type="submit">{error.home}</Button>
        </form>
      </div>
    </div>
  );
}
