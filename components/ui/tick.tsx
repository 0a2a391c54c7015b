import { useId, type ReactNode } from 'react';

/** A box to tick, with its label beside it. */
export function Tick({
  label,
  checked,
  onChange,
}: {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-ink"
      />
      <label htmlFor={id} className="py-2">
        {label}
      </label>
    </div>
  );
}
