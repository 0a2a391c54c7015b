import { Toggle as RadixToggle } from 'radix-ui';
import { useId, type ReactNode } from 'react';

/** Something that is on or off. */
export function Toggle({
  label,
  pressed,
  onChange,
}: {
  readonly label: string;
  readonly pressed: boolean;
  readonly onChange: (pressed: boolean) => void;
}) {
  return (
    <RadixToggle.Root
      pressed={pressed}
      onPressedChange={onChange}
      className="min-h-11 rounded-card border border-gold px-4 font-semibold data-[state=on]:bg-ink data-[state=on]:text-paper"
    >
      {label}
    </RadixToggle.Root>
  );
}

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
