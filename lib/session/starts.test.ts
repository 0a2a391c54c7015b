import { describe, expect, test } from 'vitest';
import { isSpreadOut, spreadOut } from '../match/starts';
import { matchPartOf } from '../simulation/contest';
import { open, partOf, systemIds, systemOf } from '../systems/open';
import type { Encounter } from '../systems/match-part';
import type { Sheet, SystemId } from '../systems/sheet';
import type { TableFigure, TableScene } from '../systems/table-scene';
import { distanceBetween, unit } from '../table/table';
import { readSession, writeSession } from './saved-match';
import { answer, beginSession, lengthOf, requestNow, situationAt, type Session } from './session';

await open(systemIds, 'match', 'play');

const sceneNow = (session: Session): TableScene => {
  const scene = partOf(session.encounter.system, 'play')?.scene(
    situationAt(session, lengthOf(session)),
    session.encounter,
  );
  return scene ?? expect.fail('a scene');
};

/** So many samples of a game, some twice. */
const sheetsOf = (game: SystemId, number: number): readonly Sheet[] => {
  const { samples } = systemOf(game);
  return Array.from({ length: number }, (_, at) => samples[at % samples.length]?.sheet).filter(
    (sheet) => sheet !== undefined,
  );
};

/** A match that computers have set up, and the encounter; undefined where the rules allow no such match. */
const begun = (encounter: Encounter): Session | undefined => {
  const seats = encounter.sheets.map(() => ({ plays: 'greedy' }) as const);
  const first = beginSession(encounter, seats, 'fair');
  return first.ok ? setUp(first.value) : undefined;
};

const setUp = (session: Session): Session => {
  const play = partOf(session.encounter.system, 'play');
  let now = session;
  for (;;) {
    const request = requestNow(now);
    const situation = situationAt(now, lengthOf(now));
    if (!request || play?.request(request, situation, now.encounter)?.isSetUp !== true) return now;
    const next = answer(now, matchPartOf(now.encounter.system).judge.reflex(request, situation));
    if (!next.ok) throw new Error(next.error.refused);
    now = next.value;
  }
};

/** Every match of a game between 2, 4 and 8 of its samples, or its set: by scenario and map; missions as well. */
const encountersOf = (game: SystemId): readonly (readonly [string, Encounter])[] => {
  const { scenarios, missions = [], maps, sides, encounterOf, missionOf } = matchPartOf(game);
  const sizes = [2, 4, 8].map((size) => Math.min(Math.max(size, sides.least), sides.most));
  const matches = [...new Set(sizes)].flatMap((size) =>
    scenarios.flatMap(({ id }) =>
      maps.flatMap((map) =>
        [0, 1].map((nth) => {
          const pairing = { system: game, sheets: sheetsOf(game, size), scenario: id, map, isLenient: true };
          return [`${id} of ${size} on ${map}`, encounterOf(pairing, 7 + nth, nth)] as const;
        }),
      ),
    ),
  );
  const lessons = missions.flatMap(({ id }) => {
    const mission = missionOf?.(game, id, 7);
    return mission ? [[id, mission] as const] : [];
  });
  return [...matches, ...lessons];
};

const onTable = (scene: TableScene): readonly TableFigure[] => scene.figures.filter(({ isOff }) => !isOff);

/** Gap between the two nearest of some figures, from rim to rim. */
const nearest = (figures: readonly TableFigure[]): number =>
  Math.min(
    ...figures.flatMap((one, at) =>
      figures.slice(at + 1).map((other) => distanceBetween(one.at, other.at) - one.radius - other.radius),
    ),
  );

describe.each(systemIds)('at the start of a match of %s', (game) => {
  const all = encountersOf(game).flatMap(([name, encounter]) =>
    [encounter, spreadOut(encounter)].flatMap((each) => {
      const session = begun(each);
      return session ? [{ name, session }] : [];
    }),
  );

  test('there are matches to look at', () => {
    expect(all.length).toBeGreaterThan(2);
  });

  test('every base lies whole on the map, and over no other', () => {
    for (const { name, session } of all) {
      const scene = sceneNow(session);
      const figures = onTable(scene);
      for (const { at, radius } of figures) {
        expect(Math.min(at.x, at.y) - radius, name).toBeGreaterThanOrEqual(0);
        expect(Math.max(at.x, at.y) + radius, name).toBeLessThanOrEqual(scene.width);
      }
      expect(nearest(figures), name).toBeGreaterThanOrEqual(0);
    }
  });

  test('nobody of a team begins in contact with another where they are spread out', () => {
    for (const { name, session } of all) {
      if (!isSpreadOut(session.encounter.more)) continue;
      const figures = onTable(sceneNow(session)).filter(({ sheet }) => sheet !== undefined);
      for (const team of new Set(figures.map((figure) => figure.team))) {
        const own = figures.filter((figure) => figure.team === team);
        // Eight fighters fill the corner of a warband.
        expect(nearest(own) / unit, name).toBeGreaterThan(own.length > 4 ? 0.15 : 0.5);
      }
    }
  });

  test('a match is saved with where it began', () => {
    const spread = all.find(({ session }) => isSpreadOut(session.encounter.more));
    if (!spread) return;
    const read = readSession(writeSession(spread.session));
    if (!read.ok) return expect.fail('cannot be read');
    expect(sceneNow(read.value).figures.map(({ at }) => at)).toEqual(
      sceneNow(spread.session).figures.map(({ at }) => at),
    );
  });
});

describe.each(systemIds)('teams of %s where nobody chooses them', (game) => {
  test('are those that the set-up tells', () => {
    const { usualTeams } = matchPartOf(game);
    for (const [name, { sheets, teams, scenario, map }] of encountersOf(game))
      if (map !== '') expect(usualTeams(sheets, scenario), name).toEqual(teams);
  });
});
