import type { CompanionCounter } from '../../companion-part';
import { allCounters, counterPath, countersOf, type CounterOf } from '../kit/counters';
import { companion as say } from '#words/systems/first/messages/companion';
import { counters as words } from '#words/systems/first/messages/counters';
import { effectLine } from '#words/systems/first/messages/skill-search';
import type { HeroDraft } from '../sheet/hero';
import { findSkill } from '../skills/index';

export const counterId = (counter: CounterOf): string => (counter.of === 'down' ? 'down' : counter.skill);

const textOf = (counter: CounterOf): string => {
  if (counter.of === 'down') return say.downText;
  const skill = findSkill(counter.skill);
  return skill ? effectLine(skill) : '';
};

const companionCounter = (counter: CounterOf): CompanionCounter => ({
  id: counterId(counter),
  name: words.name(counter),
  group: counter.of === 'down' ? say.groups.state : say.groups.skill,
  icon: counterPath(counter),
  most: counter.of === 'down' ? 1 : 20,
  text: textOf(counter),
});

const dead: CompanionCounter = {
  id: 'dead',
  name: say.dead,
  group: say.groups.state,
  icon: counterPath({ of: 'down' }),
  most: 1,
  text: say.deadText,
};

/** Every counter of the book; those that these heroes can cause are usual. */
export const companionCounters = (
  heroes: readonly HeroDraft[],
): { readonly all: readonly CompanionCounter[]; readonly usual: ReadonlySet<string> } => {
  const [down, ...skills] = allCounters().map(({ counter }) => companionCounter(counter));
  return {
    all: down ? [down, dead, ...skills] : skills,
    usual: new Set([...countersOf(heroes).map(({ counter }) => counterId(counter)), 'down', 'dead']),
  };
};
