import { describe, expect, test } from 'vitest';
import { hashOf } from '../match/hash';
import { matchOf } from '../match/history';
import { diceOf } from '../match/chance';
import { randomChoice } from '../match/players';
import { choicesOf } from '../match/request';
import { matchPartOf } from '../simulation/contest';
import { firstSystem, hasPart, open, partOf, systemIds } from '../systems/open';
import { Computer } from './computer';
import { logAt } from './log';
import {
  answer,
  beginSession,
  computerOf,
  isPerson,
  lengthOf,
  makeAgain,
  replayOfSession,
  requestAt,
  requestNow,
  situationAt,
  takeBack,
  withComputers,
  withPeopleBack,
} from './session';
import { readSession, writeSession } from './saved-match';
import { firstOf } from '../testing/runs';
import { encounterIn, sessionAfter } from './testing';

await open(systemIds);
await open([firstSystem], 'match', 'play');
const played = systemIds.filter((id) => hasPart(id, 'play'));

describe.each(played)('a match of %s on the table', (system) => {
  test('every request of matches by chance is asked in words: each option its own', async () => {
    for (const seed of firstOf([1, 2, 3], 2)) {
      await sessionAfter(system, seed, 300, {
        each: (session) => {
          const request = requestNow(session);
          const situation = situationAt(session, lengthOf(session));
          const part = partOf(system, 'play');
          if (!request || !part) return expect.fail('a request');
          const words = part.request(request, situation, session.encounter);
          expect(words.sentence).toMatch(/[?]/);
          const texts = words.options.map(({ text }) => text);
          if ('options' in request) expect(texts).toHaveLength(request.options.length);
          expect(new Set(texts).size).toBe(texts.length);
          expect(
            texts.filter((text) => text.trim() === '' || /undefined|\bNaN\b|\[object/.test(text)),
          ).toEqual([]);
          if ('building' in request) expect(words.sheets).toHaveLength(choicesOf(request).length);
          const scene = part.scene(situation, session.encounter);
          expect(scene.figures.every(({ name }) => name !== '')).toBe(true);
          expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
        },
      });
    }
  });

  test('a value is told with parts that add up to it, or to less than 0', async () => {
    await open([system], 'play');
    const part = partOf(system, 'play');
    let values = 0;
    for (const seed of [5, 6, 7]) {
      const session = await sessionAfter(system, seed, 400);
      for (let at = 0; at <= lengthOf(session); at += 1) {
        const step = session.history.steps[at];
        if (!step || !part) return expect.fail('a step');
        for (const { value } of part.rolls(step.events, situationAt(session, at), session.encounter)) {
          if (!value || value.parts.length === 0) continue;
          values += 1;
          const sum = value.parts.reduce((total, { amount }) => total + amount, 0);
          expect(Math.max(0, sum), JSON.stringify(value)).toBe(value.is);
        }
      }
    }
    expect(values).toBeGreaterThan(5);
  });

  test('a choice is taken back to the last roll, and made again to where it was', async () => {
    let undone = 0;
    await sessionAfter(system, 7, 120, {
      each: (session) => {
        const back = takeBack(session);
        const drew = session.history.steps.at(-1)?.drew === true;
        expect(back === undefined).toBe(drew || lengthOf(session) === 0);
        if (!back) return;
        undone += 1;
        expect(lengthOf(back)).toBe(lengthOf(session) - 1);
        const again = makeAgain(back);
        expect(again && hashOf(matchOf(again.history))).toBe(hashOf(matchOf(session.history)));
      },
    });
    expect(undone).toBeGreaterThan(3);
  });

  test('taking back passes over what computers chose', async () => {
    const session = await sessionAfter(system, 8, 200, {
      seats: [{ plays: 'person' }, { plays: 'random' }],
    });
    const back = takeBack({ ...session, mode: 'practice' });
    expect(back && requestNow(back)?.by).toBe(0);
  });

  test('every moment shows what was asked then', async () => {
    const asked: string[] = [];
    const session = await sessionAfter(system, 9, 60, {
      each: (now) => asked.push(JSON.stringify(requestNow(now)?.about)),
    });
    for (const [at, about] of asked.entries())
      expect(JSON.stringify(requestAt(session, at)?.about)).toBe(about);
    expect(logAt(session, lengthOf(session)).length).toBeGreaterThan(logAt(session, 1).length);
  });

  test('a computer answers what is asked, the same where it is asked anew', async () => {
    const encounter = await encounterIn(system, 11);
    let session = await sessionAfter(system, 11, 0);
    const computer = new Computer(() => 0);
    const greedy = { plays: 'greedy' } as const;
    const order = { encounter, forks: [], seats: [greedy, greedy], most: 1 };
    for (let made = 0; made < 12; made += 1) {
      const { choices } = session.history;
      const [choice, ...more] = computer.choose({ ...order, table: 'a', choices });
      const other = new Computer(() => 0).choose({ ...order, table: 'b', choices });
      expect([other, more]).toEqual([choice === undefined ? [] : [choice], []]);
      if (choice === undefined) break;
      const next = answer(session, choice);
      if (!next.ok) return expect.fail(next.error.refused);
      session = next.value;
    }
  });
});

describe('training missions', () => {
  const { missions = [], missionOf } = matchPartOf(firstSystem);

  test.each(missions.map(({ id }) => id))('%s is asked in words to its end', (id) => {
    const encounter = missionOf?.(firstSystem, id, 3);
    if (!encounter) return expect.fail('a mission');
    const begun = beginSession(encounter, [{ plays: 'person' }], 'practice');
    const part = partOf(firstSystem, 'play');
    if (!begun.ok || !part) return expect.fail('a match');
    expect(part.missionText?.(encounter)?.goal.join(' ')).toMatch(/^You win when /);
    expect(part.missionText?.(encounter)?.learned.length).toBeGreaterThan(1);
    const dice = diceOf(5);
    let session = begun.value;
    for (let made = 0; made < 3000; made += 1) {
      const request = requestNow(session);
      if (!request) break;
      const situation = situationAt(session, lengthOf(session));
      const words = part.request(request, situation, encounter);
      expect(words.sentence).toMatch(/Trainee/);
      if ('options' in request) expect(words.options).toHaveLength(request.options.length);
      const names = part.scene(situation, encounter).figures.map(({ name }) => name);
      expect(names[0]).toBe('Trainee');
      expect(names.filter((name) => name === '')).toEqual([]);
      const next = answer(session, randomChoice(request, dice));
      if (!next.ok) return expect.fail(next.error.refused);
      session = next.value;
    }
    expect(requestNow(session)).toBeUndefined();
    const read = readSession(writeSession(session));
    expect(read.ok && read.value.history.choices.length).toBe(lengthOf(session));
  });

  test('are none where the id is none', () => {
    expect(missionOf?.(firstSystem, 'nothing-such', 1)).toBeUndefined();
  });
});

test('the computer plays on for a person, and the match so far stays as it is', async () => {
  const before = await sessionAfter('living', 4, 12);
  const after = withComputers(before);
  expect(before.seats.some(isPerson)).toBe(true);
  expect(after.seats.every((seat) => computerOf(seat) !== undefined)).toBe(true);
  expect(replayOfSession(after)).toBe(replayOfSession(before));
  // Whoever handed over takes their own seats back, also after the match was saved.
  const read = readSession(writeSession(after));
  if (!read.ok) return expect.fail(read.error.fault);
  for (const handed of [after, read.value]) expect(withPeopleBack(handed).seats).toEqual(before.seats);
});
