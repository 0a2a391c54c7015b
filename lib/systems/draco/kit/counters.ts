import type { Colour } from '../../../cards/card';
import type { CounterLook, CounterNeed } from '../../../cards/kit/counters';
import { mostOnRim } from '../../../cards/pieces/counter';
import type { Draft } from '../sheet/sheet';
import { findDragonSkill } from '../skills/dragons';
import { counterIds, type Act, type CounterId } from '../skills/effect';
import { findSlayerSkill } from '../skills/slayers';
import { kitIcon } from './icons';

/** Reason for a number: each skill by itself, or those beside whom the stacks lie. */
export type CounterReason = 'per-skill' | 'dragon' | 'slayers' | 'both' | 'a-full-set';

type DracoNeed = CounterNeed<CounterId, CounterReason>;

const rings: Readonly<Record<CounterId, Colour>> = {
  hobbled: 'grey',
  guarded: 'blue',
  exposed: 'amber',
  dazed: 'orange',
  bleeding: 'red',
  goaded: 'green',
  'hot-blood': 'red',
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
}

const given = <N>(kind: Draft['kind'], acts: readonly Act<N>[]): readonly Cause[] =>
  acts.flatMap((act) => {
    if (act.act !== 'give') return [];
    const isOnOwnSide = act.to === 'self' || act.to === 'friend';
    return [{ counter: act.counter, on: (kind === 'dragon') === isOnOwnSide ? 'dragon' : 'slayers' }];
  });

const countersBy = (draft: Draft): readonly Cause[] =>
  draft.kind === 'slayer'
    ? draft.skills.flatMap((id) => given(draft.kind, findSlayerSkill(id)?.suns ?? []))
    : draft.cards.flatMap(({ skill }) => given(draft.kind, findDragonSkill(skill)?.acts ?? []));

const needOf = (counter: CounterId, causes: readonly Cause[]): DracoNeed => {
  const onDragon = causes.some(({ on }) => on === 'dragon');
  const onSlayers = causes.some(({ on }) => on === 'slayers');
  return {
    counter,
    count: perSkill * causes.length,
    why: 'per-skill',
    rims: {
      count: (onDragon ? besideDragon : 0) + (onSlayers ? slayers : 0),
      upTo: mostOnRim,
      why: onDragon && onSlayers ? 'both' : onDragon ? 'dragon' : 'slayers',
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
