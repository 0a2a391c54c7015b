import { parsedLine } from '../../match/plain-data';
import { err, type Result } from '../../result';
import { zOpen, type Entry } from '../../room/entry';
import type { InLine } from '../../room/membership';
import type { SystemId } from '../../systems/sheet';
import { systemOfNightOffer, type OfferProblem } from './night-offer';
import { nightAfter, nightOfOpening, type SharedNight } from './shared-night';

/** The game of a room; undefined where its first entry names none. */
export const systemOfNight = ([opening]: readonly Entry[]): SystemId | undefined => {
  const { data } = zOpen.safeParse(parsedLine(opening?.what ?? ''));
  return data && systemOfNightOffer(data.offer);
};

/** Tells a night from a list that grows; what is new is added, and only where the list changed is all told again. */
export class NightTeller {
  #told = 0;
  #lastSeal: string | undefined;
  #night: Result<SharedNight, OfferProblem> = err({ fault: 'no-night' });

  /** @throws NotOpened */
  tell(entries: readonly Entry[]): Result<SharedNight, OfferProblem> {
    if (this.#told > entries.length || entries[this.#told - 1]?.seal !== this.#lastSeal) this.#told = 0;
    for (const entry of entries.slice(this.#told)) {
      if (this.#told === 0) this.#night = nightOfOpening(entry);
      else if (this.#night.ok) this.#night = { ok: true, value: nightAfter(this.#night.value, entry) };
      this.#told += 1;
      this.#lastSeal = entry.seal;
    }
    return this.#night;
  }
}

/** The night as its phone shows it: with what waits there, as far as that needs no dice. */
export const withLine = (shared: SharedNight, seat: number, line: readonly InLine[]): SharedNight =>
  line
    .filter(({ kind }) => kind === 'play')
    .reduce((night, { id, kind, what }) => nightAfter(night, { id, kind, what, seat }), shared);
