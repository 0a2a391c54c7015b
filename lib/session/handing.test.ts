import { describe, expect, test } from 'vitest';
import { hasPart, open, partOf, systemIds } from '../systems/open';
import { happenedMessages } from '../messages/happened';
import { handedTo } from './handing';
import { lengthOf, requestNow, situationAt, type Seat } from './session';
import { sessionAfter } from './testing';

await open(systemIds);
const played = systemIds.filter((id) => hasPart(id, 'play'));

describe.each(played)('the device in a match of %s', (system) => {
  test('is handed on between two people, and not within what one of them does', async () => {
    let [handed, kept] = [0, 0];
    let last = -1;
    const asked = new Set<number>();
    await sessionAfter(system, 4, 220, {
      each: (session) => {
        const by = requestNow(session)?.by ?? -1;
        const handing = handedTo(session);
        if (!handing) {
          kept += 1;
          asked.add(by);
          return;
        }
        handed += 1;
        expect(handing.players).toContain(by);
        expect(handing.players).not.toContain(last);
        expect(handing.at).toBe(lengthOf(session));
        const whole = partOf(system, 'play')?.scene(situationAt(session, handing.at), session.encounter);
        const ownerOf = (figure: number) => whole?.figures.find(({ id }) => id === figure)?.owner ?? -1;
        const own = handing.meanwhile.filter(
          ({ figure, isReaction }) => !isReaction && ownerOf(figure) === by,
        );
        expect(own).toEqual([]);
        expect(handing.isFirst).toBe(!asked.has(by));
        for (const act of handing.meanwhile) expect(happenedMessages.sentence(act)).toMatch(/\S.*[.]$/);
        const request = requestNow(session);
        const part = partOf(system, 'play');
        expect(
          request &&
            part?.request(request, situationAt(session, lengthOf(session)), session.encounter).isReaction,
        ).toBeFalsy();
        last = by;
        asked.add(by);
      },
    });
    expect(handed).toBeGreaterThan(3);
    expect(kept).toBeGreaterThan(20);
  });

  test.each<[string, Seat]>([
    ['one person plays all', { plays: 'person', holder: 0 }],
    ['computers play', { plays: 'greedy' }],
  ])('is never handed on where %s', async (_, seat) => {
    await sessionAfter(system, 4, 120, {
      seats: Array.from({ length: 12 }, () => seat),
      each: (session) => expect(handedTo(session)).toBeUndefined(),
    });
  });
});
