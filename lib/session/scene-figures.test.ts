import { describe, expect, it } from 'vitest';
import { matchPartOf } from '../simulation/contest';
import type { Encounter } from '../systems/match-part';
import { open, partOf, systemIds, systemOf } from '../systems/open';
import type { Sheet, SystemId } from '../systems/sheet';
import { beginSession, situationAt } from './session';

await open(systemIds, 'match', 'play');

/** Groups of each size out of the samples, in which each of them comes first once. */
const orders = (game: SystemId): readonly (readonly Sheet[])[] => {
  const sheets = systemOf(game).samples.map(({ sheet }) => sheet);
  const { least, most } = matchPartOf(game).sides;
  return Array.from({ length: most - least + 1 }, (_, more) => least + more).flatMap((size) =>
    sheets.map((__, at) => [...sheets.slice(at), ...sheets.slice(0, at)].slice(0, size)),
  );
};

const sceneOf = (encounter: Encounter) => {
  const session = beginSession(encounter, [], 'fair');
  if (!session.ok) return undefined;
  return partOf(encounter.system, 'play')?.scene(situationAt(session.value, 0), encounter);
};

describe.each(systemIds)('the play table of %s', (game) => {
  const { encounterOf, scenarios, maps, usualScenario } = matchPartOf(game);
  const nameOf = (sheet: Sheet | undefined): string => (sheet ? systemOf(game).texts(sheet).name : '');
  const scenes = orders(game).flatMap((sheets, nth) =>
    [usualScenario(sheets.length, undefined), ...scenarios.map(({ id }) => id)].flatMap((scenario) => {
      const pairing = { system: game, sheets, scenario, map: maps[0] ?? '', isLenient: true };
      const encounter = encounterOf(pairing, 7, nth);
      const scene = sceneOf(encounter);
      return scene ? [{ encounter, scene }] : [];
    }),
  );

  it('has matches to look at', () => {
    expect(scenes.length).toBeGreaterThan(0);
  });

  it('shows each figure with its own sheet, whichever followers stand before it', () => {
    for (const { encounter, scene } of scenes) {
      const shown = scene.figures.filter(
        ({ sheet, fighter }) => sheet !== undefined && fighter === undefined,
      );
      for (const { name, sheet } of shown) expect(nameOf(encounter.sheets[sheet ?? -1])).toBe(name);
      const isOfFighters = scene.figures.some(({ fighter }) => fighter !== undefined);
      if (!isOfFighters) expect(new Set(shown.map(({ sheet }) => sheet)).size).toBe(shown.length);
    }
  });
});
