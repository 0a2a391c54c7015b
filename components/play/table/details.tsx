import { memo } from 'react';
import { playMessages } from '@/lib/messages/play';
import { unit } from '@/lib/table/table';
import type { TableScene } from '@/lib/systems/table-scene';
import { useTableWords } from './table-words';

const say = playMessages.table;

/** Other things on the table, and the rules of its terrain. */
export const Details = memo(function Details({ scene }: { readonly scene: TableScene }) {
  const { sign } = useTableWords();
  const terrain = [
    ...new Set(
      scene.terrain.map((piece) =>
        say.terrainOf(piece, piece.emblem === undefined ? piece.height / unit : undefined, sign),
      ),
    ),
  ];
  return (
    <details className="rounded-card border border-line bg-leaf p-4">
      <summary className="font-semibold">{say.details}</summary>
      {scene.pieces.length > 0 && (
        <>
          <h3 className="mt-3 font-sans text-sm font-semibold text-muted">{say.pieces}</h3>
          <ul>
            {scene.pieces.map(({ name, at }, nth) => (
              <li key={nth}>
                {name}: {say.at(at.x / unit, at.y / unit, sign)}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-3 font-sans text-sm font-semibold text-muted">{say.terrain}</h3>
      <ul>
        {terrain.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
});
