'use client';
import { useDraftPart } from '@/components/draft/use-draft';
import { PointsBar } from '@/components/site/sheet-state';
import { Button } from '@/components/ui/button';
import { ErrorIcon, GoodIcon } from '@/components/ui/icons';
import { messages } from '@/lib/messages/index';
import { pointsOf, summaryOf } from '@/lib/systems/document';
import { nounOf } from '@/lib/systems/open';
import { PrintLink } from './actions';
import { cardPlace } from './card-space';

const say = messages.builder.bar;

const goTo = (place: HTMLElement | null): void => {
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
};

/** On a phone, what matters stays at the bottom: state and points, the way to the card, and Print. */
export function PhoneBar() {
  const system = useDraftPart((state) => state.document.system);
  return (
    <div
      role="region"
      aria-label={say.label(nounOf(system).one)}
      className="sticky bottom-0 z-20 -mx-4 mt-6 flex items-center gap-2 border-t border-line bg-paper px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:hidden"
    >
      <State />
      <Button onClick={() => goTo(window.document.getElementById(cardPlace))}>{say.card}</Button>
      <PrintLink />
    </div>
  );
}

function State() {
  const document = useDraftPart((state) => state.document);
  const issues = useDraftPart((state) => state.issues);
  const problems = issues.filter(({ severity }) => severity === 'error').length;
  const points = pointsOf(document);
  const line = <PointsBar spent={summaryOf(document).spent} points={points} />;
  if (problems === 0)
    return (
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1 text-sm font-semibold whitespace-nowrap text-good">
          <GoodIcon className="size-4 shrink-0" />
          {say.state(messages.site.state.legal, points.spent, points.budget)}
        </p>
        {line}
      </div>
    );
  const state = messages.site.state.problems(problems);
  return (
    <button
      type="button"
      className="min-h-10 min-w-0 flex-1 text-left"
      aria-label={say.toIssue(state, points.spent, points.budget)}
      onClick={() => goTo(window.document.querySelector<HTMLElement>('[data-issue="error"]'))}
    >
      <span className="flex items-center gap-1 text-sm font-semibold whitespace-nowrap text-error">
        <ErrorIcon className="size-4 shrink-0" />
        <span className="underline decoration-dotted underline-offset-4">
          {say.state(state, points.spent, points.budget)}
        </span>
      </span>
      {line}
    </button>
  );
}
