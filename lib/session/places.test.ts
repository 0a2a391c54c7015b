import { describe, expect, test } from 'vitest';
import type { Region } from '../match/request';
import { hasPart, open, partOf, systemIds } from '../systems/open';
import { distanceBetween, unit } from '../table/table';
import { measured } from './measuring';
import { drawnRegion, nearestIn, placeFacts, placeMeaning } from './places';
import { lengthOf, requestNow, situationAt, type Session } from './session';
import { sessionAfter, tableFigure } from './testing';
import { playMessages } from '../messages/play';
import type { TableFigure, TablePiece, TableScene } from '../systems/table-scene';

await open(systemIds);
await open(systemIds, 'match', 'play');

const drawn = (region: Region) => {
  const looking = drawnRegion(region);
  for (;;) {
    const { done, value } = looking.next();
    if (done) return value;
  }
};

describe.each(systemIds.filter((id) => hasPart(id, 'play')))('a place that %s asks for', (system) => {
  test('is drawn with an outline that lies in its region, and told from where somebody stands', async () => {
    let regions = 0;
    let ways = 0;
    const look = (session: Session): void => {
      const request = requestNow(session);
      const part = partOf(system, 'play');
      if (!request || !part || !('region' in request) || (regions >= 6 && ways > 5)) return;
      regions += 1;
      const { region } = request;
      const { rings, places } = drawn(region);
      expect(rings.flat().every((place) => region.contains(place))).toBe(true);
      expect(places.every((place) => region.contains(place))).toBe(true);
      const situation = situationAt(session, lengthOf(session));
      const scene = part.scene(situation, session.encounter);
      const mover = scene.figures.find(
        ({ id }) => id === part.request(request, situation, session.encounter).figure,
      );
      const from = mover?.isOff ? undefined : mover;
      for (const place of places.slice(0, 12)) {
        const way = region.way?.(place);
        if (!way || !mover) continue;
        ways += 1;
        expect([way.points[0], way.points.at(-1)]).toMatchObject([{ x: mover.at.x, y: mover.at.y }, place]);
        expect(Math.ceil(way.length)).toBeGreaterThanOrEqual(Math.floor(distanceBetween(mover.at, place)));
        const means = placeMeaning(scene, mover, way, (one) =>
          part.between?.(situation, one, mover.id, place),
        );
        expect(means.cover.filter((name) => means.unseen.includes(name))).toEqual([]);
        expect(means.round === undefined).toBe(way.points.length === 2);
      }
      const far = placeFacts(scene, mover, { x: (mover?.at.x ?? 0) + 3 * unit, y: mover?.at.y ?? 0 });
      expect([far.distance, far.eighth]).toEqual([from && 3, 0]);
      const own = from?.at ?? places[0];
      const near = nearestIn(region, { rings, places }, { x: (own?.x ?? 0) + 7.3, y: own?.y ?? 0 });
      expect(near && region.contains(near)).toBe(true);
      // From across the table no place is near. With no limit on the distance, the nearest place is the answer.
      const across = { x: scene.width - (own?.x ?? 0), y: scene.height - (own?.y ?? 0) };
      const least = Math.min(...places.map((place) => distanceBetween(place, across)));
      if (least > 2 * unit) expect(nearestIn(region, { rings, places }, across)).toBeUndefined();
      const towards = nearestIn(region, { rings, places }, across, Infinity);
      if (!towards) return expect.fail('a place');
      expect(region.contains(towards)).toBe(true);
      expect(distanceBetween(towards, across)).toBeLessThanOrEqual(least);
    };
    await sessionAfter(system, 21, 80, { each: look });
    expect(regions).toBeGreaterThan(2);
    expect(ways).toBeGreaterThan(5);
  });

  test('is measured from edge to edge between figures, from an edge to a place, and the same both ways', async () => {
    const session = await sessionAfter(system, 22, 40);
    const part = partOf(system, 'play');
    if (!part) return expect.fail('a part');
    const situation = situationAt(session, lengthOf(session));
    const { figures } = part.scene(situation, session.encounter);
    const [one, other] = figures.filter(({ state }) => state === 'up');
    if (!one || !other) return expect.fail('two figures');
    const by = (from: Parameters<typeof measured>[3], to: Parameters<typeof measured>[4]) =>
      measured(part, situation, session.encounter, from, to);
    const between = by(one.id, other.id);
    expect(between?.distance).toBe(by(other.id, one.id)?.distance);
    expect(between?.between?.sees).toBe(by(other.id, one.id)?.between?.sees);
    const toPlace = by(one.id, other.at)?.distance ?? 0;
    expect(toPlace - (between?.distance ?? 0)).toBe(between?.distance === 0 ? toPlace : other.radius);
    expect(by(9999, other.id)).toBeUndefined();
    for (const { id, state } of figures)
      if (state === 'up')
        for (const range of part.ranges?.(situation, id) ?? []) {
          expect(range.most).toBeGreaterThan(range.least);
          expect(range.name).not.toBe('');
        }
  });
});

