'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

// It brings the rules and the matches along, which no shared page needs before somebody plays.
const ChallengeDialog = dynamic(() => import('./challenge-dialog').then((file) => file.ChallengeDialog), {
  ssr: false,
  loading: () => null,
});

/** Plays many matches against the hero of the page. */
export function Challenge({ code, label }: { readonly code: string; readonly label: string }) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button look="main" className="col-span-full" onClick={() => open(true)}>
        {label}
      </Button>
      {isOpen && <ChallengeDialog code={code} title={label} onClose={() => open(false)} />}
    </>
  );
}
