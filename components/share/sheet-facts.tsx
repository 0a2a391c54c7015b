import { Link } from '@/components/ui/link';
import { rulesPath } from '@/components/skill/rules-path';
import { Explained } from '@/components/skill/explained';
import { linkClass } from '@/components/ui/link-class';
import { Panel } from '@/components/ui/panel';
import { partOf } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import type { Fact } from '@/lib/systems/display';

/** Facts about a hero; those that the rules explain link there. */
function Facts({ system, facts }: { readonly system: SystemId; readonly facts: readonly Fact[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {facts.map(({ name, more, text, address, facts: further = [] }, index) => (
        <li key={`${name} ${index}`} className="flex flex-col gap-1">
          {(name !== '' || more !== '') && (
            <p>
              <span className="font-semibold">
                {address === undefined ? (
                  name
                ) : (
                  <Link href={rulesPath(system, address)} className={linkClass}>
                    {name}
                  </Link>
                )}
              </span>
              {more !== '' && (
                <span className="text-muted">
                  {' '}
                  <Explained system={system} text={more} />
                </span>
              )}
            </p>
          )}
          {text !== undefined && text !== '' && (
            <p className="whitespace-pre-line">
              <Explained system={system} text={text} />
            </p>
          )}
          {further.length > 0 && <Facts system={system} facts={further} />}
        </li>
      ))}
    </ul>
  );
}

/** Content of a sheet as text, beside its cards. Its game must be open with the part `facts`. */
export function SheetFacts({ document: { system, sheet } }: { readonly document: SheetDocument }) {
  const groups = partOf(system, 'facts')?.groups(sheet) ?? [];
  return groups.map(({ title, facts, none }) => (
    <Panel key={title} title={title}>
      {facts.length === 0 ? <p className="text-muted">{none}</p> : <Facts system={system} facts={facts} />}
    </Panel>
  ));
}
