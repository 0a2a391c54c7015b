import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasPart, open, systemIds } from '../systems/open';
import { counterOf, figureAt } from './figures';
import { keptSteps, plainView, readKept, writeKept } from './kept-night';
import { companionOf, type Night } from './night';
import { historyOf, record, takeBack, type NightHistory } from './night-history';
import { holdsNight } from './night-fragment';
import { nightFragment, openNight } from './night-link';
import { tapOf } from './tap';
import { anyActions, nightOf } from './testing';
import { readNight, stateProblem, writeNight } from './written-night';
import { runs } from '../testing/runs';

await open(systemIds);
const systems = systemIds.filter((id) => hasPart(id, 'companion'));
await open(systems, 'companion');

const value = <T>(result: { readonly ok: boolean; readonly value?: T; readonly error?: unknown }): T => {
  if (!result.ok || result.value === undefined) return expect.fail(JSON.stringify(result.error));
  return result.value;
};

/** @param check start: the night as it began, or as the last hero joined it, which can't be taken back */
const played = async (
  system: string,
  check: (history: NightHistory, start: Night) => void,
): Promise<void> => {
  const scenarios = companionOf(system).scenarios.map(({ id }) => id);
  for (const scenario of scenarios.slice(0, 3)) {
    const start = await nightOf(system, { scenario });
    fc.assert(
      fc.property(anyActions(start), (actions) => {
        let [history, since] = [historyOf(start), start];
        for (const [at, action] of actions.entries()) {
          const { setUp } = history.night;
          history = record(history, tapOf(history.night, action), { id: `tap ${at}`, seed: at });
          if (history.night.setUp !== setUp) since = history.night;
        }
        check(history, since);
      }),
      { numRuns: runs(60) },
    );
  }
};

test('every game that is played at a table has a companion', () => {
  expect(systems.length).toBeGreaterThan(1);
});

describe.each(systems)('a game night of %s, whatever is tapped', (system) => {
  test('is taken back to its start', async () => {
    await played(system, (history, start) => {
      let back = history;
      for (let left = history.past.length; left > 0; left -= 1) back = takeBack(back);
      expect(back.night).toEqual(start);
      expect(takeBack(back)).toBe(back);
    });
  });

  test('never leaves the bounds of what is counted', async () => {
    await played(system, ({ night }) => {
      expect(stateProblem(night.setUp, night.state)).toBe(undefined);
      for (const at of night.state.figures.keys()) {
        const now = figureAt(night, at);
        if (!now) continue;
        for (const { id, most, within } of now.figure.counts) {
          expect(now.counts[id]).toBeGreaterThanOrEqual(0);
          expect(now.counts[id]).toBeLessThanOrEqual(within === undefined ? most : (now.counts[within] ?? 0));
        }
        for (const { id, count, fresh } of now.counters) {
          expect(count).toBeGreaterThan(0);
          expect(count).toBeLessThanOrEqual(counterOf(night.setUp, id)?.most ?? 0);
          expect(fresh).toBeLessThanOrEqual(count);
        }
      }
    });
  });

  test('has words for all that holds and for all that is to be done', async () => {
    const { duty, holds, standing } = companionOf(system);
    await played(system, ({ night }) => {
      for (const open of night.state.duties) expect(duty(open)?.text).toMatch(/^[A-Z“"].*[.]$/);
      for (const at of night.state.figures.keys()) {
        const now = figureAt(night, at);
        if (!now) continue;
        for (const text of holds(now)) expect(text).toMatch(/[.]$/);
        expect(standing(now).text === '').toBe(standing(now).state === 'up');
      }
    });
  });

  test('is read as it was written, as a text, as a link and off the device', async () => {
    await played(system, (history) => {
      const { night } = history;
      expect(value(readNight(value(writeNight(night)))).state).toEqual(night.state);
      const fragment = value(nightFragment(night));
      expect(holdsNight(fragment)).toBe(true);
      expect(value(openNight(fragment)).state).toEqual(night.state);
      const kept = value(readKept(value(writeKept({ history, view: plainView }))));
      expect(kept.history.night.state).toEqual(night.state);
      expect(kept.history.past).toEqual(history.past.slice(-keptSteps));
      expect(kept.view).toEqual(plainView);
    });
  });

  test('is small enough for a QR code that a phone reads', async () => {
    const night = await nightOf(system, { sheets: 8 });
    expect(value(nightFragment(night)).length).toBeLessThan(1900);
  });

  test('is refused where anything is broken', async () => {
    const night = await nightOf(system);
    const text = value(writeNight(night));
    const fault = (changed: string): string => {
      const read = readNight(changed);
      return read.ok ? 'none' : read.error.fault;
    };
    expect(fault(text)).toBe('none');
    expect(fault('{}')).toBe('no-night');
    expect(fault('nonsense')).toBe('no-night');
    expect(fault(text.replace('"round":0', '"round":-1'))).toBe('no-night');
    expect(fault(text.replace('"acting":[]', '"acting":[55]'))).toBe('no-night');
    expect(fault(text.replace(`"system":"${system}"`, '"system":"chess"'))).toBe('no-companion');
    expect(fault(text.replace(/"scenario":"[^"]*"/, '"scenario":"nowhere"'))).toBe('unknown');
    expect(
      fault(text.replace(/"duties":\[[^\]]*\]/, '"duties":[{"figure":0,"what":"dance","count":1}]')),
    ).toBe('unknown');
    expect(fault(text.replace('"counters":[]', '"counters":[{"id":"joy","count":1,"fresh":0}]'))).toBe(
      'unknown',
    );
    expect(fault(text.replace(/"sheets":\["..../, '"sheets":["'))).toBe('bad-sheet');
    const fragment = value(nightFragment(night));
    for (const broken of ['', 'night=', 'night=%%%', fragment.slice(0, -20), 'night=AAAA'])
      expect(openNight(broken).ok, broken).toBe(false);
  });
});
