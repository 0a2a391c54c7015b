import { beforeAll, describe, expect, test } from 'vitest';
import type { MapsPart } from '../../table/own-map/maps-part';
import { open, partOf, systemIds } from '../../systems/open';
import { grain, mirrored, type OwnMap, type OwnPiece } from '../../table/own-map/own-map';
import { ownMapId, writeMapCode } from '../../table/own-map/code';

await open(systemIds, 'maps', 'match');
const games = systemIds.filter((id) => partOf(id, 'maps'));

const partOfGame = (id: string): MapsPart => {
  const part = partOf(id, 'maps');
  if (!part) throw new Error(`no maps for ${id}`);
  return part;
};

const piece = (
  part: MapsPart,
  [left, top, right, bottom]: readonly [number, number, number, number],
  more: Partial<OwnPiece> = {},
): OwnPiece => {
  const [kind] = part.kinds;
  if (!kind) throw new Error('no kinds');
  return {
    kind: kind.id,
    form: 'box',
    left: left * grain,
    top: top * grain,
    wide: (right - left) * grain,
    deep: (bottom - top) * grain,
    height: 3 * grain,
    seeThrough: false,
    walkThrough: false,
    cover: true,
    climb: false,
    ...more,
  };
};

describe.each(games)('maps drawn for %s', (id) => {
  let part: MapsPart;
  beforeAll(() => {
    part = partOfGame(id);
  });
  const told = (pieces: readonly OwnPiece[], isMirrored = true): readonly string[] => {
    const map: OwnMap = { name: 'a', pieces };
    return part.faults(isMirrored ? mirrored(map) : map).map(({ sentence }) => sentence);
  };

  test('an empty table and a pair of houses are fine', () => {
    expect(told([])).toEqual([]);
    expect(told([piece(part, [6, 6, 9, 8])])).toEqual([]);
  });

  test('one side that is better off is advice, not a fault', () => {
    const map: OwnMap = { name: 'a', pieces: [piece(part, [6, 6, 9, 8])] };
    const [fault] = part.faults(map);
    expect(fault).toMatchObject({ piece: 0, isAdvice: true });
    expect(fault?.sentence).toMatch(/^\S+ 1 has no twin on the other side/);
  });

  test('the middle, the corners and whoever is walled in are told', () => {
    expect(told([piece(part, [11, 11, 13, 13])])).toContain(
      'Nobody can stand 12# from the left and 12# from the top, where a scenario puts something.',
    );
    expect(told([piece(part, [2, 2, 3, 3])])[0]).toContain('reaches into the top left corner');
    const walls = [
      piece(part, [6, 6, 10, 6.5]),
      piece(part, [6, 9, 10, 9.5]),
      piece(part, [6, 6, 6.5, 9.5]),
      piece(part, [9.5, 6, 10, 9.5]),
    ];
    expect(told(walls).join()).toContain('is locked in: there’s no way out on foot.');
  });

  test('a ladder that nobody gets to is told', () => {
    const tower = piece(part, [6, 6, 8, 8], { climb: true, ladder: 'north' });
    expect(told([tower])).toEqual([]);
    expect(told([tower, piece(part, [5, 4.5, 9, 5.75])]).join()).toContain('leads nowhere');
  });

  test('a match names such a map whole, and begins on it', () => {
    const match = partOf(id, 'match');
    const map = mirrored({ name: 'The mill', pieces: [piece(part, [6, 6, 9, 8])] });
    const code = writeMapCode(
      map,
      part.kinds.map((kind) => kind.id),
    );
    if (!code.ok) throw new Error(code.error);
    const named = ownMapId(code.value);
    expect(match?.ownMap?.(named)).toEqual(map);
    expect(match?.ownMap?.('town')).toBeUndefined();
    expect(match?.ownMap?.('own.AAAA')).toBeUndefined();
  });
});
