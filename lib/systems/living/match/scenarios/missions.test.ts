import { describe, expect, test } from 'vitest';
import { diceOf } from '../../../../match/chance';
import type { Match } from '../../../../match/engine';
import { randomChoice } from '../../../../match/players';
import type { Choice, Request } from '../../../../match/request';
import { distanceBetween, unit, type Point } from '../../../../table/table';
import { missions } from '../../scenarios/index';
import type { Figure } from '../state/figure';
import { beginMission } from '../set-up/mission';
import type { About, Option } from '../state/option';
import { livingEngine } from '../rules';
import type { Situation } from '../state/situation';
import { faultOf } from '../testing/random-match';

type Asked = Request<About, Option>;
type Answer = (request: Asked, now: Situation) => Choice;

const begin = (id: string, change: (start: Situation) => Situation = (start) => start): Match<Situation> => {
  const start = beginMission(id);
  if (!start) throw new Error(`${id} is no mission`);
  return livingEngine.begin(change(start), 5).match;
};

/** Plays on until this holds, or to the end. */
const play = (
  from: Match<Situation>,
  answer: Answer,
  until: (now: Situation) => boolean = () => false,
): Match<Situation> => {
  let match = from;
  for (let nth = 0; nth < 3000; nth += 1) {
    const request = livingEngine.pending(match);
    if (!request || until(livingEngine.look(match))) return match;
    const step = livingEngine.apply(match, answer(request, livingEngine.look(match)));
    if (!step.ok) throw new Error(step.error.refused);
    ({ match } = step.value);
  }
  throw new Error('it does not end');
};

const optionOf = (request: Asked, ...picks: readonly Option['pick'][]): number => {
  if (!('options' in request)) throw new Error('a place was asked for');
  const { options } = request;
  const found = picks.map((pick) => options.findIndex((option) => option.pick === pick));
  return found.find((at) => at >= 0) ?? 0;
};

const nearestTo = (request: Asked, goal: Point): Choice => {
  if (!('region' in request)) throw new Error('an option was asked for');
  const [best = goal] = [...request.region.candidates()].sort(
    (a, b) => distanceBetween(a, goal) - distanceBetween(b, goal),
  );
  return best;
};

/** Waits, and stays where he is. */
const waits: Answer = (request, now) =>
  'region' in request
    ? (now.figures[request.about.figure]?.at ?? { x: 0, y: 0 })
    : optionOf(request, 'end', 'done');

const ofKind = ({ figures }: Situation, kind: Figure['kind']): readonly Figure[] =>
  figures.filter((figure) => figure.kind === kind);

