import { pipPlaces, type FaceNumber } from '@/lib/dice/face';

/** A die face that nobody has painted yet. */
export function EmptyDie({ face = 4 }: { readonly face?: FaceNumber }) {
  return (
    <svg viewBox="0 0 100 100" className="size-24" aria-hidden>
      <rect x="2" y="2" width="96" height="96" rx="22" className="fill-leaf stroke-ink" strokeWidth="3" />
      {pipPlaces[face].map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={x * 100}
          cy={y * 100}
          r="12"
          className="fill-none stroke-gold"
          strokeWidth="2.5"
        />
      ))}
    </svg>
  );
}
