import { describe, expect, test } from 'vitest';
import { messagesOf, piecesOf } from '@/lib/systems/document';
import { usualPieces, wholePieces } from '@/lib/systems/kit-part';
import { open, systemIds } from '@/lib/systems/open';
import { chosenIn, needsHeroes, wantedPieces } from './use-kit';
import { wholeAgain } from './use-whole-across-games';

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

test.each([
  ['living', 'open-fire', false],
  ['living', 'king-of-the-hill', true],
  ['living', undefined, true],
  ['warband', 'carnage', true],
  ['draco', undefined, true],
])('what is printed of %s, %s, needs heroes: %s', (system, id, needs) => {
  expect(needsHeroes(messagesOf(system).kitScenarios, id)).toBe(needs);
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

describe('a whole kit', () => {
  const kitOf = (system: string, scenario?: string) => {
    const choosable = messagesOf(system).kitScenarios;
    return {
      system,
      pieces: piecesOf([system]),
      choosable,
      chosen: choosable && chosenIn(choosable, scenario),
    };
  };
  const kit = wholePieces(piecesOf(['living']), { bringsMiniatures: false });
  const choices = { kit: [...kit], scenarios: { living: 'snowfall' }, bringsMiniatures: false };

  test.each(systemIds.filter((system) => system !== 'living'))(
    'of the Living Rulebook is whole for %s too, with a scenario',
    (system) => {
      const next = wholeAgain({ system: 'living', isWhole: true }, kitOf(system), choices, 2);
      expect(next?.kit).toEqual(
        expect.arrayContaining([...wholePieces(piecesOf([system]), { bringsMiniatures: false })]),
      );
      const { choosable } = kitOf(system);
      expect(next?.scenarios).toEqual({
        living: 'snowfall',
        ...(choosable && { [system]: choosable.usualScenario(2) }),
      });
    },
  );

  test('stays for the scenario that was chosen there, and pieces chosen one by one stay as they are', () => {
    const whole = { system: 'living', isWhole: true };
    const kept = { ...choices, scenarios: { warband: 'treasure' } };
    expect(wholeAgain(whole, kitOf('warband', 'treasure'), kept, 2)?.scenarios).toBe(kept.scenarios);
    expect(wholeAgain(whole, kitOf('living'), choices, 2)).toBeUndefined();
    expect(wholeAgain({ ...whole, isWhole: false }, kitOf('warband'), choices, 2)).toBeUndefined();
    expect(wholeAgain(undefined, kitOf('warband'), choices, 2)).toBeUndefined();
  });
});
