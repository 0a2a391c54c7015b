'use client';
import { useState } from 'react';
import { useDraftPart } from '@/components/draft/use-draft';
import { isBlank } from '@/components/draft/state';
import { messages } from '@/lib/messages/index';
import { nounFor } from '@/lib/systems/document';
import { familyOf, hasPart, nounOf } from '@/lib/systems/open';
import { StartDialog } from './dialogs';
import type { Way } from './start-dialog';

const say = messages.builder.beginnings;

/** What an empty builder offers: a concept, chance, or the die as it lies there. */
export function Beginnings({ asked }: { readonly asked: Way | undefined }) {
  const system = useDraftPart(({ document }) => document.system);
  const isEmpty = useDraftPart(({ document, history }) => history.past.length === 0 && isBlank(document));
  const [way, choose] = useState(asked);
  const [isDismissed, dismiss] = useState(false);
  // Once there, it stays: what goes away while somebody paints would move the die under the finger.
  const [wasEmpty, setWasEmpty] = useState(false);
  if (isEmpty && !wasEmpty) setWasEmpty(true);
  const isOffered = (isEmpty || wasEmpty) && !isDismissed && hasPart(system, 'start');
  const noun = nounOf(system);
  const blank = useDraftPart(({ document }) => nounFor(document).one);
  const isPainted = familyOf(system) === 'painted-die';
  return (
    <>
      {isOffered && (
        <section aria-label={say.label} className="grid grid-cols-3 gap-2">
          <Beginning
            name={say.concept}
            hint={isPainted ? say.conceptHint : say.otherConceptHint}
            onChoose={() => choose('concepts')}
          />
          <Beginning name={say.random(noun.one)} hint={say.randomHint} onChoose={() => choose('random')} />
          <Beginning
            name={isPainted ? say.blank : say.otherBlank(blank)}
            hint={isPainted ? say.blankHint : say.otherBlankHint}
            onChoose={() => {
              dismiss(true);
              window.document.querySelector<HTMLElement>('[data-main]')?.focus();
            }}
          />
        </section>
      )}
      {way && <StartDialog open first={way} onOpenChange={() => choose(undefined)} />}
    </>
  );
}

function Beginning({
  name,
  hint,
  onChoose,
}: {
  readonly name: string;
  readonly hint: string;
  readonly onChoose: () => void;
}) {
  return (
    <button
      type="button"
      className="flex min-h-14 flex-col items-start gap-0.5 rounded-card border border-edge bg-leaf px-2.5 py-1.5 text-left leading-tight hover:border-ink"
      onClick={onChoose}
    >
      <span className="font-semibold">{name}</span>
      <span className="text-sm text-muted">{hint}</span>
    </button>
  );
}
