import dynamic from 'next/dynamic';
import type { ReactElement } from 'react';
import type { Knowledge } from '@/lib/session/knowledge';
import { PlayerCoins } from '../coins/player-coins';
import { useLook } from '../map/use-look';
import { MatchPhotos } from '../photos';
import type { Table } from '../table/use-table';
import { TurnHandOver } from './turn-hand-over';
import { useHanding } from './use-handing';

const HandOver = dynamic(() => import('../table/hand-over').then((file) => file.HandOver));

/**
 * Screen between two people at one device, instead of the table; undefined if nobody has to be asked.
 * @param handed whoever has asked to see something hidden from the others
 */
export const useHandOver = (
  table: Table,
  nameOf: (players: readonly number[]) => string,
  handed: Knowledge['hidden'][number] | undefined,
  onBack: () => void,
): ReactElement | undefined => {
  const { handing, take, isAsked, setAsked } = useHanding(table);
  const { encounter } = table.session;
  const { arts } = useLook(encounter);
  const coinsOf = (players: readonly number[]): ReactElement => (
    <MatchPhotos encounter={encounter}>
      <PlayerCoins
        figures={table.shown.scene.figures.filter(({ owner }) => players.includes(owner))}
        arts={arts}
      />
    </MatchPhotos>
  );
  if (handed)
    return (
      <HandOver
        name={nameOf(handed.players)}
        coins={coinsOf(handed.players)}
        known={handed.known}
        onBack={onBack}
      />
    );
  return (
    handing && (
      <TurnHandOver
        key={handing.at}
        name={nameOf(handing.players)}
        coins={coinsOf(handing.players)}
        meanwhile={handing.meanwhile}
        isFirst={handing.isFirst}
        isAsked={isAsked}
        onAsked={setAsked}
        onShow={() => take(handing)}
      />
    )
  );
};
