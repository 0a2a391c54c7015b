import { describe, expect, it } from 'vitest';
import { namedActs, namedChecks, namedEffects, namedParameters, namedProperties } from './effects/named';
import { skills } from './index';
import { vocabularyOf } from './vocabulary';

const vocabulary = vocabularyOf(skills);

describe('what skills are written in', () => {
  it('has no kind for one skill alone that does not say that it is named', () => {
    const lonely = vocabulary.kinds.filter(({ isNamed, skills: ids }) => !isNamed && ids.length < 2);
    expect(lonely).toEqual([]);
  });

  it('names nothing that is not used, and nothing that more than two skills use', () => {
    const named = vocabulary.kinds.filter(({ isNamed }) => isNamed);
    expect(named.filter(({ skills: ids }) => ids.length > 2)).toEqual([]);
    expect(named.map(({ of, name }) => `${of} ${name}`)).toEqual(
      [
        ...namedActs.map((name) => `act ${name}`),
        ...namedChecks.map((name) => `check ${name}`),
        ...namedEffects.map((name) => `effect ${name}`),
        ...namedParameters.map((name) => `parameter ${name}`),
        ...namedProperties.map((name) => `property ${name}`),
      ].sort(),
    );
  });

  it('is counted as an entry is read', () => {
    const [flurry] = skills.filter(({ id }) => id === 'warrior/flurry');
    if (!flurry) throw new RangeError('There is no Flurry.');
    const { kinds, terms } = vocabularyOf([flurry]);
    expect(kinds.map(({ of, name, isNamed }) => [of, name, isNamed])).toEqual([
      ['act', 'grant', false],
      ['property', 'may-not', false],
      ['property', 'value', false],
    ]);
    expect(terms.ofOneSkill).toBe(terms.all);
  });
});
