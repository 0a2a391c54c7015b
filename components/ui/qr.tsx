import clsx from 'clsx';

/** White modules around a QR code, as its standard asks. */
const quietZone = 4;

/** A QR code that fills its place, black on white in both colour schemes, because cameras need that. */
export function QrView({
  d,
  modules,
  label,
  className,
}: {
  /** Its dark modules as a path, a module each way from 0. */
  readonly d: string;
  /** Along a side. */
  readonly modules: number;
  readonly label: string;
  readonly className?: string;
}) {
  const side = modules + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={clsx('forced-color-adjust-none', className)}
    >
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="#ffffff" />
      <path d={d} fill="#000000" />
    </svg>
  );
}
