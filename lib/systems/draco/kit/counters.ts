import type { Card, Colour } from '../../../cards/card';
import { drawCounter, type CounterSize } from '../../../cards/pieces/counter';
import type { Draft } from '../sheet/sheet';
import { findDragonSkill } from '../skills/dragons';
import { counterIds, type Act, type CounterId } from '../skills/effect';
import { findSlayerSkill } from '../skills/slayers';
import { kitIcon } from './icons';

export interface CounterNeed {
  readonly counter: CounterId;
  readonly count: number;
  /** The number is the player's own. */
  readonly isChosen?: true;
}

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

/** The counters that these slayers and this dragon can cause. */
export const countersOf = (drafts: readonly Draft[]): readonly CounterNeed[] => {
  const causes = drafts.flatMap(countersBy);
  return counterIds
    .map((counter) => ({ counter, count: perSkill * causes.filter((each) => each === counter).length }))
    .filter(({ count }) => count > 0);
};

/** One skill's worth of each. */
export const allCounters = (): readonly CounterNeed[] =>
  counterIds.map((counter) => ({ counter, count: perSkill }));

/** What counters say in the reader's language. */
export interface CounterWords {
  readonly name: (counter: CounterId) => string;
  /** "Hobbled × 4" */
  readonly counted: (need: CounterNeed) => string;
  readonly why: (need: CounterNeed) => string;
}

/** The counters to print, each as often as it is needed, all of one kind the same card. */
export const counterCards = (
  needs: readonly CounterNeed[],
  words: CounterWords,
  size?: CounterSize,
): readonly Card[] =>
  needs.flatMap((need) => {
    const { counter, count } = need;
    const content = {
      id: `counter-${counter}`,
      name: words.name(counter),
      icon: kitIcon(counter),
      ring: rings[counter],
    };
    const card: Card = {
      ...drawCounter(content, size),
      countNote: { what: words.counted(need), why: words.why(need) },
    };
    return Array.from({ length: count }, () => card);
  });
