import { useEffect, useRef } from 'react';
import { Explained } from '@/components/skill/explained';
import { Button } from '@/components/ui/button';
import { lessonMessages as say } from '@/lib/messages/lesson';
import type { SystemId } from '@/lib/systems/sheet';
import type { Lessons } from './use-lessons';

/** The ring and the arrow that the board has at what a note is about. */
function Sign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-6 shrink-0">
      <g fill="none" stroke="var(--ink)" strokeLinecap="round" strokeLinejoin="round">
        <circle cx={9} cy={15} r={6} strokeWidth={4.5} />
        <circle cx={9} cy={15} r={6} strokeWidth={2.5} stroke="var(--color-amber)" />
        <path d="M22 2l-6 6M20.500 8.500H15.500V3.500" strokeWidth={2} />
      </g>
    </svg>
  );
}

/**
 * Lesson above the question, on a phone over the news above the board (`app/board.css`), so that both the board, which
 * points at its subject, and the answers stay in sight. Read out when it comes.
 */
export function LessonNote({
  lessons: { lesson, onRead },
  system,
}: {
  readonly lessons: Lessons;
  readonly system: SystemId;
}) {
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
  return (
    <div ref={root} className="empty:hidden max-lg:contents">
      {lesson && (
        <section
          aria-label={say.label(lesson.title)}
          data-lesson={lesson.id}
          data-tip-anchor
          className="relative flex flex-col gap-2 rounded-card border-2 border-amber bg-leaf p-3 max-lg:flex-row max-lg:items-start max-lg:overflow-y-auto max-lg:p-1.5 max-lg:pl-2.5"
        >
          <div aria-live="polite" className="flex min-h-0 flex-col max-lg:my-auto max-lg:flex-1">
            <h2 className="flex items-center gap-2 text-lg leading-tight max-lg:text-base max-lg:leading-tight">
              <Sign />
              <span>{lesson.title}</span>
            </h2>
            <p className="mt-1 max-lg:mt-0.5 max-lg:text-sm max-lg:leading-snug">
              <Explained system={system} text={lesson.text} />
            </p>
          </div>
          <Button
            look="main"
            // On a phone below the button of the pages.
            className="shrink-0 self-start max-lg:self-end max-lg:px-3"
            onClick={() => {
              wasHere.current = true;
              onRead();
            }}
          >
            {say.read}
          </Button>
        </section>
      )}
    </div>
  );
}
