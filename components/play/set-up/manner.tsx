import type { ComponentProps } from 'react';
import { Tick } from '@/components/ui/check-controls';
import { playMessages } from '@/lib/messages/play';
import { OnlineFields } from './online-fields';

const say = playMessages.setUp;

/** The manner of play; undefined if there is no choice. */
export function Manner({
  isOnePerson,
  onOnePerson,
  isPlaced,
  onPlaced,
  isPractice,
  onPractice,
  online,
}: {
  /** One person plays all who are played by persons. */
  readonly isOnePerson: boolean | undefined;
  readonly onOnePerson: (isOnePerson: boolean) => void;
  /** Players put their heroes down themselves. */
  readonly isPlaced: boolean | undefined;
  readonly onPlaced: (isPlaced: boolean) => void;
  readonly isPractice: boolean | undefined;
  readonly onPractice: (isPractice: boolean) => void;
  readonly online: ComponentProps<typeof OnlineFields> | undefined;
}) {
  return (
    <>
      {isOnePerson !== undefined && (
        <Tick label={say.isOnePerson} checked={isOnePerson} onChange={onOnePerson} />
      )}
      {isPlaced !== undefined && <Tick label={say.isPlaced} checked={isPlaced} onChange={onPlaced} />}
      {isPractice !== undefined && <Tick label={say.practice} checked={isPractice} onChange={onPractice} />}
      {online && <OnlineFields {...online} />}
    </>
  );
}
