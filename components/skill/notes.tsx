import { Link } from '@/components/ui/link';
import { rulesMessages } from '#words/messages/rules';
import type { RuleNote } from '@/lib/systems/reference-part';
import type { SystemId } from '@/lib/systems/sheet';
import { rulesPath } from './rules-path';

/** How open questions are read, as notes in the margin. */
export function Notes({
  system,
  notes,
  newTab = false,
}: {
  readonly system: SystemId;
  readonly notes: readonly RuleNote[];
  readonly newTab?: boolean;
}) {
  if (notes.length === 0) return null;
  return (
    <ul aria-label={rulesMessages.notes} className="flex flex-col gap-2 text-sm">
      {notes.map(({ address, name, text }) => (
        <li key={address} className="border-l-2 border-gold pl-3">
          <Link
            href={rulesPath(system, address)}
            {...(newTab && { target: '_blank' })}
            className="font-semibold underline decoration-line underline-offset-3 hover:decoration-gold"
          >
            {name}
          </Link>
          {': '}
          <span className="text-muted">{text}</span>
        </li>
      ))}
    </ul>
  );
}
