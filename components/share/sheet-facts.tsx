import { Panel } from '@/components/ui/panel';
import { partOf } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import type { Fact } from '@/lib/systems/system';

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {facts.map(({ name, more, text, facts: further = [] }, index) => (
        <li key={`${name} ${index}`} className="flex flex-col gap-1">
          {(name !== '' || more !== '') && (
            <p>
              <span className="font-semibold">{name}</span>
              {more !== '' && <span className="text-muted"> {more}</span>}
            </p>
          )}
          {text !== undefined && text !== '' && <p className="whitespace-pre-line">{text}</p>}
          {further.length > 0 && <Facts facts={further} />}
        </li>
      ))}
    </ul>
  );
}

/** What stands on a sheet, as text to read beside its cards. Its game must be open with the part `facts`. */
export function SheetFacts({ document: { system, sheet } }: { readonly document: SheetDocument }) {
  const groups = partOf(system, 'facts')?.groups(sheet) ?? [];
  return groups.map(({ title, facts, none }) => (
    <Panel key={title} title={title}>
      {facts.length === 0 ? <p className="text-muted">{none}</p> : <Facts facts={facts} />}
    </Panel>
  ));
}
