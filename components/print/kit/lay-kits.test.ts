import { describe, expect, test } from 'vitest';
import { messages } from '@/lib/messages/index';
import { messagesOf, piecesOf, samplesOf } from '@/lib/systems/document';
import { usualPieces, wholePieces } from '@/lib/systems/kit-part';
import { open, systemIds } from '@/lib/systems/open';
import { keptSettings } from '../choices/settings';
import { printedSheets } from '../printed-sheets';
import { optionsOf } from '../sheets';
import { layKits } from './lay-kits';

await open([...systemIds], 'cards', 'kit');

const settings = keptSettings(() => ({ getItem: () => null, setItem: () => undefined }), 'en');
const heroesOf = (system: string, heroes = 2) =>
  samplesOf(system)
    .slice(0, heroes)
    .map(({ document }) => ({ hero: document }));

const scenarioOf = (system: string, scenario: string, kit: readonly string[], heroes = 2) =>
  layKits(heroesOf(system, heroes), { ...settings, scenario, kit }, {}).scenario;

describe('a kit is called by its scenario', () => {
  test.each([
    ['living', 'king-of-the-hill', 'King of the Hill'],
    ['living', 'open-fire', 'Open Fire'],
    ['first', 'gang-fight', 'Gang Fight'],
  ])('%s: %s', (system, scenario, name) => {
    expect(scenarioOf(system, scenario, ['rules'])).toBe(name);
  });

  test('the usual one where none is chosen, and none where no piece asks for one', () => {
    expect(scenarioOf('living', '', ['parts'])).toBe('Team Carnage');
    expect(scenarioOf('living', 'king-of-the-hill', ['initiative'])).toBeUndefined();
  });

  test('a mission that is played alone where there is one hero and none is chosen', () => {
    expect(scenarioOf('living', '', ['rules'], 1)).toBe('First Steps');
    expect(scenarioOf('living', 'deathmatch', ['rules'], 1)).toBe('First Steps');
    expect(scenarioOf('living', 'team-carnage', ['rules'], 1)).toBe('Team Carnage');
    expect(scenarioOf('first', '', ['rules'], 1)).toBe('Deathmatch');
  });

  test('its game where that has no scenarios', () => {
    expect(scenarioOf('draco', '', ['contents', 'trees'])).toBe('Hic est Draco');
    expect(scenarioOf('draco', '', ['trees'])).toBeUndefined();
  });

  test('nothing of it is among what a single hero needs, but cards, counters and reference are', () => {
    for (const system of ['living', 'first']) {
      const pieces = piecesOf([system]);
      const alone = pieces.filter(({ id }) => usualPieces(pieces, 1).includes(id));
      expect(alone.filter(({ asks }) => asks.includes('scenario'))).toEqual([]);
      for (const id of ['counters', 'ruler', 'reference', 'credits'])
        expect(alone.map((piece) => piece.id)).toContain(id);
      expect(usualPieces(pieces, 2)).toEqual(usualPieces(pieces));
      expect(usualPieces(pieces, 2)).toEqual(expect.arrayContaining(['map', 'rules', 'contents']));
    }
    // A warband is a side, and a dragon’s hunt needs all its trees.
    for (const system of ['warband', 'draco'])
      expect(usualPieces(piecesOf([system]), 1)).toEqual(usualPieces(piecesOf([system])));
  });

  test.each(messagesOf('living').kitScenarios?.missions ?? [])(
    'of $name is laid without a hero, as it brings its own',
    ({ id, name }) => {
      const pieces = piecesOf(['living']).map((piece) => piece.id);
      for (const kit of [wholePieces(piecesOf(['living']), { bringsMiniatures: false }), pieces]) {
        const laid = layKits([], { ...settings, scenario: id, kit }, {}, 'living');
        expect(laid.scenario).toBe(name);
        expect(laid.notices).toEqual([]);
        expect(laid.leaflets).toHaveLength(1);
        expect(printedSheets([], laid, optionsOf(settings)).length).toBeGreaterThan(2);
      }
    },
  );

  test('its PDF and file are called so too', () => {
    expect(messages.print.title(['Azaria Quill', 'Jane'], 'King of the Hill')).toBe(
      'King of the Hill kit: Azaria Quill, Jane',
    );
    expect(messages.print.file(['Azaria Quill', 'Jane'], 'King of the Hill')).toBe('King of the Hill kit');
    expect(messages.print.file(['Jane'], 'First Steps')).toBe('First Steps kit');
    expect(messages.print.file(['Jane', 'Bito'], 'Snowfall', 'Wolf and mace')).toBe(
      'Wolf and mace, Snowfall kit',
    );
    expect(messages.print.file([], 'First Steps')).toBe('First Steps kit');
    expect(messages.print.file(['Azaria Quill'])).toBe('Azaria Quill');
    expect(messages.print.file(['Azaria Quill', 'Jane', 'Bito'])).toBe('Azaria Quill and 2 others');
    expect(messages.print.file([])).toBe('Blank cards');
  });
});
