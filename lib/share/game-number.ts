import { ChoiceReader } from '../radix/choices';
import type { Coding } from '../radix/coding';
import { entries } from '@/lib/systems/registry';
import type { SystemId } from '../systems/sheet';
import { unseal } from './envelope';

/** Payloads of the first kind start with one of this many games; games with higher numbers are in later ones. */
export const firstGames = 4;

export const codeNumber = (system: string): number => entries.find(({ id }) => id === system)?.code ?? -1;

/** A number that grows with the games: three bits at a time, and one that says whether more follow. */
export const growing: Coding<number> = {
  write: (to, value) => {
    if (value < 0) to.refuse('over-limit');
    for (let rest = value; rest >= 0;) {
      to.choose(rest % 8, 8);
      rest = Math.floor(rest / 8);
      to.choose(rest > 0 ? 1 : 0, 2);
      if (rest === 0) return;
    }
  },
  read: (from) => {
    let value = 0;
    for (let place = 1; place <= 8 ** 5; place *= 8) {
      value += from.choose(8) * place;
      if (from.choose(2) === 0) return value;
    }
    from.fail('damaged');
    return value;
  },
};

/** The number of one of the first games. */
export const amongFirst: Coding<number> = {
  write: (to, value) => to.choose(value, firstGames),
  read: (from) => from.choose(firstGames),
};

export const systemOfNumber = (code: number): SystemId | undefined =>
  entries.find((each) => each.code === code && each.load !== undefined)?.id;

/**
 * The game of a sheet’s share code, without opening the game; undefined for a party, and for a text that isn't a code.
 */
export const systemOfCode = (code: string): SystemId | undefined => {
  const sealed = unseal(code);
  if (!sealed.ok) return undefined;
  const { kind, payload } = sealed.value;
  const reader = new ChoiceReader(payload);
  switch (kind) {
    case 'hero':
      return systemOfNumber(amongFirst.read(reader));
    case 'party':
      return undefined;
    case 'later':
      return reader.choose(2) === 1 ? undefined : systemOfNumber(growing.read(reader));
  }
};
