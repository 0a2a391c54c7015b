import { useState, type ComponentProps, type ReactNode } from 'react';
import type { Encounter } from '@/lib/systems/match-part';
import { matchName } from '../match-name';
import { MatchPhotos } from '../photos';
import { heldState } from './held-state';
import { MatchMenu } from './match-menu';
import { Tray } from './tray';
import { Lowering, Raising, type TrayHeight } from './tray-height';

const useHeight = heldState<TrayHeight>();

/** A match on the screen: its board, and all else beside it or in a sheet below; `app/board.css` lays them out. */
export function MatchFrame({
  encounter,
  controls,
  at,
  buttons,
  board,
  children,
}: {
  readonly encounter: Encounter;
  /** Offered in a phone's menu. */
  readonly controls: ComponentProps<typeof MatchMenu>;
  /** The moment that is shown. */
  readonly at: number;
  /** Another text whenever other buttons are beside the board. */
  readonly buttons: string;
  /** @param beside where tools of the board have their fields */
  readonly board: (beside: HTMLElement | null) => ReactNode;
  readonly children: ReactNode;
}) {
  const [held, setHeight] = useHeight(encounter.seed, 'peek');
  /** The question that has more answers than a low sheet has room for, once they are asked for. */
  const [raisedAt, setRaisedAt] = useState<number>();
  const height = held === 'peek' && raisedAt === at ? 'half' : held;
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  return (
    <MatchPhotos encounter={encounter}>
      <div data-match={height} className="min-w-0">
        <h1 className="sr-only">{matchName(encounter)}</h1>
        <MatchMenu {...controls} />
        {board(beside)}
        <Tray
          height={height}
          onHeight={(to) => {
            setRaisedAt(undefined);
            setHeight(() => to);
          }}
          at={at}
          buttons={buttons}
        >
          <div ref={setBeside} className="empty:hidden" />
          <Raising value={height === 'peek' ? () => setRaisedAt(at) : undefined}>
            <Lowering value={height === 'full' ? () => setHeight(() => 'half') : undefined}>
              {children}
            </Lowering>
          </Raising>
        </Tray>
      </div>
    </MatchPhotos>
  );
}
