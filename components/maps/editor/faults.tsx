import { useDeferredValue, useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { mapsMessages } from '@/lib/messages/maps';
import type { MapsPart } from '@/lib/table/own-map/maps-part';
import type { OwnMap } from '@/lib/table/own-map/own-map';

const say = mapsMessages.check;

/** Faults that keep the map from being played fairly; checked once the hand rests. */
export function Faults({
  map,
  part,
  nameOf,
  onShow,
}: {
  readonly map: OwnMap;
  readonly part: MapsPart;
  /** Name of a piece, by its place in the list. */
  readonly nameOf: (nth: number) => string;
  readonly onShow: (nth: number) => void;
}) {
  const resting = useDeferredValue(map.pieces);
  const faults = useMemo(() => part.faults({ name: '', pieces: resting }), [part, resting]);
  const isBad = faults.some(({ isAdvice }) => !isAdvice);
  return (
    <Panel title={say.title}>
      <div role="status" className="flex flex-col gap-2">
        <p>{faults.length === 0 ? say.good : isBad ? say.bad : say.fair}</p>
        {faults.map(({ sentence, piece, isAdvice }) => (
          <Notice
            key={`${sentence} ${piece ?? ''}`}
            tone={isAdvice ? 'plain' : 'warning'}
            action={
              piece !== undefined && (
                <Button size="small" onClick={() => onShow(piece)}>
                  {say.show(nameOf(piece))}
                </Button>
              )
            }
          >
            {sentence}
          </Notice>
        ))}
      </div>
    </Panel>
  );
}
