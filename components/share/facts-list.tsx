import type { Fact } from './facts';

/** Names in bold, what they are beside them. */
export function FactsList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {facts.map(({ name, more, text }, index) => (
        <li key={`${name} ${index}`}>
          <span className="font-semibold">{name}</span>
          {more !== '' && <span className="text-muted"> {more}</span>}
          {text !== undefined && text !== '' && <p className="whitespace-pre-line">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
