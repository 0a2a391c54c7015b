import { iconPath } from '@/lib/systems/warband/cards/icons';

/** Icon of a role, a rank or a thing; it stands beside words, so it says nothing itself. */
export function Icon({
  of,
  className,
}: {
  readonly of: Parameters<typeof iconPath>[0];
  readonly className?: string;
}) {
  return (
    <svg viewBox="0 0 512 512" aria-hidden className={className} fill="currentColor">
      <path d={iconPath(of)} />
    </svg>
  );
}
