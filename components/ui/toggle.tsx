import { Toggle as RadixToggle } from 'radix-ui';

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