describe('a way', () => {
  const goal: TablePiece = {
    ...{ name: 'Goal', at: { x: 22 * unit, y: 2 * unit }, radius: 3 * unit, team: -1, landmark: 'the goal' },
  };
  const mover = tableFigure(0, 10, 10);
  const told = (x: number, y: number, ...figures: TableScene['figures']): string => {
    const scene: TableScene = {
      ...{ width: 24 * unit, height: 24 * unit, terrain: [], pieces: [goal], figures: [mover, ...figures] },
      ...{ turn: '', acting: 0, order: [], known: [], scores: [], goal: 0 },
    };
    return playMessages.placeText(placeFacts(scene, mover, { x: x * unit, y: y * unit }), '#');
  };
  const foe = { ...tableFigure(1, 10, 20), name: 'Gerda', team: 1 };
  const friend = { ...tableFigure(2, 10, 17), name: 'Jane', team: mover.team };

  test('is told by the goal that it leads to, or leads into', () => {
    expect(told(13, 7)).toBe('4.2# towards the goal');
    expect(told(20.5, 3)).toBe('12.6# into the goal');
    // Past the landmark of another direction, a place in the goal is told as one.
    expect(told(22.5, 4.9)).toBe('13.5# to the right, into the goal');
  });

  test('is told by an opponent before a friend, and by the map where it leads to nobody', () => {
    expect(told(10, 13, foe, friend)).toMatch(/^3# towards Gerda, /);
    expect(told(7, 10, foe)).toMatch(/^3# to the left, [\d.]+# from Gerda$/);
    expect(told(7, 7)).toBe('4.2# up and left');
  });

  test('is measured to opponents, not to friends', () => {
    expect(told(7, 10, foe, friend)).toMatch(/^3# to the left, [\d.]+# from Gerda$/);
    expect(told(7, 10, friend)).toBe('3# to the left');
  });

  test('of somebody who comes back doesn’t start where they fell', () => {
    const fallen: TableFigure = { ...mover, state: 'dead' };
    const scene: TableScene = {
      ...{ width: 24 * unit, height: 24 * unit, terrain: [], pieces: [goal], figures: [fallen] },
      ...{ turn: '', acting: 0, order: [], known: [], scores: [], goal: 0 },
    };
    expect(placeFacts(scene, fallen, { x: 2 * unit, y: 2 * unit })).toMatchObject({ distance: undefined });
    expect(placeFacts(scene, mover, { x: 2 * unit, y: 2 * unit }).distance).toBeCloseTo(11.3, 1);
  });

  test('names nobody twice', () => {
    const base = (mover.radius + foe.radius) / unit;
    expect(told(10, 20 - base, foe)).toBe(`${10 - base}# to Gerda, in contact`);
    expect(told(10, 13, foe)).toMatch(/^3# towards Gerda, still [\d.]+# away$/);
  });
});

describe('who could reach a place next turn', () => {
  const figure = (id: number, name: string) => ({ ...tableFigure(id, 10, 10), name });
  const scene: TableScene = {
    ...{ width: 24 * unit, height: 24 * unit, terrain: [], pieces: [] },
    figures: [figure(0, 'Bito'), figure(1, 'Gerda'), figure(2, 'Thranduil'), figure(3, 'Cathryn')],
    ...{ turn: '', acting: 0, order: [], known: [], scores: [], goal: 0 },
  };
  test.each([
    { threats: [], text: '' },
    { threats: [{ figure: 1, ways: ['charge'] }], text: 'Gerda can charge you here.' },
    {
      threats: [
        { figure: 1, ways: ['charge', 'shoot'] },
        { figure: 2, ways: ['shoot-after-move'] },
      ],
      text: 'Gerda can charge or shoot you here. Thranduil can move and shoot you here.',
    },
    {
      threats: [
        { figure: 1, ways: ['attack'] },
        { figure: 2, ways: ['attack'] },
        { figure: 3, ways: ['attack'] },
      ],
      text: 'Gerda, Thranduil and Cathryn can attack you here.',
    },
  ] as const)('is told: $text', ({ threats, text }) => {
    const means = placeMeaning(scene, scene.figures[0], undefined, () => undefined, threats);
    expect(playMessages.placeThreats(means)).toBe(text);
  });
});
