import { describe, expect, test } from 'vitest';
import type { TableFact } from '../../fact-teller';
import { Actors, type Company } from '#words/systems/living/messages/play-actors';

const names = ['Jane', 'Fang', 'Jane’s golem'];

const company = (life: 'up' | 'down' | 'dead', owner = 0): Company => ({
  figure: (id) => ({
    kind: id === 0 ? 'hero' : id === 1 ? 'pet' : 'golem',
    hero: 0,
    life,
    owner,
    lent: undefined,
  }),
  shuffles: true,
  circles: () => 0,
});

const fact = (figure: number): TableFact => ({
  kind: 'action',
  figure,
  name: names[figure] ?? '',
  text: 'moves 5#',
});

/** Actions in a turn of Jane, one after the other. */
const told = (now: Company, ...figures: readonly number[]): readonly string[] => {
  const actors = new Actors((id) => names[id] ?? '', now);
  actors.turn(0);
  return figures.map((figure) => {
    actors.begin(figure);
    const { name, text } = actors.introduced(fact(figure));
    return `${name} ${text}`;
  });
};

describe('a follower', () => {
  test('is introduced once in a turn', () => {
    expect(told(company('up'), 0, 1, 1)).toEqual([
      'Jane moves 5#',
      'Jane’s pet Fang moves 5#',
      'Fang moves 5#',
    ]);
    expect(told(company('up'), 2)).toEqual(['Jane’s golem moves 5#']);
  });

  test.each([
    ['down', 0, 'Jane’s pet Fang acts by itself because Jane is unconscious, and moves 5#'],
    ['dead', 0, 'Jane’s pet Fang acts by itself because Jane is dead, and moves 5#'],
    ['up', -1, 'Jane’s pet Fang acts by itself because it has lost its master, and moves 5#'],
  ] as const)('whose Hero is %s says why it acts', (life, owner, text) => {
    expect(told(company(life, owner), 1)).toEqual([text]);
  });
});
