import { linkClass } from '@/components/ui/link-class';
import { Link } from '@/components/ui/link';
import { rulesPath } from '@/components/skill/rules-path';
import { rulesMessages } from '#words/messages/rules';
import type { RulingGroup } from '@/lib/systems/reference-part';
import type { SystemId } from '@/lib/systems/sheet';

type Ruling = RulingGroup['rulings'][number];

/** Rulings, each with what it settles. */
export function Rulings({
  system,
  groups,
}: {
  readonly system: SystemId;
  readonly groups: readonly RulingGroup[];
}) {
  return groups.map(({ id, title, rulings }) => (
    <section key={id} aria-labelledby={`group-${id}`} className="max-w-3xl">
      <h2 id={`group-${id}`} className="mb-2 text-2xl">
        {title}
      </h2>
      <ul className="flex flex-col">
        {rulings.map((ruling) => (
          <Entry key={ruling.id} system={system} ruling={ruling} />
        ))}
      </ul>
    </section>
  ));
}

function Entry({ system, ruling }: { readonly system: SystemId; readonly ruling: Ruling }) {
  const { id, name, text, settles } = ruling;
  const settled = settles.map(({ address, title }) => (
    <Link
      key={address}
      href={rulesPath(system, address)}
      className={`inline-flex min-h-8 items-center ${linkClass}`}
    >
      {title}
    </Link>
  ));
  return (
    <li id={id} className="border-t border-line py-2 target:border-gold target:bg-leaf">
      {name === '' && <p className="flex flex-wrap gap-x-3 font-semibold">{settled}</p>}
      <p className="text-lg leading-snug">
        {name !== '' && <strong className="font-semibold">{name}. </strong>}
        <span>{text}</span>
      </p>
      {name !== '' && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {rulesMessages.settles} {settled}
        </p>
      )}
    </li>
  );
}
