import { expect, test } from 'vitest';
import { cornerTips } from '../../../pip-hero/map';
import { unit } from '../../../table/table';
import type { Encounter } from '../../match-part';
import { livingEngine } from '../match/rules';
import { randomPlan, situationOf } from '../match/testing/random-match';
import { scenarios } from '../scenarios/index';
import type { HeroDraft } from '../sheet/hero';
import { sceneOf } from './scene';

const begun = (seed: number) => {
  const plan = randomPlan(seed);
  const { match } = livingEngine.begin(situationOf(plan), seed);
  const situation = livingEngine.look(match);
  const encounter = { sheets: plan.heroes.map(({ hero }) => hero) } as unknown as Encounter<HeroDraft>;
  return { situation, encounter, scene: sceneOf(situation, encounter) };
};

test('the top card of the deck comes next, and nobody sees in which order the others do', () => {
  let decks = 0;
  for (let seed = 0; seed < 24; seed += 1) {
    const { situation, scene } = begun(seed);
    const [top, ...below] = situation.deck;
    const of = (when: string) => scene.order.filter((turn) => turn.when === when).map(({ figure }) => figure);
    if (top === undefined || below.length < 2) continue;
    decks += 1;
    expect(of('now')).toEqual(situation.turn >= 0 ? [situation.turn] : []);
    expect(of('next')).toEqual([top]);
    expect(of('deck')).toEqual([...below].sort((a, b) => a - b));
  }
  expect(decks).toBeGreaterThan(0);
});

test('where points are won the corner of each team lies on the map', () => {
  for (let seed = 0; seed < scenarios.length; seed += 1) {
    const { situation, scene } = begun(seed);
    const { goal, homes } = situation.setting;
    const bases = scene.pieces.filter(({ name }) => name === 'Home base');
    expect(bases.map(({ team, at }) => ({ team, at }))).toEqual(
      goal > 0
        ? homes.map((corner, team) => ({
            team,
            at: { x: cornerTips[corner].x * unit, y: cornerTips[corner].y * unit },
          }))
        : [],
    );
  }
});

test('a figure shows all its Reload counters as one number', () => {
  const { situation, encounter } = begun(1);
  const [first, ...others] = situation.figures;
  if (!first) return expect.fail('a figure');
  const { figures } = sceneOf(
    { ...situation, figures: [{ ...first, reloads: [1, 2] }, ...others] },
    encounter,
  );
  expect(figures[0]?.counters.map(({ count }) => count)).toEqual([3]);
});
