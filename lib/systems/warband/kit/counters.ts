import { counterKit, type CounterLook, type CounterNeed } from '../../../cards/kit/counters';
import type { KitOrder } from '../../kit-part';
import { counters } from '#words/systems/warband/messages/counters';
import { fireTeamsOf } from '../rules/bindings';
import { muster, type Warband } from '../sheet/warband';
import { kitIcon } from './icons';

/** Meaning of a counter for the fighter it lies beside; whoever is wounded lies down, without one. */
type CounterId = Parameters<typeof counters.name>[0];
const counterIds = ['activated', 'ignored', 'loses-next', 'gun'] as const satisfies readonly CounterId[];

/** Each kind has one reason. */
type WarbandNeed = CounterNeed<CounterId, CounterId>;

const looks: Readonly<Record<CounterId, Pick<CounterLook, 'ring' | 'shape'>>> = {
  activated: { ring: 'grey', shape: 'hexagon' },
  ignored: { ring: 'amber', shape: 'round' },
  'loses-next': { ring: 'blue', shape: 'hexagon' },
  gun: { ring: 'grey', shape: 'square' },
};

/** How many of each lie on the table at most because of one warband. */
const countOf: Readonly<Record<CounterId, (warband: Warband) => number>> = {
  activated: ({ fighters }) => fighters.length,
  ignored: ({ fighters }) => fighters.filter(({ rank }) => rank === 'boss').length,
  'loses-next': ({ fighters }) => fighters.filter(({ role }) => role === 'influencer').length,
  gun: (warband) => fireTeamsOf(warband).length,
};

/** The counters that these warbands can cause. */
export const countersOf = (warbands: readonly Warband[]): readonly WarbandNeed[] =>
  counterIds
    .map((counter) => ({
      counter,
      count: warbands.reduce((sum, warband) => sum + countOf[counter](warband), 0),
      why: counter,
    }))
    .filter(({ count }) => count > 0);

const fullSet: Readonly<Record<CounterId, number>> = {
  activated: muster.boss + muster.specialist + muster.rookie,
  ignored: muster.boss,
  'loses-next': 1,
  gun: 1,
};

/** Counters of any one warband. */
const allCounters = (): readonly WarbandNeed[] =>
  counterIds.map((counter) => ({ counter, count: fullSet[counter], why: counter }));

/** Look of a counter, beside its name. */
const counterLook = (counter: CounterId): CounterLook => ({
  id: `counter-${counter}`,
  icon: kitIcon(counter),
  ...looks[counter],
});

/** The counters of an order: their pieces, and how many there are of each. */
export const counterParts = counterKit({
  needs: ({ allCounters: ofTheBook, sheets }: KitOrder<Warband>) =>
    ofTheBook ? allCounters() : countersOf(sheets.map(({ sheet }) => sheet)),
  look: counterLook,
  ...counters,
});
