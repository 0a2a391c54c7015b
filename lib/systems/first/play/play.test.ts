import { describe, expect, test } from 'vitest';
import type { Encounter } from '../../match-part';
import { arena, type Arena } from '../match/testing/arena';
import { newHero, type HeroDraft } from '../sheet/hero';
import { requestIn } from './requests';
import { rollsIn } from './rolls';
import { sceneOf } from './scene';

const encounterOf = (...names: readonly string[]): Encounter<HeroDraft> => ({
  system: 'first',
  sheets: names.map(newHero),
  teams: names.map((_, at) => at),
  scenario: 'gang-fight',
  map: 'glade',
  seed: 1,
  isLenient: true,
  more: {},
});

const paint = { 6: { melee: 1 } };

/** Jane is to act, and her opponent stands too far away for anything. */
const apart = () => arena({ Jane: { at: [4, 4], paint }, Bito: { at: [22, 22], team: 1 } });

const impossibleIn = (match: Arena, encounter: Encounter<HeroDraft>): readonly string[] => {
  const { pending } = match;
  if (!pending) return expect.fail('nothing is asked');
  return (requestIn(pending, match.s, encounter).impossible ?? []).map(({ text }) => text);
};

describe('what a figure cannot do', () => {
  test('goes without its name where the player has one figure', () => {
    expect(impossibleIn(apart(), encounterOf('Jane', 'Bito'))).toContain('Attack in melee');
  });

  test('is told by name where he has several', () => {
    const match = arena({
      Jane: { at: [4, 4], player: 0, paint },
      Ann: { at: [4, 8], player: 0, paint },
      Bito: { at: [22, 22], team: 1, player: 1 },
    });
    const texts = impossibleIn(match, encounterOf('Jane', 'Ann', 'Bito'));
    expect(texts).toContain('Jane: Attack in melee');
    expect(texts).toContain('Ann: Attack in melee');
  });
});

test('only the figures of the player whose turn it is have movement left', () => {
  const { figures } = sceneOf(apart().s, encounterOf('Jane', 'Bito'));
  expect(figures.map(({ notes }) => notes.filter((note) => note.includes('movement left')).length)).toEqual([
    1, 0,
  ]);
});

test('a figure without dice is down, as this game calls it', () => {
  const match = arena({
    Jane: { at: [4, 4], paint },
    Bito: { at: [5, 4], team: 1, with: { life: 'down', dice: 0 } },
  });
  const { figures } = sceneOf(match.s, encounterOf('Jane', 'Bito'));
  expect(figures.map(({ words }) => words?.state)).toEqual(['', 'down']);
});

test('a roll shows the numbers of its faces', () => {
  const match = arena({
    Jane: { at: [4, 4], paint },
    Bito: { at: [5, 4], team: 1 },
  });
  match.act({ pick: 'strike', target: 'Bito' }, [1, 2, 5, 4, 3]);
  const [attack] = rollsIn(match.events, match.s, encounterOf('Jane', 'Bito'));
  expect(attack?.faces.map(({ face }) => face)).toEqual([1, 2, 5, 4, 3]);
});
