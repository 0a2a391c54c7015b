import { Link } from '@/components/ui/link';
import type { ReactNode } from 'react';
import { rulesPath } from '@/components/skill/rules-path';
import { linkClass } from '@/components/ui/link-class';
import { textParts } from '@/lib/systems/rule-book';
import type { RuleBlock } from '@/lib/systems/reference-part';
import type { SystemId } from '@/lib/systems/sheet';

/** A text of the rules with its links and bold words. */
export function Inline({ system, text }: { readonly system: SystemId; readonly text: string }): ReactNode {
  return textParts(text).map((part, index) =>
    part.bold ? (
      <b key={index}>{part.text}</b>
    ) : part.address === undefined ? (
      part.text
    ) : (
      <Link key={index} href={rulesPath(system, part.address)} className={linkClass}>
        {part.text}
      </Link>
    ),
  );
}

/** Paragraphs, lists and tables of a section. */
export function Blocks({
  system,
  blocks,
}: {
  readonly system: SystemId;
  readonly blocks: readonly RuleBlock[];
}) {
  return (
    <div className="flex max-w-prose flex-col gap-3 text-lg leading-snug">
      {blocks.map((block, index) => (
        <Block key={index} system={system} block={block} />
      ))}
    </div>
  );
}

function Block({ system, block }: { readonly system: SystemId; readonly block: RuleBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Inline system={system} text={block} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-gold">
        {block.list.map((item) => (
          <li key={item}>
            <Inline system={system} text={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={block.head.join(', ')}>
      <table className="w-full border-collapse text-left text-base">
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th
                key={cell}
                scope="col"
                className="border-b-2 border-gold py-1 pr-4 align-bottom font-semibold"
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, index) => (
                <td key={index} className="border-b border-line py-1 pr-4 align-top break-normal">
                  <Inline system={system} text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
