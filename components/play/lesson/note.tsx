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

/** Lesson above the question; the board points at its subject. Read out when it comes. */
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
    <div ref={root} className="empty:hidden">
      {lesson && (
        <section
          aria-label={say.label(lesson.title)}
          data-lesson={lesson.id}
          data-tip-anchor
          className="relative flex flex-col gap-2 rounded-card border-2 border-amber bg-leaf p-3 max-lg:max-h-(--lesson-room,none) max-lg:p-2"
        >
          <div aria-live="polite" className="flex min-h-0 flex-col">
            <h2 className="flex items-center gap-2 text-lg leading-tight max-lg:min-h-9 max-lg:shrink-0 max-lg:pr-20">
              <Sign />
              <span>{lesson.title}</span>
            </h2>
            <p className="mt-1 max-lg:min-h-0 max-lg:overflow-y-auto max-lg:text-sm max-lg:leading-snug">
              <Explained system={system} text={lesson.text} />
            </p>
          </div>
          <Button
            look="main"
            // On a phone beside the title, so that the question below stays in view.
            className="self-start max-lg:absolute max-lg:top-1.5 max-lg:right-1.5"
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
