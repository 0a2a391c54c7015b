/** The sign of a counter, as it is printed. */
export function CounterIcon({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 512 512" aria-hidden className="size-6 shrink-0 fill-current">
      <path d={d} />
    </svg>
  );
}
