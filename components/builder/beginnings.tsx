'use client';
import clsx from 'clsx';
import { useState } from 'react';
import { useDraftPart } from '@/components/draft/use-draft';
import { isBlank } from '@/components/draft/state';
import { messages } from '@/lib/messages/index';
import { nounFor } from '@/lib/systems/document';
import { familyOf, hasPart, nounOf } from '@/lib/systems/open';
import { MiniatureDialog, StartDialog } from './dialogs';
import type { Way } from './start-dialog';

const say = messages.builder.beginnings;

/** What an empty builder offers: a concept, chance, or the die as it lies there. */
export function Beginnings({ asked }: { readonly asked: Way | undefined }) {
  const system = useDraftPart(({ document }) => document.system);
  const isEmpty = useDraftPart(({ document, history }) => history.past.length === 0 && isBlank(document));
  const [way, choose] = useState(asked);
  const [isSeeing, see] = useState(false);
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
          {hasPart(system, 'miniature') && (
            <div className="col-span-3 grid">
              <Beginning isMain name={say.miniature} hint={say.miniatureHint} onChoose={() => see(true)} />
            </div>
          )}
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
      {isSeeing && <MiniatureDialog onClose={() => see(false)} />}
      {way && <StartDialog open first={way} onOpenChange={() => choose(undefined)} />}
    </>
  );
}

function Beginning({
  name,
  hint,
  isMain = false,
  onChoose,
}: {
  readonly name: string;
  readonly hint: string;
  /** What most people want first. */
  readonly isMain?: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <button
      type="button"
      className={clsx(
        'flex min-h-14 flex-col items-start gap-0.5 rounded-card border bg-leaf px-2.5 py-1.5 text-left leading-tight hover:border-ink',
        isMain ? 'border-gold' : 'border-edge',
      )}
      onClick={onChoose}
    >
      <span className="font-semibold">{name}</span>
      <span className="text-sm text-muted">{hint}</span>
    </button>
  );
}
