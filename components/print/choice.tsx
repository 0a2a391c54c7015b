import { Segmented, type Segment } from '@/components/ui/segmented';

/** One choice out of a few, with its name above and, below, what the chosen one means. */
export function Choice<Value extends string>({
  label,
  hint,
  ...rest
}: {
  readonly label: string;
  readonly hint?: string;
  readonly value: Value;
  readonly segments: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
}) {
  return (
    <div className="flex flex-col items-start gap-1">
      <span aria-hidden className="font-semibold">
        {label}
      </span>
      <Segmented label={label} {...rest} />
      {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
    </div>
  );
}
