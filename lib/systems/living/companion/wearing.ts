import { oncePer } from '../../../once-per';
import type { Effect } from '../skills/effects/effect';
import type { Until } from '../skills/effects/terms';
import type { Skill } from '../skills/school';

/** When a counter of a skill is taken off: at an edge of a turn, of whoever used the skill or whoever has the counter. */
export interface Wearing {
  readonly at: 'turn-begins' | 'turn-ends' | 'round-ends';
  readonly of: 'yours' | 'theirs';
}

const ofUntil = (until: Until): Wearing | undefined => {
  if (typeof until === 'object') {
    if ('phases' in until) return { at: 'round-ends', of: 'yours' };
    return 'turns' in until
      ? { at: until.at === 'begin' ? 'turn-begins' : 'turn-ends', of: until.of }
      : undefined;
  }
  switch (until) {
    case 'your-next-turn':
    case 'summoners-next-turn':
      return { at: 'turn-begins', of: 'yours' };
    case 'end-of-your-next-turn':
      return { at: 'turn-ends', of: 'yours' };
    case 'end-of-their-next-turn':
    case 'during-their-next-turn':
      return { at: 'turn-ends', of: 'theirs' };
    case 'this-action':
    case 'this-turn':
    case 'next-skill-action':
    case 'next-movement':
    case 'next-attack':
    case 'match':
    case 'for-good':
    case 'while-it-lasts':
      return undefined;
  }
};

/** The first duration within an entry that ends by itself. */
const within = (value: unknown): Wearing | undefined => {
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = within(each);
      if (found) return found;
    }
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const isLasting = 'lasting' in value || 'parameter' in value;
  const own = isLasting && 'until' in value ? ofUntil(value.until as Until) : undefined;
  return own ?? within(Object.values(value));
};

/** When counters of a skill wear off by its entry; undefined for those that nothing but play takes off. */
export const wearingOf = oncePer((skill: Skill): Wearing | undefined =>
  within([skill.always ?? [], skill.green ?? [], skill.blue ?? []]),
);

const heals = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => 'act' in effect && effect.act === 'heal');

/** Whether what a skill leaves on its target restores Life whenever a turn of his begins, by its entry. */
export const healsAtTurnBegin = oncePer(({ green = [], blue = [] }: Skill): boolean =>
  [...green, ...blue].some(
    (effect) =>
      'lasting' in effect &&
      effect.on === 'target' &&
      effect.lasting.some(
        (property) =>
          property.has === 'whenever' && property.moment === 'turn-begins' && heals(property.effects),
      ),
  ),
);
