import { describe, expect, it } from 'vitest';
import type { Match } from '../../../match/engine';
import { choicesOf, type Choice } from '../../../match/request';
import { livingEngine } from './rules';
import type { Situation } from './state/situation';
import { arena } from './testing/arena';
import type { Fighter } from './testing/fighters';

const answersIn = (match: Match<Situation>): readonly Choice[] => {
  const request = livingEngine.pending(match);
  return request ? choicesOf(request) : [];
};

/** Ways in which the next choices may go, all dice fallen as the seed says; of places those worth a look. */
const nodes = (match: Match<Situation>, choices: number): number => {
  const all = answersIn(match);
  if (choices === 1) return all.length;
  return all.reduce<number>((sum, choice) => {
    const step = livingEngine.apply(match, choice);
    if (!step.ok) throw new Error(`refused: ${JSON.stringify(step.error)}`);
    return sum + nodes(step.value.match, choices - 1);
  }, 0);
};

const faces = { 6: { melee: 3 }, 5: { defence: 2 } };
const hero: Fighter = { at: [10, 10], faces };
const foe = (x: number, more: Partial<Fighter> = {}): Fighter => ({ at: [x, 10], team: 1, faces, ...more });

interface Position {
  readonly where: string;
  readonly fighters: Readonly<Record<string, Fighter>>;
  /** First options of the hero (chapter "Actions"). */
  readonly first: readonly string[];
  /** Ways after two and three choices. */
  readonly deeper: readonly [number, number];
}

const alone = ['move', 'recover', 'delay', 'end'];

const positions: readonly Position[] = [
  {
    where: 'far from everybody: a charge may fall short',
    fighters: { hero: { ...hero, at: [4, 4] }, foe: { ...foe(20), at: [20, 20] } },
    first: [...alone, 'charge'],
    deeper: [41, 202],
  },
  {
    where: 'a charge away from an opponent',
    fighters: { hero, foe: foe(13) },
    first: [...alone, 'charge'],
    deeper: [53, 246],
  },
  {
    where: 'in contact: nobody charges who he touches',
    fighters: { hero, foe: foe(11) },
    first: [...alone, 'melee'],
    deeper: [47, 215],
  },
  {
    where: 'between two opponents',
    fighters: { hero, foe: foe(11), other: foe(9, { team: 2 }) },
    first: [...alone, 'melee', 'melee'],
    deeper: [51, 245],
  },
  {
    where: 'between a friend and an opponent',
    fighters: { hero, friend: foe(11, { team: 0 }), foe: foe(9) },
    first: [...alone, 'melee'],
    deeper: [54, 252],
  },
  {
    where: 'with one action left: to recover takes two',
    fighters: { hero: { ...hero, with: { actions: 1 } }, foe: foe(11) },
    first: ['move', 'delay', 'end', 'melee'],
    deeper: [45, 263],
  },
  {
    where: 'with an attack skill and one on himself',
    fighters: {
      hero: {
        ...hero,
        faces: { 6: { melee: 3, skill: 1 } },
        skills: ['warrior/berserk', 'warrior/shield-up'],
      },
      foe: foe(11),
    },
    first: [...alone, 'melee', 'melee warrior/berserk', 'use warrior/shield-up'],
    deeper: [53, 309],
  },
];

describe('the ways that lead on from fixed positions', () => {
  it.each(positions)('$where', ({ fighters, first, deeper }) => {
    const { match } = livingEngine.begin(arena(fighters).situation(), 1);
    const request = livingEngine.pending(match);
    const options = request && 'options' in request ? request.options : [];
    const named = options.map((option) =>
      [option.pick, 'skill' in option ? option.skill : undefined].filter(Boolean).join(' '),
    );
    expect(named.toSorted()).toEqual(first.toSorted());
    expect([nodes(match, 2), nodes(match, 3)]).toEqual(deeper);
  });
});
