import { expect, test } from 'vitest';
import { Computer } from '@/lib/session/computer';
import { answer, beginSession, lengthOf, requestNow } from '@/lib/session/session';
import { encounterIn } from '@/lib/session/testing';
import { open } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { landingTime } from '../dice/landing';
import { shownAt, type Shown } from '../table/use-table';
import { boutsOf, landed, settledIn, shownOn, stagedAt, wentOn, type Stage } from './stage';

/** The moments of a match that computers play. */
const momentsIn = async (system: SystemId, most: number): Promise<readonly Shown[]> => {
  await open([system], 'match', 'play');
  const encounter = await encounterIn(system, 5);
  const seats = Array.from({ length: 8 }, () => ({ plays: 'greedy' }) as const);
  const begun = beginSession(encounter, seats, 'fair');
  if (!begun.ok) throw new Error('The match does not begin.');
  const computer = new Computer(() => 0);
  let session = begun.value;
  const all = [shownAt(session, undefined)];
  while (all.length < most && requestNow(session)) {
    const order = { encounter, forks: [], seats, most: 1, table: 'a', choices: session.history.choices };
    const [choice] = computer.choose(order);
    const next = choice === undefined ? undefined : answer(session, choice);
    if (!next?.ok) break;
    session = next.value;
    all.push(shownAt(session, undefined));
  }
  expect(lengthOf(session)).toBe(all.length - 1);
  return all;
};

const start = (shown: Shown): Stage => ({ seen: shown, next: undefined });

test.each(['living', 'first'] as const)(
  'in %s nothing that falling dice decide is shown before they lie, and everything after it',
  async (system) => {
    const moments = await momentsIn(system, 160);
    let waits = 0;
    let stage = start(moments[0] ?? expect.fail('A match has a first moment.'));
    for (const now of moments.slice(1)) {
      const before = shownOn(stage);
      stage = stagedAt(stage, now, false);
      const shown = shownOn(stage);
      if (stage.next) {
        waits += 1;
        const { scene, request, words, rolls, news, at } = before;
        expect(shown).toMatchObject({ isOurs: false, falling: now.at, at });
        expect([shown.scene, shown.request, shown.words]).toEqual([scene, request, words]);
        expect([shown.rolls, shown.news]).toEqual([rolls, news]);
        expect(shown.fight).toEqual(boutsOf(settledIn(now)).length > 1 ? shown.fight : settledIn(now));
        stage = landed(stage);
      }
      expect(shownOn(stage)).toBe(now);
    }
    expect(waits).toBeGreaterThan(3);
  },
);

test('with reduced motion, at the highest speed and after an undo nothing is waited for', async () => {
  const moments = await momentsIn('living', 60);
  for (const [nth, now] of moments.entries()) {
    const before = moments[nth - 1];
    if (!before) continue;
    expect(shownOn(stagedAt(start(before), now, true))).toBe(now);
    expect(shownOn(stagedAt(start(now), before, false))).toBe(before);
    const waits = stagedAt(start(before), now, false);
    expect(shownOn(stagedAt(waits, before, false))).toBe(before);
  }
});

test('a wait is short', () => {
  expect(landingTime).toBeLessThan(1200);
});

const roll = (key: string, as: 'attack' | 'defence', dice = 1) =>
  ({
    key,
    roll: { figure: 0, sentence: key, as, faces: Array.from({ length: dice }, () => ({ face: 2 })) },
  }) as never;
const exchange: Shown['fight'] = [
  roll('attack', 'attack'),
  roll('its value', 'attack', 0),
  roll('defence', 'defence'),
  roll('counter', 'attack'),
  roll('own defence', 'defence'),
];
const keysOf = ({ fight }: Pick<Shown, 'fight'>): readonly string[] => fight.map(({ key }) => key);

test('an attack is shown before the answer to it, and each is read before anything goes on', () => {
  const moment = (at: number, fight: Shown['fight']) =>
    ({ at, isNow: true, isOurs: false, fight, scene: `scene ${at}` }) as unknown as Shown;
  const now = { ...moment(2, exchange), sceneOfFight: 'walked' } as unknown as Shown;
  const states: unknown[] = [];
  let stage = stagedAt(start(moment(0, [])), now, false);
  while (stage.next) {
    const shown = shownOn(stage);
    states.push([keysOf(shown).at(-1), shown.scene, shown.isLanded === true]);
    stage = wentOn(stage);
  }
  expect(states).toEqual([
    ['defence', 'walked', false],
    ['defence', 'walked', true],
    ['own defence', 'walked', false],
  ]);
  expect(shownOn(stage)).toBe(now);
  // A touch leads to what came of it at once.
  expect(shownOn(landed(stagedAt(start(moment(0, [])), now, false)))).toBe(now);
});

test('bouts are all of the rolls, in their order', () => {
  expect(boutsOf(exchange).map((fight) => keysOf({ fight }))).toEqual([
    ['attack', 'its value', 'defence'],
    ['counter', 'own defence'],
  ]);
  expect(boutsOf([])).toEqual([]);
});
