import { counters as words } from '#words/systems/living/messages/counters';
import { companion as say } from '#words/systems/living/messages/companion';
import { effectLine } from '#words/systems/living/messages/skill-search';
import type { CompanionCounter } from '../../companion-part';
import { counterPath } from '../kit/counters/counter-cards';
import { allCounters, countersOf, type CounterOf } from '../kit/counters/counters';
import type { HeroDraft } from '../sheet/hero';
import { findSkill } from '../skills/index';
import { conditions } from '../skills/effects/terms';

/** Id of a counter in a game night; a skill's has the skill's id. */
export const counterId = (counter: CounterOf): string =>
  counter.of === 'condition' ? counter.condition : counter.of === 'status' ? counter.status : counter.skill;

/** The most the rules allow on one figure, or that fit a count if there is no limit. */
const mostOf = (counter: CounterOf): number => {
  if (counter.of !== 'status') return 20;
  return counter.status === 'delay' ? 2 : counter.status === 'reload' ? 6 : 1;
};

const textOf = (counter: CounterOf): string => {
  if (counter.of === 'condition') return say.ruleText(counter.condition);
  if (counter.of === 'status')
    return counter.status === 'reload' ? say.reloadText : say.ruleText(counter.status);
  const skill = findSkill(counter.skill);
  return skill ? effectLine(skill) : '';
};

const companionCounter = (counter: CounterOf): CompanionCounter => ({
  id: counterId(counter),
  name: words.name(counter),
  group: say.groups[counter.of],
  icon: counterPath(counter),
  most: mostOf(counter),
  text: textOf(counter),
  ...(counter.of === 'condition' && counter.condition === 'deep-wound' && { lowers: 'pool' }),
});

/** A Hero nobody healed in time. */
const dead: CompanionCounter = {
  id: 'dead',
  name: say.dead,
  group: say.groups.status,
  icon: counterPath({ of: 'status', status: 'wasted' }),
  most: 1,
  text: say.deadText,
};

const inOrder = [...conditions, 'delay', 'reload', 'flying', 'recovering', 'wasted'];

/** Every counter of the book; those that these heroes can cause are usual, and what everybody can do to himself. */
export const companionCounters = (
  heroes: readonly HeroDraft[],
): { readonly all: readonly CompanionCounter[]; readonly usual: ReadonlySet<string> } => {
  const caused = countersOf(heroes).map(({ counter }) => counter);
  const known = new Map(
    [...caused, ...allCounters().map(({ counter }) => counter)].map((one) => [counterId(one), one]),
  );
  const ruled = inOrder.flatMap((id) => known.get(id) ?? []);
  const skills = [...known.values()].filter(({ of }) => of === 'skill');
  return {
    all: [...ruled.map(companionCounter), dead, ...skills.map(companionCounter)],
    usual: new Set([...caused.map(counterId), 'delay', 'recovering', 'knockdown', 'dead']),
  };
};
