import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import type { Pictured } from '@/lib/systems/miniature-part';

/** Things to choose by their pictures, under a heading. */
export function Pictures({
  label,
  hint,
  across,
  children,
}: {
  readonly label: string;
  readonly hint?: string;
  /** How many beside each other, also on a phone; as many as there is room for where left out. */
  readonly across?: 4;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {label}
      </h3>
      {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
      <div
        className={clsx(
          'mt-1.5 grid gap-2',
          across === undefined ? 'grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]' : 'grid-cols-4',
        )}
      >
        {children}
      </div>
    </div>
  );
}

const pictureClass = (isOn: boolean): string =>
  clsx(
    'flex min-h-12 w-full flex-col items-center justify-center gap-1 rounded-card border px-1.5 py-2 text-center text-sm leading-tight font-semibold',
    isOn ? 'border-ink bg-ink text-paper' : 'border-edge bg-leaf hover:border-ink',
  );

function Inside({ of: { name, icon } }: { readonly of: Pictured }) {
  return (
    <>
      {icon !== undefined && (
        <svg viewBox="0 0 512 512" aria-hidden className="size-9 fill-current">
          <path d={icon} />
        </svg>
      )}
      <span>{name}</span>
    </>
  );
}

/** One of several pictures to choose from. */
export function PictureChoice({
  of,
  isChosen,
  onChoose,
}: {
  readonly of: Pictured;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <button type="button" aria-pressed={isChosen} className={pictureClass(isChosen)} onClick={onChoose}>
      <Inside of={of} />
    </button>
  );
}

/** A picture that is on or off. */
export function PictureToggle({
  of,
  isOn,
  onChange,
}: {
  readonly of: Pictured;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  return <PictureChoice of={of} isChosen={isOn} onChoose={() => onChange(!isOn)} />;
}
