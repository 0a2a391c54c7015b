'use client';
import clsx from 'clsx';
import { memo, useId, type ReactNode } from 'react';
import { Button, RemoveButton } from '@/components/ui/button';

/** A change that lets the hero learn a locked skill. */
export interface SkillFix {
  readonly label: string;
  /** The label, including its purpose. */
  readonly longLabel: string;
  /** Makes the change and learns the skill, in one step. */
  readonly onTake: () => void;
}

/** A skill to choose, as its game describes it. */
export interface SkillOption {
  readonly id: string;
  readonly name: string;
  /** Beside the name: that it is an elite skill. */
  readonly marks?: ReactNode;
  /** Effect of the skill, in a sentence or two. */
  readonly line?: string;
  readonly emblem?: ReactNode;
  /** Effects of the skill, by the ids of the filter. */
  readonly effects?: readonly string[];
  /** How often the list has it. */
  readonly times: number;
  readonly removeLabel: string;
  /** Short note at the end of the line. */
  readonly kind: string;
  /** The school or category that it stands under. */
  readonly group: string;
  readonly locked: boolean;
  /** Why it is unavailable, where that needs saying. */
  readonly reason?: string | undefined;
  /** Ways to a locked skill; found when they are shown. */
  readonly fixes?: () => readonly SkillFix[];
  /** Opens what there is to read of it. */
  readonly about?: ReactNode;
}

/** The reason that more than half of the locked skills share, if at least three do. */
const sharedReason = (reasons: readonly string[]): string | undefined => {
  const times = (reason: string): number => reasons.filter((each) => each === reason).length;
  return reasons.find((reason) => times(reason) >= 3 && times(reason) * 2 > reasons.length);
};

/**
 * The skills of a school. A reason that locks several of them is given once. Skills that a search doesn't find stay on
 * the page, hidden: a phone takes too long to take two hundred of them away and bring them back.
 */
export function SkillSection({
  name,
  options,
  found,
  chosen,
  showsFixes,
  onAdd,
  onRemove,
}: {
  readonly name: string;
  readonly options: readonly SkillOption[];
  /** Those of all skills that are shown. */
  readonly found: ReadonlySet<SkillOption>;
  /** Says how often a skill is chosen. */
  readonly chosen: (times: number) => string;
  readonly showsFixes: boolean;
  readonly onAdd: (id: string) => void;
  readonly onRemove: (id: string) => void;
}) {
  const shared = useId();
  const shown = options.filter((option) => found.has(option));
  const reasons = shown.map(({ reason }) => reason).filter((reason) => reason !== undefined);
  const common = sharedReason(reasons);
  return (
    <section aria-label={name} hidden={shown.length === 0}>
      <div className="sticky -top-4 z-10 border-b border-line bg-leaf pt-3 pb-1">
        <h3 className="text-lg">{name}</h3>
        {common !== undefined && (
          <p id={shared} className="text-sm text-muted italic">
            {common}
          </p>
        )}
      </div>
      <ul className="flex flex-col">
        {options.map((option) => (
          <Row
            key={option.id}
            option={option}
            isShown={found.has(option)}
            isFirst={option === shown[0]}
            reason={option.reason === common ? undefined : option.reason}
            reasonId={option.reason !== undefined && option.reason === common ? shared : undefined}
            chosen={chosen}
            showsFixes={showsFixes && found.has(option)}
            onAdd={onAdd}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly option: SkillOption;
  readonly isShown: boolean;
  readonly isFirst: boolean;
  /** Why it is unavailable, if that is not said elsewhere. */
  readonly reason: string | undefined;
  /** The element that says why. */
  readonly reasonId: string | undefined;
  readonly chosen: (times: number) => string;
  readonly showsFixes: boolean;
  readonly onAdd: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

const Row = memo(function Row({ option, isShown, isFirst, showsFixes, onRemove, ...choice }: RowProps) {
  const { id, times, locked } = option;
  return (
    <li
      hidden={!isShown}
      className={clsx(
        'flex flex-wrap items-center gap-1 border-line [contain-intrinsic-size:auto_4rem] [content-visibility:auto]',
        !isFirst && 'border-t',
      )}
    >
      <Choice option={option} {...choice} />
      {times > 0 && <RemoveButton label={option.removeLabel} onRemove={() => onRemove(id)} />}
      {option.about}
      {showsFixes && locked && times === 0 && <Fixes of={option.fixes?.() ?? []} />}
    </li>
  );
});

/** Changes that unlock a skill, a button each. */
function Fixes({ of }: { readonly of: readonly SkillFix[] }) {
  return (
    <div className="flex basis-full flex-wrap gap-2 px-2 pb-2 empty:hidden">
      {of.map(({ label, longLabel, onTake }) => (
        <Button key={label} size="small" aria-label={longLabel} onClick={onTake}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** One skill to choose. A locked one can still be reached and read, and says why it is unavailable. */
function Choice({
  option: { id, name, marks, kind, line, emblem, times, locked },
  reason,
  reasonId,
  chosen,
  onAdd,
}: Pick<RowProps, 'option' | 'reason' | 'reasonId' | 'chosen' | 'onAdd'>) {
  const why = useId();
  return (
    <button
      type="button"
      aria-disabled={locked}
      aria-describedby={reason === undefined ? reasonId : why}
      data-skill={id}
      className={clsx(
        'flex min-h-11 min-w-0 flex-1 items-start gap-3 rounded-lg px-2 py-2 text-left leading-snug focus-visible:-outline-offset-3',
        locked ? 'text-muted' : 'hover:bg-paper',
      )}
      onClick={() => {
        if (!locked) onAdd(id);
      }}
    >
      {emblem && <span className="mt-0.5 block size-8 shrink-0 text-muted">{emblem}</span>}
      <span className="block min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className={clsx(!locked && 'font-semibold')}>
            {name}
            {marks}
            {times > 0 && <span className="ml-2 text-sm font-semibold text-good">{chosen(times)}</span>}
          </span>
          <span className="text-sm text-muted">{kind}</span>
        </span>
        {line !== undefined && <span className="line-clamp-3 text-sm">{line}</span>}
        {reason !== undefined && (
          <span id={why} className="block text-sm italic">
            {reason}
          </span>
        )}
      </span>
    </button>
  );
}
