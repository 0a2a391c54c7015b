import { expect, it } from 'vitest';
import { collisions } from '@/lib/cards/kit/testing';
import { paperIds } from '@/lib/cards/paper/paper';
import { cardsOf, piecesOf, samplesOf } from '@/lib/systems/document';
import { usualPieces } from '@/lib/systems/kit-part';
import { open, partOf, systemIds } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { keptSettings, type Settings } from './choices/settings';
import { layKits } from './kit/lay-kits';
import { printedSheets } from './printed-sheets';
import { optionsOf } from './sheets';

await open(systemIds, 'cards', 'kit');
const usual = keptSettings(() => ({ getItem: () => null, setItem: () => undefined }), 'de');

const withLeaflets = systemIds.filter((system) => piecesOf([system]).some(({ id }) => id === 'contents'));

interface Wanted {
  readonly paper?: Settings['paper'];
  /** Pieces beyond the usual ones. */
  readonly more?: readonly string[];
  readonly samples?: number;
}

/** The leaflet of a scenario for the first samples of a game: two unless told. */
const leafletOf = (
  system: SystemId,
  scenario: string,
  { paper = 'a4', more = [], samples = 2 }: Wanted = {},
) => {
  const heroes = samplesOf(system)
    .slice(0, samples)
    .map(({ document }) => ({ hero: document }));
  const settings: Settings = {
    ...usual,
    kit: [...usualPieces(piecesOf([system])), ...more],
    scenario,
    paper,
  };
  const cards = heroes.flatMap(({ hero }) => cardsOf(hero));
  const [first] = printedSheets(cards, layKits(heroes, settings, {}), optionsOf(settings));
  return first?.faces[0];
};

const scenarios = withLeaflets.flatMap((system) => {
  const kit = partOf(system, 'kit');
  const all = [...(kit?.scenarios ?? []), ...(kit?.missions ?? [])];
  return all.map(({ id, name }) => ({ system, id, name }));
});

/** And the game that has none. */
const all = [...scenarios, { system: 'draco', id: '', name: 'Hic est Draco' }] as const;

it.each(all)('$system, $name: one page that is whole, on both papers', ({ system, id, name }) => {
  for (const paper of paperIds) {
    const leaflet = leafletOf(system, id, { paper });
    expect(leaflet?.card.id).toBe('leaflet');
    const said = leaflet?.face.text.join(' ') ?? '';
    expect(said).toContain(name);
    for (const part of [
      'What you need',
      'Set up the table',
      'Who wins',
      system === 'living' ? 'An example turn' : 'A turn, step by step',
      'Where everything is',
    ])
      expect(said).toContain(part);
    for (const step of ['1. ', '2. ', '3. ']) expect(said.split(step).length).toBeGreaterThan(1);
    expect(said).not.toMatch(/undefined|NaN|\[object/);
    expect(leaflet && collisions(leaflet.face)).toEqual([]);
  }
});

it('of Hic est Draco shows how trees and the dragon are made, and names what is on each sheet', () => {
  const withTrees = leafletOf('draco', '', { more: ['trees'] })?.face.text.join(' ') ?? '';
  expect(withTrees).toMatch(
    /Trees: .*slide the two halves together\. Dragon and slayers: .*bend one forward/,
  );
  const whole = leafletOf('draco', '', { samples: 5 })?.face.text.join(' ') ?? '';
  expect(whole).toMatch(/Page 2\. Hic est Draco: the rules/);
  const slayers = leafletOf('draco', '', { samples: 4 })?.face.text.join(' ') ?? '';
  expect(slayers).not.toContain('Only half a game');
  expect(slayers).toMatch(/Cards: (Eryam|.* · Eryam) · Maw/);
});

it.each([
  ['first-steps', ['Skill pip', 'Your Hero'], ['AV', 'DV', 'Melee', 'initiative']],
  ['melee-training', ['charge', 'AV 5', 'A dummy in contact'.slice(2)], ['RAV', 'MAV', 'initiative']],
  ['open-fire', ['RAV', 'Reload', 'initiative'], ['MAV', 'charge']],
  ['kind-of-magic', ['Life Boon', 'Uncle Tom', 'Magic pip'], ['charge', 'RAV', 'Reload']],
] as const)('the leaflet of %s says what that mission can use, and nothing else', (mission, has, lacks) => {
  const said = leafletOf('living', mission)?.face.text.join(' ') ?? '';
  const turn = said.slice(0, said.indexOf('Cut, fold and glue'));
  for (const word of has) expect(turn).toContain(word);
  for (const word of lacks) expect(turn).not.toMatch(new RegExp(`\\b${word}\\b`));
});
