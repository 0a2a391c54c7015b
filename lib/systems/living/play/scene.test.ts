import { expect, test } from 'vitest';
import { cardsIn } from '../../../match/deck';
import { cornerTips } from '../../../skirmish/map/corners';
import { unit } from '../../../table/table';
import type { Encounter } from '../../match-part';
import { beginEncounter, encounterOf, missionOf } from '../match/set-up/encounter';
import { beginMission } from '../match/set-up/mission';
import { livingEngine } from '../match/rules';
import { randomPlan, situationOf } from '../match/testing/random-match';
import { scenarios } from '../scenarios/index';
import type { HeroDraft } from '../sheet/hero';
import { samples } from '../start/samples/samples';
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
    const top = situation.deck.places[0] ?? undefined;
    const below = cardsIn(situation.deck).filter((card) => card !== top);
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

test.each([
  ['first-steps', true],
  ['melee-training', true],
  // The corner that the dummies run to.
  ['open-fire', true],
  ['kind-of-magic', false],
] as const)('a place where the mission %s may end is drawn as a goal: %s', (id, isDrawn) => {
  const start = beginMission(id, true);
  const encounter = missionOf('living', id, 1, 'Trainee');
  if (!start || !encounter) throw new Error('a mission');
  const { pieces } = sceneOf(livingEngine.look(livingEngine.begin(start, 1).match), encounter);
  expect(pieces.some(({ isGoal }) => isGoal)).toBe(isDrawn);
});

test('points stand under the names of the team that won them, also where a pet comes before its heroes', () => {
  // Jane brings Fang, who is the second figure of the match.
  const sheets = [
    ...samples.filter(({ id }) => id === 'jane'),
    ...samples.filter(({ id }) => id !== 'jane').slice(0, 3),
  ].map(({ hero }) => hero);
  const names = sheets.map(({ name }) => name);
  expect(names[0]).toMatch(/^Jane/);
  const pairing = {
    system: 'living',
    sheets,
    scenario: 'king-of-the-hill',
    map: 'open-field',
    isLenient: true,
  };
  const encounter = encounterOf(pairing, 1, 0);
  const begun = beginEncounter(encounter);
  if (!begun.ok) return expect.fail('a match');
  expect(begun.value.figures[1]?.kind).toBe('pet');
  // Before anybody has scored, all have none.
  expect(sceneOf(begun.value, encounter).scores.map(({ points }) => points)).toEqual([0, 0]);
  const { scores } = sceneOf({ ...begun.value, scores: [3, 2] }, encounter);
  expect(scores).toEqual([
    { team: 0, name: `${names[0]} and ${names[2]}`, points: 3 },
    { team: 1, name: `${names[1]} and ${names[3]}`, points: 2 },
  ]);
});

test('a hero whom a spirit has raised for another player keeps the own name', () => {
  const sheets = samples.map(({ hero }) => hero).slice(0, 2);
  const pairing = {
    system: 'living',
    sheets,
    scenario: 'all-out-carnage',
    map: 'open-field',
    isLenient: true,
  };
  const encounter = encounterOf(pairing, 1, 0);
  const begun = beginEncounter(encounter);
  if (!begun.ok) return expect.fail('a match');
  const figures = begun.value.figures.map((figure) => ({ ...figure, owner: 0 }));
  const shown = sceneOf({ ...begun.value, figures }, encounter).figures.filter(
    ({ sheet }) => sheet !== undefined,
  );
  expect(shown.map(({ name }) => name)).toEqual(sheets.map(({ name }) => name));
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
