import { Link } from '@/components/ui/link';
import { RemoveButton } from './button';

interface KeptRowProps {
  readonly href: string;
  /** Text of the link: "Go on with …". */
  readonly label: string;
  /** "Changed today". */
  readonly changed: string;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** Something that is kept on this device, in a list: to be opened or thrown away. */
export function KeptRow({ href, label, changed, removeLabel, onRemove }: KeptRowProps) {
  return (
    <li className="flex items-center gap-x-2 border-b border-line last:border-0">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 py-1">
        <Link href={href} className="min-w-0 flex-1 basis-40 py-1 font-semibold underline">
          {label}
        </Link>
        <span className="text-sm text-muted">{changed}</span>
      </div>
      <RemoveButton label={removeLabel} onRemove={onRemove} />
    </li>
  );
}
