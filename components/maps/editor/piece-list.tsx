import { Panel } from '@/components/ui/panel';
import { mapsMessages as say } from '@/lib/messages/maps';
import type { OwnPiece } from '@/lib/table/own-map/own-map';

/** All pieces in words, to select one without seeing the plan. */
export function PieceList({
  pieces,
  chosen,
  nameOf,
  onChoose,
}: {
  readonly pieces: readonly OwnPiece[];
  readonly chosen: number;
  readonly nameOf: (nth: number) => string;
  readonly onChoose: (nth: number) => void;
}) {
  return (
    <Panel title={say.pieces}>
      {pieces.length === 0 ? (
        <p className="text-muted">{say.noPieces}</p>
      ) : (
        <ul className="flex flex-col">
          {pieces.map((piece, nth) => (
            <li key={nth} className="border-b border-line last:border-0">
              <button
                type="button"
                aria-pressed={nth === chosen}
                onClick={() => onChoose(nth)}
                className="min-h-11 w-full px-1 py-1 text-left aria-pressed:bg-paper"
              >
                <span className={nth === chosen ? 'font-semibold underline' : 'font-semibold'}>
                  {nameOf(nth)}
                </span>{' '}
                <span className="text-sm text-muted">{say.where(piece)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
