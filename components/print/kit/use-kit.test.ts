import { describe, expect, test } from 'vitest';
import { messagesOf, piecesOf } from '@/lib/systems/document';
import { usualPieces, wholePieces } from '@/lib/systems/kit-part';
import { open, systemIds } from '@/lib/systems/open';
import { chosenIn, wantedPieces } from './use-kit';

await open([...systemIds]);

const ofScenario = ['parts', 'map', 'rules', 'contents'];

describe('a kit is for the scenario that was chosen', () => {
  test('and for none where nobody chose one, whatever is ticked', () => {
    const pieces = piecesOf(['living']);
    const everything = pieces.map(({ id }) => id);
    expect(wantedPieces(pieces, everything, true)).toEqual(everything);
    const without = wantedPieces(pieces, everything, false);
    for (const id of ofScenario) expect(without).not.toContain(id);
    for (const id of ['counters', 'ruler', 'reference']) expect(without).toContain(id);
  });

  test.each([
    ['living', 'open-fire', 'Open Fire'],
    ['living', undefined, undefined],
    ['living', 'carnage', undefined],
    ['warband', 'carnage', 'Carnage'],
    ['first', 'team-carnage', undefined],
  ])('%s, %s', (system, id, name) => {
    const { kitScenarios } = messagesOf(system);
    expect(kitScenarios && chosenIn(kitScenarios, id)?.name).toBe(name);
  });
});

describe('everything', () => {
  test.each([
    ['living', ['tape']],
    ['first', []],
  ])('in %s has a paper figure for whoever has no miniature, and measures %j too', (system, far) => {
    const pieces = piecesOf([system]);
    const usual = [...usualPieces(pieces), ...far];
    expect(new Set(wholePieces(pieces, { bringsMiniatures: false }))).toEqual(
      new Set([...usual, 'standees']),
    );
    expect(new Set(wholePieces(pieces, { bringsMiniatures: true }))).toEqual(new Set(usual));
    const alone = wholePieces(pieces, { sheets: 1, bringsMiniatures: false });
    expect(alone).toEqual(expect.arrayContaining(['standees', ...far]));
    expect(alone).not.toContain('map');
  });

  test.each(['warband', 'draco'])('brings its figures in %s in any case', (system) => {
    const pieces = piecesOf([system]);
    expect(wholePieces(pieces, { bringsMiniatures: false })).toEqual(usualPieces(pieces));
  });
});
