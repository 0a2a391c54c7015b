import { Button } from './button';

/** How far something is that takes a while, with a way to stop it where there is one. */
export function ProgressBar({
  label,
  value,
  max = 1,
  text,
  stop,
}: {
  /** For screen readers. */
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  /** The same in words. */
  readonly text: string;
  readonly stop?: { readonly text: string; readonly onStop: () => void };
}) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
      <progress aria-label={label} value={value} max={max} className="h-2 min-w-40 flex-1 accent-gold" />
      <span className="tabular-nums">{text}</span>
      {stop && (
        <Button size="small" onClick={stop.onStop}>
          {stop.text}
        </Button>
      )}
    </div>
  );
}
