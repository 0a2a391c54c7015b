import { err, type Result } from '@/lib/result';
import { zOpen, type Entry } from '@/lib/room/entry';
import { parsedLine } from '@/lib/match/plain-data';
import { matchAfter, matchOfOpening } from '@/lib/session/room-match';
import { systemOfOffer, type OfferFault } from '@/lib/session/room-offer';
import type { RoomMatch } from '@/lib/session/room-state';
import type { SystemId } from '@/lib/systems/sheet';

/** The game of a room; undefined where its first entry names none. */
export const systemOfRoom = ([opening]: readonly Entry[]): SystemId | undefined => {
  const { data } = zOpen.safeParse(parsedLine(opening?.what ?? ''));
  return data && systemOfOffer(data.offer);
};

/** Follows a list that grows: plays the new entries, and replays everything only if the list changed. */
export class MatchTeller {
  #told = 0;
  #lastSeal: string | undefined;
  #match: Result<RoomMatch, OfferFault> = err('no-offer');

  /** @throws NotOpened */
  tell(entries: readonly Entry[]): Result<RoomMatch, OfferFault> {
    if (this.#told > entries.length || entries[this.#told - 1]?.seal !== this.#lastSeal) this.#told = 0;
    for (const entry of entries.slice(this.#told)) {
      if (this.#told === 0) this.#match = matchOfOpening(entry);
      else if (this.#match.ok) this.#match = { ok: true, value: matchAfter(this.#match.value, entry) };
      this.#told += 1;
      this.#lastSeal = entry.seal;
    }
    return this.#match;
  }
}
