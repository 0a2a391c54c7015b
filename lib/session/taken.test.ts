import { describe, expect, test } from 'vitest';
import { firstSystem } from '../systems/open';
import { lengthOf, requestNow, type Session } from './session';
import { makeDecisionAgain, takeBackDecision, takeBackWhole, withTaken } from './taken';
import { sessionAfter } from './testing';

const about = (session: Session) =>
  requestNow(session)?.about as { readonly about: string; readonly value?: string } | undefined;

const isDie = (session: Session): boolean => about(session)?.about === 'die';

/** Moments of matches by chance at which somebody is asked for a die. */
const asked = async (): Promise<readonly Session[]> => {
  const found: Session[] = [];
  for (let seed = 1; seed <= 6; seed += 1)
    await sessionAfter(firstSystem, seed, 200, {
      each: (session) => {
        if (isDie(session)) found.push(session);
      },
    });
  return found;
};

const dice = await asked();

describe('a die that is better than each other in every way', () => {
  test('is taken: the one with the most pips, and nobody is asked for one after it', () => {
    const defences = dice.filter((session) => about(session)?.value === 'DV');
    expect(defences.length).toBeGreaterThan(3);
    for (const session of defences) {
      const after = withTaken(session);
      const request = requestNow(session);
      const options = request && 'options' in request ? request.options : [];
      const values = options.map((option) => ('value' in option ? Number(option.value) : -1));
      expect(lengthOf(after)).toBeGreaterThan(lengthOf(session));
      expect(after.history.choices[lengthOf(session)]).toBe(values.indexOf(Math.max(...values)));
      expect(about(after)?.value ?? '').not.toMatch(/^(AV|RAV|DV|MDV)$/);
    }
  });

  test('is never what is gone back to, or on to', () => {
    for (const session of dice) {
      const after = withTaken(session);
      const back = takeBackDecision({ ...after, mode: 'practice' });
      if (!back) continue;
      expect(withTaken(back)).toBe(back);
      const again = makeDecisionAgain(back);
      if (again) expect(withTaken(again)).toBe(again);
    }
  });
});

test('what was chosen at one go is taken back at one go, as far as no dice came in between', async () => {
  const session: Session = { ...(await sessionAfter(firstSystem, 3, 30)), mode: 'practice' };
  const at = lengthOf(session);
  const one = takeBackDecision(session);
  const before = one && takeBackDecision(one);
  if (!one || !before) return expect.fail('two decisions');
  const [first, last] = [lengthOf(before), lengthOf(one)];
  expect(lengthOf(takeBackWhole(session, []) ?? session)).toBe(last);
  expect(lengthOf(takeBackWhole(session, [{ from: first, to: at }]) ?? session)).toBe(first);
  // Earlier choices are undone one by one.
  expect(lengthOf(takeBackWhole(session, [{ from: 0, to: first }]) ?? session)).toBe(last);
});
