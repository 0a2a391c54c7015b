'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { nightPath } from '@/components/site/play-path';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { keptSteps, plainView } from '@/lib/companion/kept-night';
import type { SharedNight } from '@/lib/companion/shared/shared-night';
import { companionMessages } from '@/lib/messages/companion';
import { messages } from '@/lib/messages/index';
import { saveNight } from '../opened-night';

/** The steps of a shared night as one device undoes them: back to the last hero who was brought. */
const pastOf = ({ steps, night }: SharedNight) =>
  steps
    .filter(({ fate, before }) => fate === 'counts' && before.setUp === night.setUp)
    .slice(-keptSteps)
    .map(({ before }) => before.state);

/** Copies a shared night to this device, to continue it there without the others. */
export function KeepNight({ shared, label }: { readonly shared: SharedNight; readonly label: string }) {
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const keep = async (): Promise<void> => {
    const history = { night: shared.night, past: pastOf(shared), future: [] };
    const saved = await saveNight(undefined, { history, view: plainView });
    if (saved.ok) router.push(nightPath(saved.value.id));
    else if (saved.error.problem === 'failed') setProblem(companionMessages.keeping['not-kept']);
    else setProblem(messages.roster.problem(saved.error));
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button onClick={() => void keep()}>{label}</Button>
      {problem !== undefined && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
    </div>
  );
}
