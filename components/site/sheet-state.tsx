import clsx from 'clsx';
import { ErrorIcon, GoodIcon } from '@/components/ui/icons';
import { messages } from '@/lib/messages/index';
import { issuesOf, isUntouched, messagesOf, pointsOf, summaryOf } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';
import type { Summary } from '@/lib/systems/display';
import type { Points } from '@/lib/systems/system';

const say = messages.site.state;

/** First steps on an untouched sheet, in its game's words; undefined for every other one. */
export const toDoOn = (document: SheetDocument): string | undefined => {
  if (!isUntouched(document)) return undefined;
  const problems = issuesOf(document).filter(({ severity }) => severity === 'error').length;
  return (
    messagesOf(document.system).untouched?.(document.sheet, problems) ??
    say.toSpend(pointsOf(document).budget)
  );
};

/**
 * "Legal, 20 of 20 points", with a bar of what they were spent on; "Legal" in games without points, and what is to be
 * done on an untouched sheet.
 */
export function SheetState({
  document,
  className,
}: {
  readonly document: SheetDocument;
  readonly className?: string;
}) {
  const problems = issuesOf(document).filter(({ severity }) => severity === 'error').length;
  const legal = problems === 0;
  const points = pointsOf(document);
  const Icon = legal ? GoodIcon : ErrorIcon;
  const toDo = toDoOn(document);
  return (
    <div className="w-full max-w-72" data-state={legal ? 'legal' : 'illegal'}>
      <p className={clsx('flex flex-wrap items-center gap-x-3 text-lg', className)}>
        <strong
          className={clsx(
            'inline-flex items-center gap-1 font-semibold',
            toDo === undefined && (legal ? 'text-good' : 'text-error'),
          )}
        >
          {toDo === undefined && <Icon className="size-4" />}
          <span>{toDo ?? (legal ? say.legal : say.problems(problems))}</span>
        </strong>
        {toDo === undefined && points.budget > 0 && (
          <span>
            <strong className="font-semibold">{points.spent}</strong> {say.spentOf(points.budget)}
          </span>
        )}
      </p>
      <PointsBar spent={summaryOf(document).spent} points={points} />
    </div>
  );
}

/** Bar of the points spent; beyond the budget it is marked where the budget ends. Nothing where there is no budget. */
export function PointsBar({ spent, points }: { readonly spent: Summary['spent']; readonly points: Points }) {
  if (points.budget === 0) return null;
  const whole = Math.max(points.spent, points.budget, 1);
  return (
    <div
      role="img"
      aria-label={say.bar(spent, points.budget - points.spent)}
      className="relative mt-1.5 flex h-2.5 w-full gap-0.5 overflow-hidden rounded-full bg-line forced-color-adjust-none"
    >
      {spent.map(({ ink, label, points: cost }) => (
        <span key={label} style={{ width: `${(cost / whole) * 100}%`, background: `var(--color-${ink})` }} />
      ))}
      {points.spent > points.budget && (
        <span
          className="absolute inset-y-0 w-1 -translate-x-1/2 bg-ink"
          style={{ left: `${(points.budget / whole) * 100}%` }}
        />
      )}
    </div>
  );
}
