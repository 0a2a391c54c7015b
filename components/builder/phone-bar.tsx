'use client';
import clsx from 'clsx';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useDraftPart } from '@/components/draft/use-draft';
import { useOnDevice } from '@/components/site/use-on-device';
import { PointsBar, toDoOn } from '@/components/site/sheet-state';
import type { BuilderSection } from '@/components/systems/views';
import { ErrorIcon, GoodIcon } from '@/components/ui/icons';
import { messages } from '@/lib/messages/index';
import { nounFor, pointsOf, summaryOf } from '@/lib/systems/document';
import { PrintLink } from './actions';
import { CardSheet } from './later';
import { UndoRedo } from './history-bar';
import { sectionAround, useSections } from './sections';

const say = messages.builder.bar;

/**
 * On a phone, what matters stays at the bottom: the way back, state and points and Print; below them the sections, each
 * one tap away, and the cards. It comes after the footer, so that it stays at the bottom to the end of the page.
 */
export function PhoneBar({ sections }: { readonly sections: readonly BuilderSection[] }) {
  const noun = useDraftPart((state) => nounFor(state.document).one);
  const [isCardShown, showCard] = useState(false);
  const isOnDevice = useOnDevice();
  // Wide windows hide the bar and keep it: what its sheet has open stays so when a device is turned.
  if (!isOnDevice) return null;
  return createPortal(
    <div
      role="region"
      data-own-bar
      aria-label={say.label(noun)}
      className="sticky bottom-0 z-20 border-t border-line bg-paper px-4 pt-1.5 pb-[max(0.25rem,env(safe-area-inset-bottom))] sm:px-6 lg:hidden low:flex low:items-center low:gap-x-4 low:py-0.5"
    >
      <div className="flex flex-wrap items-center gap-x-2 low:grow low:basis-0">
        <UndoRedo isNarrow className="-ml-2" />
        <State />
        <PrintLink />
      </div>
      <nav aria-label={say.sections} className="mt-1 -mb-0.5 low:mt-0 low:grow low:basis-0">
        <ul className="flex flex-wrap *:grow">
          {sections.length > 1 && sections.map((section) => <Tab key={section.id} {...section} />)}
          <li>
            <button type="button" className={tabClass} onClick={() => showCard(true)}>
              {say.card}
            </button>
          </li>
        </ul>
      </nav>
      {isCardShown && <CardSheet onClose={() => showCard(false)} />}
    </div>,
    window.document.body,
  );
}

const tabClass =
  'flex min-h-11 w-full items-center justify-center border-t-2 px-1 whitespace-nowrap border-transparent text-[0.9375rem] font-semibold text-muted aria-[current]:border-gold aria-[current]:text-ink';

function Tab({ id, name }: BuilderSection) {
  const { current, go } = useSections();
  return (
    <li>
      <button
        type="button"
        aria-current={current === id ? 'true' : undefined}
        className={tabClass}
        onClick={() => go(id)}
      >
        {name}
      </button>
    </li>
  );
}

function State() {
  const { go } = useSections();
  const document = useDraftPart((state) => state.document);
  const issues = useDraftPart((state) => state.issues);
  const problems = issues.filter(({ severity }) => severity === 'error').length;
  const points = pointsOf(document);
  const line = <PointsBar spent={summaryOf(document).spent} points={points} />;
  const toDo = toDoOn(document);
  if (toDo !== undefined || problems === 0)
    return (
      <div className="min-w-0 flex-1 basis-24">
        <p
          className={clsx(
            'flex items-center gap-1 text-sm font-semibold whitespace-nowrap',
            toDo === undefined && 'text-good',
          )}
        >
          {toDo === undefined && <GoodIcon className="size-4 shrink-0" />}
          <span>{toDo ?? say.state(messages.site.state.legal, points.spent, points.budget)}</span>
        </p>
        {line}
      </div>
    );
  const state = messages.site.state.problems(problems);
  return (
    <button
      type="button"
      className="min-h-10 min-w-0 flex-1 basis-24 text-left"
      onClick={() => {
        const issue = window.document.querySelector<HTMLElement>('[data-issue="error"]');
        const section = issue && sectionAround(issue);
        if (section) go(section);
        issue?.scrollIntoView({ block: 'start' });
        issue?.focus({ preventScroll: true });
      }}
    >
      <span className="flex items-center gap-1 text-sm font-semibold whitespace-nowrap text-error">
        <ErrorIcon className="size-4 shrink-0" />
        <span className="underline decoration-dotted underline-offset-4">
          {say.state(state, points.spent, points.budget)}
        </span>
      </span>
      <span className="sr-only">{say.toIssue}</span>
      {line}
    </button>
  );
}
