'use client';
import clsx from 'clsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useDraftPart } from '@/components/draft/use-draft';
import { isBlank } from '@/components/draft/state';
import { messages } from '@/lib/messages/index';
import { nounFor } from '@/lib/systems/document';
import { familyOf, hasPart, nounOf } from '@/lib/systems/open';
import { MiniatureDialog, StartDialog } from './dialogs';
import type { Arrival } from '@/components/draft/address';

const say = messages.builder.beginnings;

/** Ways to start in an empty builder: by the miniature, a concept, chance, or the die as it lies there. */
export function Beginnings({ asked }: { readonly asked: Arrival['begin'] }) {
  const system = useDraftPart(({ document }) => document.system);
  const isEmpty = useDraftPart(({ document, history }) => history.past.length === 0 && isBlank(document));
  const [way, choose] = useState(asked);
  const [isDismissed, dismiss] = useState(false);
  // Once there, it stays: what goes away while somebody paints would move the die under the finger.
  const [wasEmpty, setWasEmpty] = useState(false);
  if (isEmpty && !wasEmpty) setWasEmpty(true);
  const isOffered = (isEmpty || wasEmpty) && !isDismissed && hasPart(system, 'start');
  const noun = nounOf(system);
  const isPainted = familyOf(system) === 'painted-die';
  const asksMiniature = hasPart(system, 'miniature');
  const close = (): void => choose(undefined);
  const paint = (): void => {
    // An open dialog would keep the focus.
    flushSync(() => {
      close();
      dismiss(true);
    });
    window.document.querySelector<HTMLElement>('[data-main]')?.focus();
  };
  return (
    <>
      {isOffered && (
        <section
          aria-label={say.label}
          className={clsx('grid gap-2', asksMiniature ? 'grid-cols-2' : 'grid-cols-3')}
        >
          {asksMiniature && (
            <>
              <Beginning
                isMain
                name={say.miniature}
                hint={say.miniatureHint}
                onChoose={() => choose('miniature')}
              />
              <BlankDie onPaint={paint} />
            </>
          )}
          <Beginning
            name={say.concept}
            hint={isPainted ? say.conceptHint : say.otherConceptHint}
            onChoose={() => choose('concepts')}
          />
          <Beginning name={say.random(noun.one)} hint={say.randomHint} onChoose={() => choose('random')} />
          {!asksMiniature && <BlankDie onPaint={paint} />}
        </section>
      )}
      <Chosen way={way === 'miniature' && !asksMiniature ? undefined : way} onClose={close} onPaint={paint} />
    </>
  );
}

function BlankDie({ onPaint }: { readonly onPaint: () => void }) {
  const isPainted = useDraftPart(({ document }) => familyOf(document.system) === 'painted-die');
  const noun = useDraftPart(({ document }) => nounFor(document).one);
  return (
    <Beginning
      name={isPainted ? say.blank : say.otherBlank(noun)}
      hint={isPainted ? say.blankHint : say.otherBlankHint}
      onChoose={onPaint}
    />
  );
}

function Chosen({
  way,
  onClose,
  onPaint,
}: {
  readonly way: Arrival['begin'];
  readonly onClose: () => void;
  readonly onPaint: () => void;
}) {
  switch (way) {
    case undefined:
      return null;
    case 'miniature':
      return <MiniatureDialog onClose={onClose} onPaint={onPaint} />;
    case 'concepts':
    case 'random':
      return <StartDialog open first={way} onOpenChange={onClose} />;
  }
}

function Beginning({
  name,
  hint,
  isMain = false,
  onChoose,
}: {
  readonly name: string;
  readonly hint: string;
  /** The choice for most people; framed in gold. */
  readonly isMain?: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <button
      type="button"
      className={clsx(
        'flex min-h-11 flex-col items-start justify-center gap-0.5 rounded-card border bg-leaf px-2.5 py-1.5 text-left leading-tight hover:border-ink',
        isMain ? 'border-gold' : 'border-edge',
      )}
      onClick={onChoose}
    >
      <span className="font-semibold">{name}</span>
      {/* On a phone every line here moves the die down. */}
      <span className="text-sm text-muted max-sm:hidden">{hint}</span>
    </button>
  );
}
