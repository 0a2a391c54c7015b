/** Leaves on each side of the wreath, from the foot up. */
const leaves = 8;

const leafAt = (nth: number, side: 1 | -1) => {
  const angle = Math.PI / 2 - side * (0.22 + (nth / (leaves - 1)) * 2.15);
  const far = nth % 2 === 0 ? 1.13 : 1.24;
  return {
    x: Math.cos(angle) * far,
    y: Math.sin(angle) * far,
    turn: (angle * 180) / Math.PI - side * (nth % 2 === 0 ? 66 : 112),
  };
};

/** A wreath around the coin of a winner, whose radius is 1. */
export function Laurel() {
  return (
    <svg viewBox="-1.5 -1.5 3 3" aria-hidden className="absolute inset-[-18%] size-[136%] overflow-visible">
      {([1, -1] as const).map((side) =>
        Array.from({ length: leaves }, (_, nth) => {
          const { x, y, turn } = leafAt(nth, side);
          return (
            <g key={`${side} ${nth}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
              <path
                d="M-0.2 0Q0 -0.13 0.2 0Q0 0.13 -0.2 0Z"
                fill="var(--gold)"
                className="laurel-leaf"
                style={{ animationDelay: `${400 + nth * 60}ms` }}
              />
            </g>
          );
        }),
      )}
    </svg>
  );
}

/** The enamel of painted pips. */
const enamels = ['grey', 'red', 'amber', 'blue', 'green'] as const;
const sparks = 15;

/** Pips that fly off a winner’s coin, once; nothing without motion. */
export function Sparks() {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0 grid place-items-center">
      {Array.from({ length: sparks }, (_, nth) => (
        <span
          key={nth}
          className="col-start-1 row-start-1 spark"
          style={{
            rotate: `${(360 / sparks) * nth + (nth % 3) * 7}deg`,
            color: `var(--color-${enamels[nth % enamels.length] ?? 'amber'})`,
            ['--far' as string]: `${4.6 + (nth % 4) * 0.9}rem`,
          }}
        />
      ))}
    </span>
  );
}
