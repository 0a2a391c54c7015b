import type { Colour } from '../../../cards/card';
import type { CounterLook, CounterNeed } from '../../../cards/kit/counters';
import { mostOnRim } from '../../../cards/pieces/counter';
import type { Draft } from '../sheet/sheet';
import { findDragonSkill } from '../skills/dragons';
import { counterIds, type Act, type CounterId } from '../skills/effect';
import { findSlayerSkill } from '../skills/slayers';
import { kitIcon } from './icons';

/** Reason for a number: each skill by itself, or those beside whom the stacks lie. */
export type CounterReason =
  | 'per-skill'
  | 'dragon'
  | 'users'
  | 'slayers'
  | 'both'
  | 'both-users'
  | 'a-full-set';

type DracoNeed = CounterNeed<CounterId, CounterReason>;

/** Blue where it helps whoever has it, red where it hurts. */
const rings: Readonly<Record<CounterId, Colour>> = {
  hobbled: 'red',
  guarded: 'blue',
  exposed: 'red',
  dazed: 'red',
  bleeding: 'red',
  goaded: 'red',
  'hot-blood': 'blue',
};

/** Counters that a skill keeps on the table: three suns are a good roll, and dragons give three at most. */
const perSkill = 4;

/** Counters with numbers: one beside each slayer, and two beside the dragon, whose stacks four slayers add to. */
const slayers = 4;
const besideDragon = 2;

/** A counter that a skill gives, and to which side. */
interface Cause {
  readonly counter: CounterId;
  readonly on: 'dragon' | 'slayers';
  /** The only slayer who can have it, where there is one. */
  readonly only?: string;
}

const given = <N>({ kind, name }: Draft, acts: readonly Act<N>[]): readonly Cause[] =>
  acts.flatMap((act) => {
    if (act.act !== 'give') return [];
    const isOnOwnSide = act.to === 'self' || act.to === 'friend';
    const on = (kind === 'dragon') === isOnOwnSide ? 'dragon' : 'slayers';
    return [{ counter: act.counter, on, ...(on === 'slayers' && act.to === 'self' && { only: name }) }];
  });

const actsOf = (draft: Draft): readonly Act<unknown>[] =>
  draft.kind === 'slayer'
    ? draft.skills.flatMap((id): readonly Act<unknown>[] => findSlayerSkill(id)?.suns ?? [])
    : draft.cards.flatMap(({ skill }): readonly Act<unknown>[] => findDragonSkill(skill)?.acts ?? []);

/** Somebody whose skills push. */
export const pushes = (draft: Draft): boolean => actsOf(draft).some(({ act }) => act === 'push');

const countersBy = (draft: Draft): readonly Cause[] => given(draft, actsOf(draft));

/** Slayers who can have a counter for these reasons. */
const bearersOf = (causes: readonly Cause[]): number =>
  causes.some(({ only }) => only === undefined) ? slayers : new Set(causes.map(({ only }) => only)).size;

const whyOf = (onDragon: boolean, bearers: number): CounterReason => {
  if (bearers === 0) return 'dragon';
  if (bearers === slayers) return onDragon ? 'both' : 'slayers';
  return onDragon ? 'both-users' : 'users';
};

const needOf = (counter: CounterId, causes: readonly Cause[]): DracoNeed => {
  const onDragon = causes.some(({ on }) => on === 'dragon');
  const bearers = bearersOf(causes.filter(({ on }) => on === 'slayers'));
  return {
    counter,
    count: perSkill * causes.length,
    why: 'per-skill',
    rims: {
      count: (onDragon ? besideDragon : 0) + bearers,
      upTo: mostOnRim,
      why: whyOf(onDragon, bearers),
    },
  };
};

/** The counters that these slayers and this dragon can cause. */
export const countersOf = (drafts: readonly Draft[]): readonly DracoNeed[] => {
  const causes = drafts.flatMap(countersBy);
  return counterIds
    .map((counter) =>
      needOf(
        counter,
        causes.filter((each) => each.counter === counter),
      ),
    )
    .filter(({ count }) => count > 0);
};

/** One skill's worth of each. */
export const allCounters = (): readonly DracoNeed[] =>
  counterIds.map((counter) => ({
    counter,
    count: perSkill,
    why: 'per-skill',
    rims: { count: 1, upTo: mostOnRim, why: 'a-full-set' },
  }));

/** Look of a counter beside its name. */
export const counterLook = (counter: CounterId): CounterLook => ({
  id: `counter-${counter}`,
  icon: kitIcon(counter),
  shape: 'round',
  ring: rings[counter],
});
