import { expect, it } from 'vitest';
import { collisions } from '@/lib/cards/kit/testing';
import { paperIds } from '@/lib/cards/paper/paper';
import { point } from '@/lib/cards/text/text';
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

/** The leaflet of a scenario for the first samples of a game, with its inside where it has one: two samples unless told. */
const leavesOf = (
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
  const sheets = printedSheets(cards, layKits(heroes, settings, {}), optionsOf(settings));
  return sheets.flatMap(({ faces: [first] }) => (first?.card.id.startsWith('leaflet') ? [first] : []));
};

const saidOn = (...wanted: Parameters<typeof leavesOf>): string =>
  leavesOf(...wanted)
    .flatMap(({ face }) => face.text)
    .join(' ');

const scenarios = withLeaflets.flatMap((system) => {
  const kit = partOf(system, 'kit');
  const all = [...(kit?.scenarios ?? []), ...(kit?.missions ?? [])];
  return all.map(({ id, name }) => ({ system, id, name }));
});

/** And the game that has none. */
const all = [...scenarios, { system: 'draco', id: '', name: 'Hic est Draco' }] as const;

const turnTitle = (system: SystemId, id: string): string => {
  if (system !== 'living') return 'A turn, step by step';
  const isScenario = partOf(system, 'kit')?.scenarios.some((one) => one.id === id);
  return isScenario ? 'Your first turn' : 'An example turn';
};

it.each(all)(
  '$system, $name: one page that is whole, or its inside too, on both papers',
  ({ system, id, name }) => {
    for (const paper of paperIds) {
      const leaves = leavesOf(system, id, { paper });
      expect(leaves.map(({ card }) => card.id)).toEqual(
        ['leaflet', 'leaflet-inside'].slice(0, leaves.length),
      );
      const said = saidOn(system, id, { paper });
      expect(said).toContain(name);
      for (const part of [
        'What you need',
        'Set up the table',
        'Who wins',
        turnTitle(system, id),
        'Where everything is',
      ])
        expect(said).toContain(part);
      for (const step of ['1. ', '2. ', '3. ']) expect(said.split(step).length).toBeGreaterThan(1);
      expect(said).not.toMatch(/undefined|NaN|\[object/);
      expect(leaves.flatMap(({ face }) => collisions(face))).toEqual([]);
      // Text for looking things up may be a little smaller.
      const small = leaves.flatMap(({ face }) =>
        face.drawings.flatMap((one) =>
          one.draw === 'text' && one.size / point < 8 - 1e-6
            ? [one.runs.map(({ text }) => text).join('')]
            : [],
        ),
      );
      expect(small).toEqual([]);
    }
  },
);

it('of Hic est Draco shows how trees and the dragon are made, and names what is on each sheet', () => {
  const withTrees = saidOn('draco', '', { more: ['trees'] });
  expect(withTrees).toMatch(/Trees: .*slide the two halves together\. Figures: .*bend one forward/);
  const whole = saidOn('draco', '', { samples: 5 });
  expect(whole).toMatch(/Page \d\. Hic est Draco: the rules/);
  const slayers = saidOn('draco', '', { samples: 4 });
  expect(slayers).not.toContain('Only half a game');
  expect(slayers).toMatch(/Cards: (Eryam|.* · Eryam) · Maw/);
});

it.each([
  ['first-steps', ['Skill pip', 'Your Hero'], ['AV', 'DV', 'Melee', 'initiative']],
  ['melee-training', ['charge', 'AV 5', 'A dummy in contact'.slice(2)], ['RAV', 'MAV', 'initiative']],
  ['open-fire', ['RAV', 'Reload', 'initiative'], ['MAV', 'charge']],
  ['kind-of-magic', ['Life Boon', 'Uncle Tom', 'Magic pip'], ['charge', 'RAV', 'Reload']],
] as const)('the leaflet of %s says what that mission can use, and nothing else', (mission, has, lacks) => {
  const said = saidOn('living', mission);
  const turn = said.slice(0, said.indexOf('Cut, fold and glue'));
  for (const word of has) expect(turn).toContain(word);
  for (const word of lacks) expect(turn).not.toMatch(new RegExp(`\\b${word}\\b`));
});
