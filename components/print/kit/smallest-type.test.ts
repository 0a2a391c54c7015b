import { describe, expect, test } from 'vitest';
import type { Drawing } from '@/lib/cards/card';
import { faceOf } from '@/lib/cards/kit/testing';
import { papers } from '@/lib/cards/paper/paper';
import { point, smallestOnCards, smallestOnPieces } from '@/lib/cards/text/text';
import { cardsOf, piecesOf, samplesOf } from '@/lib/systems/document';
import { open, partOf, systemIds } from '@/lib/systems/open';
import { skillPrints } from '@/lib/systems/skill-print';
import { kitUnits } from '@/lib/systems/kit-part';
import { keptSettings } from '../choices/settings';
import { layKits } from './lay-kits';

await open([...systemIds], 'cards', 'kit');

const settings = keptSettings(() => ({ getItem: () => null, setItem: () => undefined }), 'en');

/** Texts smaller than what cards may have, or other pieces, with their size in points. */
const small = (drawings: readonly Drawing[], least: number = smallestOnCards): readonly string[] =>
  drawings.flatMap((drawing) =>
    drawing.draw === 'text' && drawing.size / point < least - 1e-9
      ? [`${drawing.runs.map(({ text }) => text).join('')}: ${drawing.size / point}`]
      : [],
  );

const scenariosOf = (system: string): readonly string[] => {
  const part = partOf(system, 'kit');
  return part ? [...part.scenarios, ...part.missions].map(({ id }) => id) : [];
};

const cardKinds: ReadonlySet<string> = new Set(['hero', 'follower', 'snowfall', 'initiative', 'reference']);

describe.each([...systemIds])('nothing is smaller than 7 points in %s', (system) => {
  const pieces = piecesOf([system]).map(({ id }) => id);
  const heroes = samplesOf(system)
    .slice(0, 6)
    .map(({ document }) => ({ hero: document }));

  test('on the cards of the samples', () => {
    for (const { hero } of heroes)
      for (const skills of skillPrints)
        for (const { front, back } of cardsOf(hero, { skills }))
          expect(small([...front.drawings, ...back.drawings])).toEqual([]);
  });

  test.each(scenariosOf(system))('on cards and plan of the kit of %s', (scenario) => {
    const kit = ['followers', 'training', 'initiative', 'map', 'rules', 'parts'];
    const { cards, pages } = layKits(heroes, { ...settings, scenario, kit }, {});
    const own = cards.filter(({ kind }) => cardKinds.has(kind));
    expect(own.flatMap(({ front, back }) => small([...front.drawings, ...back.drawings]))).toEqual([]);
    const plans = pages.flatMap((draw) => draw(papers.a4)).filter(({ id }) => id.startsWith('map-plan'));
    expect(plans.flatMap((plan) => small(faceOf(plan).drawings))).toEqual([]);
  });

  test.each(kitUnits)(
    'and nothing below 6.5 on pieces, rulers and templates, where a # is one %s',
    (unit) => {
      const kit = pieces.filter((id) => id !== 'reference' && id !== 'contents' && id !== 'credits');
      for (const scenario of [...scenariosOf(system), '']) {
        const { cards, pages } = layKits(heroes, { ...settings, scenario, unit, kit }, {});
        const drawn = pages.flatMap((draw) => draw(papers.a4)).map((page) => faceOf(page).drawings);
        const beside = cards.flatMap(({ front, back }) => [front.drawings, back.drawings]);
        expect([scenario, [...drawn, ...beside].flatMap((one) => small(one, smallestOnPieces))]).toEqual([
          scenario,
          [],
        ]);
      }
    },
  );
});
