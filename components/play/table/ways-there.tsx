import { useEffect, useRef } from 'react';
import { Explained } from '@/components/skill/explained';
import { Button } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import { touchMessages } from '@/lib/messages/touch';
import type { Choice } from '@/lib/match/request';
import { placeFacts } from '@/lib/session/places';
import type { Point } from '@/lib/table/table';
import type { Way } from '../touch/use-touch';
import { PlaceThreats } from './place-threats';
import { useTableWords } from './table-words';
import type { Shown } from './use-table';

/** Brings an element into sight whenever a place or an answer is chosen: in a phone's sheet it lies below the question, at the top. */
export const useInSight = (chosen: Point | string | undefined) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sheet = element.current?.closest('[data-tray-body]');
    if (!chosen || !sheet) return;
    const toTop = (): void => {
      if (getComputedStyle(sheet).overflowY === 'auto') sheet.scrollTop = 0;
    };
    toTop();
    if (getComputedStyle(sheet).overflowY !== 'auto') element.current?.scrollIntoView({ block: 'nearest' });
    // The other answers come back from the first one on.
    return toTop;
  }, [chosen]);
  return element;
};

/** The ways to a place that was tapped, first in the sheet of a phone, where the board has no room for them. */
export function WaysThere({
  shown,
  chosen,
  isAsFar,
  ways,
  onGo,
  onBack,
}: {
  readonly shown: Shown;
  readonly chosen: Point;
  /** It is as near as anybody gets to the spot that was tapped. */
  readonly isAsFar: boolean;
  readonly ways: readonly Way[];
  readonly onGo: (...choices: readonly Choice[]) => void;
  /** Shows the other answers again. */
  readonly onBack: () => void;
}) {
  const { sign, system } = useTableWords();
  const { scene, words } = shown;
  const root = useInSight(chosen);
  const mover = scene.figures.find(({ id }) => id === words?.figure);
  const place = playMessages.placeText(placeFacts(scene, mover, chosen), sign);
  const means = playMessages.placeMeans(shown.meaning(chosen), sign);
  return (
    <div ref={root} data-answers className="flex flex-col gap-1 lg:hidden">
      {/* Of several ways each has a short button, so that all of them are in sight. */}
      {ways.length > 1 && <p className="text-sm leading-snug font-semibold">{place}</p>}
      <div className="flex flex-wrap gap-1.5">
        {ways.map(({ text, choices }) => (
          <Button
            key={text}
            look={ways.length === 1 ? 'main' : 'plain'}
            className="flex-auto max-lg:py-1! max-lg:text-sm max-lg:leading-snug"
            onClick={() => onGo(...choices)}
          >
            {ways.length > 1 ? text : playMessages.table.goBy(text, place)}
          </Button>
        ))}
      </div>
      <PlaceThreats means={shown.meaning(chosen)} />
      {isAsFar && mover && <p className="text-sm leading-snug">{touchMessages.asFar(mover.name)}</p>}
      <p className="text-sm leading-snug text-muted">
        <Explained system={system} text={playMessages.table.goMeans(means, sign)} isStop={false} />
      </p>
      <Button look="quiet" size="small" className="min-h-11! self-start px-0! underline" onClick={onBack}>
        {playMessages.table.goBack}
      </Button>
    </div>
  );
}
