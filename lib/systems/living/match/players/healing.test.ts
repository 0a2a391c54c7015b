import { describe, expect, test } from 'vitest';
import { playOut } from '../../../../match/players';
import { greedyPlayer } from '../../../../match/playing/greedy';
import { runs } from '../../../../testing/runs';
import { samples } from '../../start/samples/samples';
import { beginEncounter, encounterOf } from '../set-up/encounter';
import { livingEngine } from '../rules';
import type { Situation } from '../state/situation';
import { arena } from '../testing/arena';
import { casterFaces as faces } from '../testing/casters';
import type { Fighters } from '../testing/fighters';
import { poolOf } from '../values/hand';
import { lookAt, livingJudge } from './judge';

/** Skills that restore Life and do nothing else, from the rulebook: Regrowth and Overwatch do so turn by turn. */
const healing = ['druid/regrowth', 'zealot/life-boon', 'zealot/overwatch'] as const;

/** The skills that the rules offer at the beginning of a turn, and those that a computer gives a thought. */
const uses = (fighters: Fighters) => {
  const { match } = livingEngine.begin(arena(fighters).situation(), 1);
  const request = livingEngine.pending(match);
  if (!request || !('options' in request)) throw new Error('an action is asked for');
  const { options } = request;
  const skillAt = (at: number): string | undefined => {
    const option = options[at];
    return option?.pick === 'use' ? option.skill : undefined;
  };
  const weighed = livingJudge.weigh(request, livingEngine.look(match));
  return {
    offered: options.flatMap((_, at) => skillAt(at) ?? []),
    weighed: weighed.flatMap(({ choice }) => (typeof choice === 'number' ? (skillAt(choice) ?? []) : [])),
  };
};

const healer = (skill: string, hand: number): Fighters => ({
  healer: { at: [10, 10], faces, skills: [skill], with: { hand } },
  foe: { at: [20, 20], team: 1, faces: { 6: { melee: 3 } } },
});

describe.each(healing)('a computer with %s', (skill) => {
  test('gives it no thought while nobody lacks Life, though the rules allow it', () => {
    const { offered, weighed } = uses(healer(skill, 5));
    expect(offered).toContain(skill);
    expect(weighed).not.toContain(skill);
  });

  test('thinks of it once Life is missing', () => {
    expect(uses(healer(skill, 3)).weighed).toContain(skill);
  });

  test('thinks of it for a friend, of all on the one who needs it', () => {
    const { weighed } = uses({ ...healer(skill, 5), friend: { at: [11, 10], with: { hand: 2 } } });
    expect(weighed).toContain(skill);
  });
});

test('a computer thinks of Bark Skin at any time: it does more than heal', () => {
  expect(uses(healer('druid/bark-skin', 5)).weighed).toContain('druid/bark-skin');
});

const lacksLife = (situation: Situation, team: number): boolean =>
  situation.figures.some(
    (figure) =>
      figure.team === team && figure.life !== 'gone' && figure.hand < poolOf(lookAt(situation), figure),
  );

test('in whole matches nobody casts Regrowth while all of his side are unhurt', () => {
  const [bito, gerda] = ['bito', 'gerda'].map((id) => samples.find((sample) => sample.id === id)?.hero);
  if (!bito || !gerda) throw new Error('two samples');
  let casts = 0;
  for (let nth = 0; nth < runs(24); nth += 1) {
    const sheets = [bito, gerda];
    const pairing = {
      system: 'living',
      sheets,
      scenario: 'all-out-carnage',
      map: 'open-field',
      isLenient: true,
    };
    const begun = beginEncounter(encounterOf(pairing, nth, nth));
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    const player = greedyPlayer(livingEngine, livingJudge, { tries: 4, most: 6 });
    let before = begun.value;
    playOut(livingEngine, livingEngine.begin(begun.value, nth).match, [player, player], {
      seed: nth,
      limit: 2000,
      each: ({ match, events }) => {
        for (const event of events) {
          if (event.type !== 'skill' || event.skill !== 'druid/regrowth') continue;
          casts += 1;
          expect(lacksLife(before, before.figures[event.figure]?.team ?? 0)).toBe(true);
        }
        // A situation changes in place while a stretch of play goes on.
        before = structuredClone(livingEngine.look(match));
      },
    });
  }
  expect(casts).toBeGreaterThan(0);
});
