'use client';
import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { Button, RemoveButton } from '@/components/ui/button';
import { InfoIcon } from '@/components/ui/icons';

/** A chosen skill, as its game describes it. */
export interface SkillRow {
  readonly name: string;
  /** Its school, class or category. */
  readonly kind: string;
  readonly removeLabel: string;
  readonly emblem?: ReactNode;
  /** Beside the name: that it is an elite skill. */
  readonly marks?: ReactNode;
  /** Effect of the skill. */
  readonly line?: ReactNode;
  /** Actions on the skill beside removing it. */
  readonly actions?: ReactNode;
}

/** The chosen skills of a list, and what the remedy under the mouse would make of them. */
export function SkillRows({
  rows,
  goes,
  comes,
  none,
  onRemove,
}: {
  readonly rows: readonly SkillRow[];
  /** The places of the skills that would be removed. */
  readonly goes: ReadonlySet<number>;
  /** The names of the skills that would be added. */
  readonly comes: readonly string[];
  readonly none: string;
  readonly onRemove: (index: number) => void;
}) {
  if (rows.length === 0 && comes.length === 0) return <p className="mt-2 text-muted">{none}</p>;
  return (
    <ul className="mt-1 flex flex-col">
      {rows.map(({ name, kind, removeLabel, emblem, marks, line, actions }, index) => (
        <li key={index} className="flex items-center gap-2 border-t border-line py-1 first:border-0">
          {emblem}
          <div className="min-w-0 flex-1 leading-snug">
            <p
              className={clsx(
                'font-semibold',
                goes.has(index) && 'text-muted line-through decoration-error decoration-2',
              )}
            >
              {name}
              {marks}
            </p>
            <p className="text-sm text-muted">{kind}</p>
            {line}
          </div>
          {actions}
          <RemoveButton label={removeLabel} onRemove={() => onRemove(index)} />
        </li>
      ))}
      {comes.map((name, index) => (
        <li key={`comes ${index}`} aria-hidden className="border-t border-line py-1.5 first:border-0">
          <span className="rounded-md border border-dashed border-good px-1.5 font-semibold text-muted">
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Opens a skill's page beside the builder. */
export function OpenSkill({
  label,
  page,
}: {
  readonly label: string;
  readonly page: (onClose: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        look="quiet"
        aria-label={label}
        className="min-w-10 shrink-0 px-2"
        onClick={() => setOpen(true)}
      >
        <InfoIcon className="size-5" />
      </Button>
      {open && page(() => setOpen(false))}
    </>
  );
}
