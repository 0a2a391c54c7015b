import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceOf } from './chance';
import { hashOf } from './hash';
import { historyOf, matchOf, record, redo, undo, undoAll, type History } from './history';
import { newSkirmish, skirmish, type Skirmish, type SkirmishEvent } from './testing/skirmish';
import { randomChoice } from './players';

type Fight = History<Skirmish, SkirmishEvent>;

const played = (seed: number, decisions: number, most?: number): Fight => {
  const dice = diceOf(seed);
  let history = historyOf(skirmish.begin(newSkirmish(), seed), most);
  for (let made = 0; made < decisions; made += 1) {
    const request = skirmish.pending(matchOf(history));
    if (!request) return history;
    const choice = randomChoice(request, dice);
    const step = skirmish.apply(matchOf(history), choice);
    if (!step.ok) throw new Error(step.error.refused);
    history = record(history, step.value);
  }
  return history;
};

const seen = (history: Fight): unknown => [
  history.choices,
  hashOf(matchOf(history)),
  hashOf(skirmish.look(matchOf(history))),
];

const certain = (history: Fight | undefined): Fight => {
  if (!history) throw new Error('There is no way.');
  return history;
};

describe('taking back', () => {
  test('goes back over choices that drew nothing and stops before those that did', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(50), (seed, decisions) => {
        const history = played(seed, decisions);
        const lastDraw = history.steps.findLastIndex(({ drew }) => drew);
        const back = undoAll(history, 'fair');
        expect((back ?? history).choices).toHaveLength(lastDraw);
        expect(seen(back ?? history)).toEqual(seen(played(seed, lastDraw)));
      }),
    );
  });

  test('in practice goes back to the beginning, state for state', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(50), (seed, decisions) => {
        let history = played(seed, decisions);
        for (let left = history.choices.length; left > 0; left -= 1) {
          history = certain(undo(history, 'practice'));
          expect(seen(history)).toEqual(seen(played(seed, left - 1)));
        }
        expect(undo(history, 'practice')).toBeUndefined();
        expect(undoAll(history, 'practice')).toBeUndefined();
      }),
      { numRuns: 10 },
    );
  });

  test('and the same choice once more gives the same dice', () => {
    const history = played(3, 40);
    const at = history.steps.findLastIndex(({ events }) => events.some(({ type }) => type === 'rolled'));
    const choice = history.choices[at - 1];
    const before = history.steps[at - 1];
    if (!before || choice === undefined) throw new Error('Nobody rolled.');
    const again = skirmish.apply(before.match, choice);
    expect(again.ok && again.value.events).toEqual(history.steps[at]?.events);
  });

  test('can itself be taken back, until something else is chosen', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 50 }), fc.nat(50), (seed, decisions, back) => {
        const history = played(seed, decisions);
        let now = history;
        const steps = Math.min(back, history.choices.length);
        for (let n = 0; n < steps; n += 1) now = certain(undo(now, 'practice'));
        for (let n = 0; n < steps; n += 1) now = certain(redo(now));
        expect(now).toEqual(history);
        expect(redo(now)).toBeUndefined();
      }),
      { numRuns: 20 },
    );
    const undone = certain(undo(played(1, 10), 'practice'));
    const request = skirmish.pending(matchOf(undone));
    if (!request) throw new Error('The match is over.');
    const choice = randomChoice(request, diceOf(9));
    const step = skirmish.apply(matchOf(undone), choice);
    expect(step.ok && redo(record(undone, step.value))).toBeUndefined();
  });

  test('leaves the history that it was asked of alone', () => {
    const history = played(1, 20);
    const before = seen(history);
    certain(undo(history, 'practice'));
    expect(seen(history)).toEqual(before);
    expect(history.undone).toEqual([]);
  });

  test('keeps no more steps than its bound, and every choice', () => {
    const history = played(1, 40, 8);
    expect(history.steps).toHaveLength(8);
    expect(history.choices).toEqual(played(1, 40).choices);
    let back = history;
    for (let n = 0; n < 7; n += 1) back = certain(undo(back, 'practice'));
    expect(undo(back, 'practice')).toBeUndefined();
    expect(seen(back)).toEqual(seen(played(1, history.choices.length - 7)));
  });
});
