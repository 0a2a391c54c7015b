import type { RuleBlock } from '@/lib/systems/living/messages/rulebook-text';
import { Inline } from './inline';

/** Paragraphs, lists and tables of a section. */
export function Blocks({ blocks }: { readonly blocks: readonly RuleBlock[] }) {
  return (
    <div className="flex max-w-prose flex-col gap-3 text-lg leading-snug">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: RuleBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Inline text={block} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-gold">
        {block.list.map((item) => (
          <li key={item}>
            <Inline text={item} />
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
                  <Inline text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