describe('training missions', () => {
  test.each(missions.map(({ id }) => id))('%s comes to its end, whatever its player does', (id) => {
    for (const seed of [1, 2, 3]) {
      const dice = diceOf(seed);
      const { base } = play(begin(id), (request) => randomChoice(request, dice));
      expect(base.outcome).toBeDefined();
      expect(faultOf(base)).toBeUndefined();
    }
  });

  test('first steps: one movement a turn, and the other corner wins', () => {
    const match = begin('first-steps');
    const request = livingEngine.pending(match);
    if (!request || !('options' in request)) throw new Error('no action');
    expect(request.options).toEqual([{ pick: 'move' }, { pick: 'end' }]);
    const goal = { x: 24 * unit, y: 0 };
    const { base } = play(begin('first-steps'), (asked) =>
      'region' in asked ? nearestTo(asked, goal) : optionOf(asked, 'move'),
    );
    expect(base.outcome?.because).toMatch(/goal|fallen/);
  });

  test('melee training: five dummies in a row; who stands beside one after his turn is kicked', () => {
    const beside = (start: Situation): Situation => ({
      ...start,
      figures: start.figures.map((figure) =>
        figure.kind === 'hero' ? { ...figure, at: { x: 4 * unit, y: 19 * unit } } : figure,
      ),
    });
    const { base } = play(begin('melee-training', beside), waits, ({ phase }) => phase === 40);
    expect(ofKind(base, 'dummy')).toHaveLength(5);
    expect(base.figures[0]?.hand).toBeLessThan(5);
    const far = play(begin('melee-training'), waits, ({ phase }) => phase === 40);
    expect(far.base.figures[0]?.hand).toBe(5);
  });

  test('melee training: with every dummy beaten, home wins', () => {
    const beaten = (start: Situation): Situation => ({
      ...start,
      figures: start.figures.map((figure) =>
        figure.kind === 'dummy' ? { ...figure, life: 'gone' } : figure,
      ),
    });
    expect(play(begin('melee-training', beaten), waits).base.outcome).toEqual({ winner: 0, because: 'goal' });
  });

  test('open fire: a dummy a phase comes in before you, runs, and costs you 1 Life where it arrives', () => {
    const first = livingEngine.look(begin('open-fire'));
    expect([first.phase, first.turn]).toEqual([1, 0]);
    const [runner] = ofKind(first, 'dummy');
    expect(runner?.life).toBe('up');
    expect(distanceBetween(runner?.at ?? { x: 0, y: 0 }, { x: 24 * unit, y: 0 })).toBeGreaterThan(10 * unit);
    const second = play(begin('open-fire'), waits, ({ phase }) => phase === 2);
    expect(ofKind(livingEngine.look(second), 'dummy')).toHaveLength(2);
    const { base } = play(begin('open-fire'), waits);
    expect(base.outcome).toEqual({ winner: 1, because: 'fallen' });
  });

  test('open fire: nothing but moving, shooting, a skill and waiting', () => {
    const request = livingEngine.pending(begin('open-fire'));
    if (!request || !('options' in request)) throw new Error('no action');
    expect([...new Set(request.options.map(({ pick }) => pick))]).toEqual(['move', 'shoot', 'delay', 'end']);
  });

  test('open fire: the first shot shows 3 pips and nobody defends; in the second phase who is hit does', () => {
    const left = (phase: number, rolled: number) => {
      const start = livingEngine.look(begin('open-fire'));
      const sheets = start.sheets.map((sheet, at) =>
        at === 0 ? sheet : { ...sheet, sides: { ...sheet.sides, defence: [1, 1, 1, 1, 1, 1] } },
      );
      const figures = start.figures.map((figure) =>
        figure.kind === 'dummy' ? { ...figure, at: { x: 17 * unit, y: 12 * unit } } : figure,
      );
      const dice = [rolled, 0, 0, 0, 0, 0, 0, 0, 0, 0];
      let { match } = livingEngine.begin({ ...start, phase, sheets, figures }, 1, { dice });
      // The shot, and the die that is picked where there is a choice.
      for (const about of ['action', 'die'] as const) {
        const request = livingEngine.pending(match);
        const step = request?.about.about === about && livingEngine.apply(match, optionOf(request, 'shoot'));
        if (step && step.ok) ({ match } = step.value);
      }
      return ofKind(livingEngine.look(match), 'dummy').map(({ hand }) => hand);
    };
    expect([left(1, 0), left(1, 5), left(2, 5), left(2, 0), left(3, 0)]).toEqual([[2], [2], [3], [3], [5]]);
  });

  test('open fire: you may not go into the corner that the dummies want', () => {
    const near = (start: Situation): Situation => ({
      ...start,
      figures: start.figures.map((figure) => ({ ...figure, at: { x: 5 * unit, y: 19 * unit } })),
    });
    const goal = { x: 0, y: 24 * unit };
    const { base } = play(
      begin('open-fire', near),
      (request) => ('region' in request ? nearestTo(request, goal) : optionOf(request, 'move')),
      ({ phase }) => phase === 3,
    );
    expect(distanceBetween(base.figures[0]?.at ?? goal, goal)).toBeGreaterThan(4.5 * unit);
  });

  test('it’s a kind of magic: the wizard goes through his victims; one who dies costs you 1 Life', () => {
    const match = play(begin('kind-of-magic'), waits, ({ figures }) =>
      figures.some(({ kind, life }) => kind === 'dummy' && life === 'gone'),
    );
    const [you] = livingEngine.look(match).figures;
    expect(you?.hand).toBeLessThan(5);
    expect(you?.at).toEqual(begin('kind-of-magic').base.figures[0]?.at);
  });

  test('it’s a kind of magic: a victim healed to full costs him 1 Life, and without Life he is beaten', () => {
    const hurt = (start: Situation): Situation => ({
      ...start,
      pieces: [{ key: 1, piece: 'hurt', x: 0, y: 0, figure: 2, team: -1, count: 0 }],
      lastKey: 1,
    });
    const once = play(begin('kind-of-magic', hurt), waits, ({ phase }) => phase === 2);
    expect(ofKind(livingEngine.look(once), 'wizard')[0]?.hand).toBe(4);
    const weak = (start: Situation): Situation => ({
      ...hurt(start),
      figures: start.figures.map((figure) => (figure.kind === 'wizard' ? { ...figure, hand: 1 } : figure)),
    });
    expect(play(begin('kind-of-magic', weak), waits).base.outcome).toEqual({ winner: 0, because: 'goal' });
  });
});
