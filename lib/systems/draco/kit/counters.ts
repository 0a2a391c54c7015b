import type { Colour } from '../../../cards/card';
import type { CounterLook, CounterNeed } from '../../../cards/kit/counters';
import type { Draft } from '../sheet/sheet';
import { findDragonSkill } from '../skills/dragons';
import { counterIds, type Act, type CounterId } from '../skills/effect';
import { findSlayerSkill } from '../skills/slayers';
import { kitIcon } from './icons';

/** All counters have one reason. */
type DracoNeed = CounterNeed<CounterId, 'per-skill'>;

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

const given = <N>(acts: readonly Act<N>[]): readonly CounterId[] =>
  acts.flatMap((act) => (act.act === 'give' ? [act.counter] : []));

const countersBy = (draft: Draft): readonly CounterId[] =>
  draft.kind === 'slayer'
    ? draft.skills.flatMap((id) => given(findSlayerSkill(id)?.suns ?? []))
    : draft.cards.flatMap(({ skill }) => given(findDragonSkill(skill)?.acts ?? []));

const needOf = (counter: CounterId, skills: number): DracoNeed => ({
  counter,
  count: perSkill * skills,
  why: 'per-skill',
});

/** The counters that these slayers and this dragon can cause. */
export const countersOf = (drafts: readonly Draft[]): readonly DracoNeed[] => {
  const causes = drafts.flatMap(countersBy);
  return counterIds
    .map((counter) => needOf(counter, causes.filter((each) => each === counter).length))
    .filter(({ count }) => count > 0);
};

/** One skill's worth of each. */
export const allCounters = (): readonly DracoNeed[] => counterIds.map((counter) => needOf(counter, 1));

/** Look of a counter beside its name. */
export const counterLook = (counter: CounterId): CounterLook => ({
  id: `counter-${counter}`,
  icon: kitIcon(counter),
  shape: 'round',
  ring: rings[counter],
});
