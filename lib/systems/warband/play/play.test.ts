import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../match/chance';
import type { Match } from '../../../match/engine';
import { randomChoice } from '../../../match/players';
import type { Encounter } from '../../match-part';
import type { TableScene } from '../../table-scene';
import { warbandEngine } from '../match/rules';
import type { Situation } from '../match/state/situation';
import type { MatchEvent } from '../match/state/event';
import type { About, Option } from '../match/state/option';
import { randomPlan, situationOf } from '../match/testing/random-match';
import type { Request } from '../../../match/request';
import type { Warband } from '../sheet/warband';
import { unit } from '../../../table/table';
import { Arena } from '../match/testing/arena';
import { betweenIn, rangesIn } from './ranges';
import { requestIn } from './requests';
import { rollsIn } from './rolls';
import { sceneOf } from './scene';
import { runs } from '../../../testing/runs';

interface Moment {
  readonly request: Request<About, Option>;
  readonly situation: Situation;
  readonly events: readonly MatchEvent[];
}

const encounterOf = (sheets: readonly Warband[]): Encounter<Warband> => ({
  system: 'warband',
  sheets,
  teams: [0, 1],
  scenario: 'carnage',
  map: 'glade',
  seed: 1,
  isLenient: true,
  more: {},
});

/** Every moment of matches by chance in all three scenarios. */
const moments = function* (
  matches: number,
  first = 0,
): Generator<Moment & { readonly encounter: Encounter<Warband> }> {
  for (let seed = first; seed < first + matches; seed += 1) {
    const plan = randomPlan(seed);
    const dice = diceOf(seed);
    let step = warbandEngine.begin(situationOf(plan), seed);
    for (let made = 0; made < 400; made += 1) {
      const match: Match<Situation> = step.match;
      const request = warbandEngine.pending(match);
      if (!request) break;
      const situation = warbandEngine.look(match);
      yield { request, situation, events: step.events, encounter: encounterOf(plan.warbands) };
      const next = warbandEngine.apply(match, randomChoice(request, dice));
      if (!next.ok) throw new Error('refused');
      step = next.value;
    }
  }
};

/** Facts that a scene tells falsely or not at all. */
const faultsOf = (scene: TableScene, { figures, cards }: Situation): readonly string[] => {
  const there = figures.filter(({ life }) => life !== 'out' && life !== 'away');
  const shown = new Map(scene.figures.map((figure) => [figure.id, figure]));
  return [
    ...(shown.size === there.length ? [] : ['another number of figures']),
    ...there.flatMap(({ id, card, life, wounds, isActivated }): readonly string[] => {
      const figure = shown.get(id);
      const own = cards[card];
      if (!figure || !own) return [`${id} is not shown`];
      const most = own.rank === 'rookie' ? 1 : 2;
      return [
        ...(figure.rank === `D${{ boss: 10, specialist: 8, rookie: 6 }[own.rank]}` ? [] : [`die of ${id}`]),
        ...(figure.most === most && figure.dice === most - wounds ? [] : [`wounds of ${id}`]),
        ...((figure.isDone === true) === isActivated ? [] : [`activation of ${id}`]),
        ...((figure.state === 'up') === (life === 'up') ? [] : [`state of ${id}`]),
      ];
    }),
  ];
};

describe('the table as it is shown', () => {
  it('has everybody with rank die, wounds and activation, as plain data, at every moment', () => {
    for (const { situation, encounter } of moments(runs(6))) {
      const scene = sceneOf(situation, encounter);
      expect(faultsOf(scene, situation)).toEqual([]);
      expect(structuredClone(scene)).toEqual(scene);
      const names = scene.figures
        .filter(({ id }) => situation.figures[id]?.whole === id)
        .map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const { name, sheet, fighter } of scene.figures)
        expect(name).toContain(encounter.sheets[sheet ?? -1]?.fighters[fighter ?? -1]?.name);
      expect(scene.figures.filter(({ hidesPhoto }) => hidesPhoto).map(({ id }) => id)).toEqual(
        situation.figures
          .filter(({ shape, life }) => shape === 'animal' && life !== 'out' && life !== 'away')
          .map(({ id }) => id),
      );
    }
  });

  it('would be found wrong', () => {
    const [moment] = [...moments(1)];
    if (!moment) throw new Error('no moment');
    const scene = sceneOf(moment.situation, moment.encounter);
    const [first, ...others] = scene.figures;
    if (!first) throw new Error('nobody');
    expect(faultsOf({ ...scene, figures: others }, moment.situation)).not.toEqual([]);
    expect(faultsOf({ ...scene, figures: [{ ...first, dice: 9 }, ...others] }, moment.situation)).not.toEqual(
      [],
    );
  });

  it('counts points where points win, and shows the tokens and both spawn points', () => {
    for (const [seed, tokens, scores, goal] of [
      [0, 0, 0, 0],
      [1, 3, 2, 0],
      [2, 3, 2, 2],
    ] as const) {
      const plan = randomPlan(seed);
      const scene = sceneOf(situationOf(plan), encounterOf(plan.warbands));
      expect(scene.pieces.filter(({ name }) => name !== 'Spawn point')).toHaveLength(tokens);
      expect(
        scene.pieces.filter(({ name, radius }) => name === 'Spawn point' && radius === 4 * 1024),
      ).toHaveLength(2);
      expect(scene.scores).toHaveLength(scores);
      expect(scene.goal).toBe(goal);
    }
  });
});

