import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Explained } from '@/components/skill/explained';
import { Button } from '@/components/ui/button';
import { lessonMessages as say } from '@/lib/messages/lesson';
import type { SystemId } from '@/lib/systems/sheet';
import { pagesOf } from './pages';
import type { Lessons } from './use-lessons';

/** The ring and the arrow that the board has at what a note is about. */
function Sign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-6 shrink-0 max-lg:size-5">
      <g fill="none" stroke="var(--ink)" strokeLinecap="round" strokeLinejoin="round">
        <circle cx={9} cy={15} r={6} strokeWidth={4.5} />
        <circle cx={9} cy={15} r={6} strokeWidth={2.5} stroke="var(--color-amber)" />
        <path d="M22 2l-6 6M20.500 8.500H15.500V3.500" strokeWidth={2} />
      </g>
    </svg>
  );
}

/** On a phone below the button of the pages. */
const place = 'shrink-0 self-start max-lg:self-end max-lg:px-3!';

/**
 * Lesson above the question, on a phone over the news above the board (`app/board.css`), so that both the board, which
 * points at its subject, and the answers stay in sight; a long one is several cards there. Read out when it comes.
 */
export function LessonNote({
  lessons: { lesson, onRead },
  system,
}: {
  readonly lessons: Lessons;
  readonly system: SystemId;
}) {
  const [turned, setTurned] = useState({ id: '', page: 0 });
  const root = useRef<HTMLDivElement>(null);
  const wasHere = useRef(false);
  useEffect(() => {
    // The button of the last note goes with it: the keys go on with the question.
    if (lesson || !wasHere.current) return;
    wasHere.current = false;
    if (document.activeElement === document.body)
      root.current?.parentElement
        ?.querySelector<HTMLElement>('button:not(:disabled), select')
        ?.focus({ preventScroll: true });
  }, [lesson]);
  if (!lesson) return <div ref={root} hidden />;
  const pages = pagesOf(lesson.text);
  const page = turned.id === lesson.id ? turned.page : 0;
  const isLast = page >= pages.length - 1;
  return (
    <section
      aria-label={say.label(lesson.title)}
      data-lesson={lesson.id}
      data-tip-anchor
      className="flex flex-col gap-2 rounded-card border-2 border-amber bg-leaf p-3 max-lg:flex-row max-lg:items-start max-lg:gap-1.5 max-lg:p-1 max-lg:pl-2.5"
    >
      <div aria-live="polite" className="max-lg:my-auto max-lg:flex-1">
        <h2 className="flex items-center gap-2 text-lg leading-tight max-lg:gap-1.5 max-lg:text-base max-lg:leading-tight">
          <Sign />
          <span>{lesson.title}</span>
        </h2>
        <p className="mt-1 max-lg:mt-0 max-lg:text-sm max-lg:leading-snug">
          {pages.map((text, nth) => (
            <span key={text} className={clsx(nth !== page && 'max-lg:hidden')}>
              <Explained system={system} text={text} />{' '}
            </span>
          ))}
        </p>
      </div>
      {!isLast && (
        <Button
          look="main"
          className={clsx('lg:hidden!', place)}
          onClick={({ currentTarget }) => {
            // It may be the last that is turned to: the keys go on with what puts the lesson away.
            const card = currentTarget.parentElement;
            requestAnimationFrame(() =>
              card?.querySelector<HTMLElement>(':scope > button:last-child')?.focus({ preventScroll: true }),
            );
            setTurned({ id: lesson.id, page: page + 1 });
          }}
        >
          {say.next}
        </Button>
      )}
      <Button
        look="main"
        className={clsx(place, !isLast && 'max-lg:hidden!')}
        onClick={() => {
          wasHere.current = true;
          onRead();
        }}
      >
        {say.read}
      </Button>
    </section>
  );
}
