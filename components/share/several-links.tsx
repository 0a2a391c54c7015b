import { Link } from '@/components/ui/link';
import { messages } from '@/lib/messages/index';
import { heroPath, partyPath } from '@/lib/share/index';
import { nameOf } from '@/lib/systems/document';
import type { Shared } from './shared';

const lineOf = ({ found }: Shared): string => {
  const { several } = messages.site;
  if (!found.ok) return messages.share.problem(found.error);
  const { value } = found;
  return value.kind === 'party' ? several.party(value.party.name) : nameOf(value.document);
};

/** Choice between the contents of several links in one text; works without scripts. */
export function SeveralLinks({ several }: { readonly several: readonly Shared[] }) {
  const say = messages.site.several;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 py-6">
      <h1 className="text-4xl">{say.heading(several.length)}</h1>
      <p>{say.choose}</p>
      <ul className="flex flex-col gap-2">
        {several.map((shared) => (
          <li key={shared.code}>
            <Link
              href={(shared.found.ok && shared.found.value.kind === 'party' ? partyPath : heroPath)(
                shared.code,
              )}
              className="block rounded-card border border-line bg-leaf px-4 py-3 text-lg font-semibold hover:border-gold"
            >
              {lineOf(shared)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
