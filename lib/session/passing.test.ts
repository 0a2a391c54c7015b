import { describe, expect, test } from 'vitest';
import { diceOf } from '../match/chance';
import { randomChoice } from '../match/players';
import { open, partOf, systemIds } from '../systems/open';
import { passedSoFar, passingOf, passOf, passSpans, stillPasses, type PassSpan } from './passing';
import { answer, lengthOf, requestNow, situationAt, takeBack, type Session } from './session';
import { sessionAfter } from './testing';
import { matchPartOf } from '../simulation/contest';

await open(systemIds);
const system = 'living';
await open([system], 'match', 'play');

const wordsOf = (session: Session) => {
  const request = requestNow(session);
  const situation = situationAt(session, lengthOf(session));
  return request && partOf(system, 'play')?.request(request, situation, session.encounter);
};

/** Matches by chance at moments where somebody may react. */
const chances = async (most: number): Promise<readonly Session[]> => {
  const found: Session[] = [];
  for (let seed = 1; found.length < most && seed < 30; seed += 1)
    await sessionAfter(system, seed, 200, {
      each: (session) => {
        if (found.length < most && wordsOf(session)?.isReaction) found.push(session);
      },
    });
  return found;
};

/** Lets go by what a player lets go by, and answers all else by chance. */
const passOn = (
  begun: Session,
  span: PassSpan,
): { readonly session: Session; readonly passed: number; readonly isEnded: boolean } => {
  const by = requestNow(begun)?.by ?? -1;
  const passing = passingOf(begun, [by], span);
  let session = begun;
  let passed = 0;
  const dice = diceOf(5);
  for (let left = 120; left > 0; left -= 1) {
    const request = requestNow(session);
    if (!request || !stillPasses(passing, session)) break;
    const words = wordsOf(session);
    const pass = words && passOf(passing, request.by, words);
    const next = answer(session, pass ?? randomChoice(request, dice));
    if (!next.ok) break;
    if (pass !== undefined) passed += 1;
    session = next.value;
    expect(passedSoFar(passing, session)).toBe(passed);
  }
  return { session, passed, isEnded: !stillPasses(passing, session) };
};

test('one answer for all is taken for each who is asked the same, and for nobody else', () => {
  const passing = { players: [1, 2], span: 'action', since: 3, within: 0 } as const;
  const option = (text: string, isEnd = false) => ({
    text,
    group: '',
    ...(isEnd && { isEnd: true as const }),
  });
  const words = { isReaction: true, options: [option('Attack first'), option('Let them go', true)] } as const;
  expect(passOf(passing, 1, words)).toBe(1);
  expect(passOf({ ...passing, answer: 'Attack first' }, 2, words)).toBe(0);
  expect(passOf({ ...passing, answer: 'Step in' }, 2, words)).toBeUndefined();
  expect(passOf(passing, 0, words)).toBeUndefined();
  expect(passOf(passing, 1, { options: words.options })).toBeUndefined();
});

describe('whoever lets chances to react go by', async () => {
  const found = await chances(8);

  test('has such chances in matches by chance', () => {
    expect(found.length).toBeGreaterThan(3);
  });

  test.each(passSpans)('does so from a chance on, until %s ends it', (span) => {
    for (const session of found) {
      const { passed } = passOn(session, span);
      expect(passed).toBeGreaterThan(0);
    }
  });

  test('for the action alone reacts again once the next action is asked for', () => {
    for (const begun of found) {
      const { session, isEnded } = passOn(begun, 'action');
      const { judge } = matchPartOf(system);
      const request = requestNow(session);
      expect(isEnded).toBe(true);
      expect(!request || (judge.isSettled(request) && wordsOf(session)?.isReaction !== true)).toBe(true);
    }
  });

  test('for the turn reacts again once another turn has begun', () => {
    const { judge } = matchPartOf(system);
    const momentOf = (session: Session) => judge.moment(situationAt(session, lengthOf(session)));
    for (const begun of found) {
      const now = momentOf(begun);
      const { session, isEnded } = passOn(begun, 'turn');
      expect(isEnded ? momentOf(session) !== now : requestNow(session) !== undefined).toBe(true);
    }
  });

  test('takes back what came before it, and reacts again', () => {
    for (const begun of found) {
      const passing = passingOf(begun, [requestNow(begun)?.by ?? -1], 'phase');
      const back = takeBack({ ...begun, mode: 'practice' });
      expect(back && stillPasses(passing, back)).toBe(false);
    }
  });

  test('until something concerns him reacts again once one of his figures is attacked or hurt', () => {
    let ended = 0;
    for (const begun of found) {
      const by = requestNow(begun)?.by ?? -1;
      const { session, isEnded } = passOn(begun, 'concern');
      if (!isEnded) continue;
      ended += 1;
      const part = partOf(system, 'play');
      const step = session.history.steps.at(-1);
      const situation = situationAt(session, lengthOf(session));
      const own = part
        ?.scene(situation, session.encounter)
        .figures.filter(({ owner }) => owner === by)
        .map(({ id }) => id);
      const concerned = step && part?.concerned?.(step.events, situation);
      expect(concerned?.some((figure) => own?.includes(figure))).toBe(true);
    }
    expect(ended).toBeGreaterThan(0);
  });
});