describe('requests', () => {
  it('are asked in words, each option its own, aimed at somebody who is shown', () => {
    const asked = new Set<string>();
    const look = ({ request, situation, encounter }: Moment & { readonly encounter: Encounter<Warband> }) => {
      asked.add(request.about.about);
      const words = requestIn(request, situation);
      expect(words.sentence).toMatch(/\?$/);
      // Only a step towards somebody else’s melee is a reaction.
      expect(words.isReaction === true).toBe(request.about.about === 'step');
      const texts = words.options.map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
      if ('options' in request) expect(texts).toHaveLength(request.options.length);
      const broken = [words.sentence, ...texts].filter((text) => /undefined|NaN|^\s|\s$/.test(text));
      expect(broken).toEqual([]);
      const shown = new Set(sceneOf(situation, encounter).figures.map(({ id }) => id));
      const targets = words.options.flatMap(({ target }) => target ?? []);
      expect(targets.filter((target) => !shown.has(target))).toEqual([]);
    };
    const all = ['activate', 'act', 'move', 'order', 'aim', 'rush', 'landing', 'step', 'instead'];
    const missing = (): readonly string[] => all.filter((about) => !asked.has(about));
    for (let nth = 0; nth < 40 && (nth < runs(40) || missing().length > 0); nth += 1)
      for (const moment of moments(1, nth)) look(moment);
    expect(missing()).toEqual([]);
  });
});

describe('rolls', () => {
  it('show the die, what it was rolled for and what came of it', () => {
    let rolls = 0;
    for (const { events, situation } of moments(3)) {
      const rolled = events.filter(({ told }) => told === 'rolled');
      const shown = rollsIn(events, situation);
      expect(shown).toHaveLength(rolled.length);
      shown.forEach(({ sentence, faces, value }) => {
        expect(sentence).toMatch(
          / rolls a D(6|8|10) (to attack|to defend|to recover|for a skill), stat \d+: .+\.$/,
        );
        expect(faces.length).toBeGreaterThan(0);
        expect(faces.map(({ face }) => face)).toContain(value?.parts[0]?.amount);
      });
      rolls += shown.length;
    }
    expect(rolls).toBeGreaterThan(50);
  });
});

describe('ranges', () => {
  it('are an inch in melee, five for a Martial Artist, and as far as a shooter reaches', () => {
    const table = new Arena(
      {
        a: { at: [2, 2], rank: 'specialist', role: 'brawler' },
        b: { at: [2, 5], rank: 'specialist', role: 'martial-artist' },
        c: { at: [2, 8], rank: 'specialist', role: 'ranger', shooter: 'light' },
        d: { at: [2, 11], rank: 'specialist', role: 'healer', shooter: 'light' },
        e: { at: [20, 20], team: 1 },
      },
      {},
    );
    const situation = table.s;
    const of = (figure: number) =>
      rangesIn(situation, figure).map(({ id, most, least }) => [id, most / unit, least / unit]);
    expect(of(0)).toEqual([['melee', 1, 0]]);
    expect(of(1)).toEqual([['melee', 5, 0]]);
    expect(of(2)).toContainEqual(['light', 15, 1]);
    expect(of(3)).toContainEqual(['light', 10, 1]);
    expect(betweenIn(situation, 0, 1)).toMatchObject({ sees: true, touches: false });
  });
});
