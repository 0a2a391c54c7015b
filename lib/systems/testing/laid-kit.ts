import { messagesOf } from '../document';
import type { LaidKit } from '../kit-part';
import { partOf } from '../open';
import type { Sheet, SystemId } from '../sheet';

/**
 * The kit of a game as it is laid with all counters, of some of its pieces.
 * @param pieces ids; all where undefined
 * @throws NotOpened; Error for a game without a kit
 */
export const laidKit = (
  system: SystemId,
  sheets: readonly Sheet[],
  scenario: string,
  pieces: readonly string[] = (messagesOf(system).kit ?? []).map(({ id }) => id),
): LaidKit => {
  const kit = partOf(system, 'kit');
  if (!kit) throw new Error(`${system} has no kit.`);
  return kit.lay({
    kit: pieces,
    scenario,
    unit: 'inch',
    allCounters: true,
    counterSize: 20,
    counterBacks: 'fold',
    counts: {},
    sheets: sheets.map((sheet) => ({ sheet })),
  });
};
