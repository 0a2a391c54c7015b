import { describe, expect, test } from 'vitest';
import { diceOf } from '../match/chance';
import { randomChoice } from '../match/players';
import type { Building } from '../match/request';
import { matchPartOf } from '../simulation/contest';
import { samplesOf } from '../systems/document';
import { open, partOf, systemIds } from '../systems/open';
import type { SystemId } from '../systems/sheet';
import { answer, beginSession, requestNow, situationAt, lengthOf, type Session } from './session';

await open(systemIds, 'match', 'play');

const persons = [{ plays: 'person' }, { plays: 'person' }] as const;

const isSummoner = (document: unknown): boolean => JSON.stringify(document).includes('/summon');

/** Games in which somebody summons. */
const summons = (system: SystemId): boolean => samplesOf(system).some(({ document }) => isSummoner(document));

/** A match of two who summon, at the first sheet that is asked for; by chance. */
const building = (system: SystemId): { readonly session: Session; readonly building: Building } => {
  const summoners = samplesOf(system).filter(({ document }) => isSummoner(document));
  const sheets = [summoners[0], summoners.at(-1)].flatMap((sample) => sample?.document.sheet ?? []);
  const { encounterOf, maps, usualScenario } = matchPartOf(system);
  const pairing = {
    system,
    sheets,
    scenario: usualScenario(2, undefined),
    map: maps[0] ?? '',
    isLenient: true,
  };
  for (let seed = 1; seed < 60; seed += 1) {
    const begun = beginSession(encounterOf(pairing, seed, 0), persons, 'fair');
    if (!begun.ok) throw new Error('The match does not begin.');
    let session = begun.value;
    const dice = diceOf(seed);
    for (let nth = 0; nth < 120; nth += 1) {
      const request = requestNow(session);
      if (!request) break;
      if ('building' in request) return { session, building: request.building };
      const next = answer(session, randomChoice(request, dice));
      if (!next.ok) throw new Error(next.error.refused);
      session = next.value;
    }
  }
  throw new Error('Nobody summons.');
};

describe.each(systemIds.filter(summons))('a sheet that is built by hand in %s', (system) => {
  const { session, building: asked } = building(system);
  const request = requestNow(session);
  const situation = situationAt(session, lengthOf(session));
  const form = request && partOf(system, 'play')?.request(request, situation, session.encounter).form;
  const [first] = asked.candidates();

  test('has a form that reads what is worth a look, and paints it', () => {
    if (!form || first === undefined) return expect.fail('no form');
    const blank = form.faces.reduce(
      (sheet, face) => form.pips.reduce((each, { id }) => form.paint(each, face, id, 0), sheet),
      first,
    );
    const pip = form.pips.find(({ id }) => form.faces.some((face) => form.painted(first, face, id) > 0));
    expect(pip).toBeDefined();
    for (const face of form.faces)
      for (const { id } of form.pips) expect(form.painted(blank, face, id)).toBe(0);
    const one = form.paint(blank, 5, 'melee', 2);
    expect(form.painted(one, 5, 'melee')).toBe(2);
    expect(asked.judge(one).ok).toBe(true);
    const next = answer(session, { sheet: one });
    expect(next.ok).toBe(true);
  });

  test('is refused by the rules of building with sentences, and nothing changes', () => {
    if (!form || first === undefined) return expect.fail('no form');
    const full = form.faces.reduce((sheet, face) => form.paint(sheet, face, 'melee', face), first);
    const judged = asked.judge(full);
    if (judged.ok) return expect.fail('anything goes');
    const sentences = judged.error.map(form.issue);
    expect(sentences.length).toBeGreaterThan(1);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z“].*[.!]$/);
    for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|your hero’s best/i);
    expect(answer(session, { sheet: full }).ok).toBe(false);
  });

  test('learns what it may', () => {
    if (!form || first === undefined) return expect.fail('no form');
    for (const { id } of form.skills) {
      const knowing = form.learn(first, id, true);
      expect([form.knows(knowing, id), form.knows(form.learn(knowing, id, false), id)]).toEqual([
        true,
        false,
      ]);
    }
  });
});
