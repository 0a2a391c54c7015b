import * as fc from 'fast-check';
import { encodeSheet } from '../share/index';
import { samplesOf } from '../systems/document';
import { open, systemOf } from '../systems/open';
import type { SystemId } from '../systems/sheet';
import type { NightAction } from './act';
import { countersFor, figureOf } from './figures';
import { beginNight } from './begin-night';
import { companionOf, type Night } from './night';

/** A game night of the first samples of a game, each for himself unless there is a team for each. */
export const nightOf = async (
  system: SystemId,
  { sheets = 4, scenario }: { readonly sheets?: number; readonly scenario?: string } = {},
): Promise<Night> => {
  await open([system], 'companion');
  const part = companionOf(system);
  const chosen = samplesOf(system)
    .slice(0, Math.min(Math.max(sheets, part.sheets.least), part.sheets.most))
    .map(({ document }) => document.sheet);
  return beginNight({
    system,
    sheets: chosen,
    teams: chosen.map((sheet, at) => systemOf(system).set?.teamOf(sheet) ?? at),
    scenario: scenario ?? part.usualScenario(chosen.length),
    goal: 3,
  });
};

const place = fc.nat({ max: 12 });
const by = fc.constantFrom(-2, -1, 1, 2, 7);

/** Taps of any kind, on what is there and on what is not. */
export const anyActions = (night: Night): fc.Arbitrary<readonly NightAction[]> => {
  const figures = night.state.figures.flatMap((state) => figureOf(night.setUp, state) ?? []);
  const counts = [...new Set(figures.flatMap((figure) => figure.counts.map(({ id }) => id))), 'nothing'];
  const [first] = figures;
  const counters = first ? countersFor(night.setUp, first).map(({ counter }) => counter.id) : [];
  // The rules' own counters stand first, and are the ones that do something.
  const counter = fc.constantFrom(...counters.slice(0, 14), 'nothing');
  const codes = samplesOf(night.setUp.system).flatMap(({ document }) => {
    const code = encodeSheet(document);
    return code.ok ? [code.value] : [];
  });
  const later = fc.constantFrom('zombie', 'snowman', 'daemon', 'fiend', 'nobody');
  const one = fc.oneof(
    { weight: 1, arbitrary: fc.record({ do: fc.constant('begin-round' as const), seed: fc.nat() }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('begin-turn' as const), figure: place }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('join-turn' as const), figure: place }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('give-side' as const), team: place }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('use-action' as const), by }) },
    { weight: 2, arbitrary: fc.constant({ do: 'end-turn' as const }) },
    { weight: 1, arbitrary: fc.constant({ do: 'end-round' as const }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('count' as const),
        figure: place,
        of: fc.constantFrom(...counts),
        by,
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('counter' as const), figure: place, of: counter, by }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('duty' as const),
        at: fc.nat({ max: 3 }),
        isDone: fc.boolean(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('roll' as const),
        figure: place,
        roll: fc.constantFrom('pool', 'card', 'nothing'),
        seed: fc.nat(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('follow-roll' as const),
        face: fc.nat({ max: 7 }),
        line: fc.nat({ max: 3 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('score' as const), team: place, by }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('piece' as const), at: place, by }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('come' as const), sheet: place, id: later }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('bring' as const), hero: fc.constantFrom(...codes, 'nothing') }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), figure: place }) },
  );
  return fc.array(one, { maxLength: 60 });
};
