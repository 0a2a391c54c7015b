import { describe, expect, it } from 'vitest';
import { boxOf, type Box } from '@/lib/cards/testing';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import { pageSheets } from '@/lib/cards/paper/page-sheets';
import { messages } from '@/lib/messages/index';
import { kitUnits } from '@/lib/systems/kit-part';
import { isShared, paperIds, papers, unprintable } from '@/lib/cards/paper/paper';
import { isPiece, type Card, type Drawing } from '@/lib/cards/card';
import { point, smallestOnCards, smallestOnPieces, smallestType } from '@/lib/cards/text/text';
import { cardsOf, piecesOf, samplesOf } from '@/lib/systems/document';
import { documentOf } from '@/lib/systems/living/fixtures/heroes';
import { newHero, type HeroDraft } from '@/lib/systems/living/sheet/hero';
import { isChoosable, schools } from '@/lib/systems/living/skills/index';
import { firstSystem, open, partOf, systemIds } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { isTried } from '@/lib/testing/runs';
import type { Printable } from './heroes/sources';
import { layKits } from './kit/lay-kits';
import { keptSettings, type Settings } from './choices/settings';
import { optionsOf, sheetsOf } from './sheets';

await open(systemIds, 'cards', 'kit');

interface Said {
  readonly says: string;
  readonly box: Box;
}

const wordsOf = (drawing: Drawing): string =>
  drawing.draw === 'text' ? drawing.runs.map(({ text }) => text).join('') : drawing.draw;

const shifted = (box: Box, { x, y }: { readonly x: number; readonly y: number }): Box => ({
  left: box.left + x,
  right: box.right + x,
  top: box.top + y,
  bottom: box.bottom + y,
});

const onEachOther = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.05 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.05;

/** Points of the smallest type on a card or piece; a name of eighty wide letters on a figure of an inch has no least. */
const leastOn = (card: Pick<Card, 'kind'>): number => {
  if (card.kind === 'standee') return smallestType;
  return (isPiece(card) && card.kind !== 'initiative') || card.kind === 'page'
    ? smallestOnPieces
    : smallestOnCards;
};

const below = (drawings: readonly Drawing[], least: number, of: string): readonly string[] =>
  drawings.flatMap((drawing) =>
    drawing.draw === 'text' && drawing.size < least * point - 1e-9
      ? [`"${wordsOf(drawing)}" of ${of} below ${least} points`]
      : [],
  );

/** Texts of cards, and around them, below 7 points, of pieces below 6.5. */
const tooSmall = (sheet: PrintSheet): readonly string[] => [
  ...sheet.faces.flatMap(({ card, face }) => below(face.drawings, leastOn(card), card.id)),
  ...below(sheet.texts, smallestOnCards, 'the sheet'),
];

/** Whether the top of a sheet is silent about pieces on it that come in numbers; sheets of cards have no such line. */
const isUntold = ({ faces, texts }: PrintSheet, pieces: readonly Card[]): boolean => {
  const told = texts.map(wordsOf).join(' ').replace(/\s+/g, ' ');
  const lying = new Set(faces.flatMap(({ card }) => (isPiece(card) ? [card.id] : [])));
  const counted = pieces.flatMap(({ id, countNote }) => (lying.has(id) && countNote ? [countNote.what] : []));
  return counted.some((what) => !told.includes(what.replace(/ ×.*/u, '').split(' ')[0] ?? ''));
};

/** The texts of a sheet that lie on another, on a ruler or a mark, or reach into the edge that printers leave white. */
const clashes = (sheet: PrintSheet): readonly string[] => {
  const texts: readonly Said[] = [
    ...sheet.faces.flatMap(({ face, at }) =>
      face.drawings.flatMap((drawing) =>
        drawing.draw === 'text' ? [{ says: wordsOf(drawing), box: shifted(boxOf(drawing), at) }] : [],
      ),
    ),
    ...sheet.texts.flatMap((drawing) =>
      drawing.draw === 'text' ? [{ says: wordsOf(drawing), box: boxOf(drawing) }] : [],
    ),
  ].sort((one, other) => one.box.top - other.box.top);
  const marks = sheet.marks.map((mark) => boxOf(mark));
  const found: string[] = [];
  texts.forEach(({ says, box }, index) => {
    for (let next = index + 1; next < texts.length; next += 1) {
      const other = texts[next];
      if (!other || other.box.top >= box.bottom) break;
      if (onEachOther(box, other.box)) found.push(`"${says}" on "${other.says}"`);
    }
    if (marks.some((mark) => onEachOther(box, mark))) found.push(`"${says}" on a mark`);
    const { width, height } = sheet.paper;
    if (
      box.left < unprintable - 0.05 ||
      box.top < unprintable - 0.05 ||
      box.right > width - unprintable + 0.05 ||
      box.bottom > height - unprintable + 0.05
    )
      found.push(`"${says}" outside`);
  });
  return found;
};

const everySkill = schools.flatMap(({ skills }) => skills.filter(isChoosable).map(({ id }) => id));

/** Heroes with as much to say as can be, and one with nothing. */
const extremes: readonly HeroDraft[] = [
  newHero(''),
  {
    ...newHero('W'.repeat(80)),
    title: 'Who runs with bears and never looks back '.repeat(20),
    skills: everySkill,
  },
  {
    ...newHero('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'),
    skills: everySkill.slice(0, 40),
    snowfall: { skills: everySkill.filter((id) => id.startsWith('snowfall/')) },
  },
];

const heroesOf = (system: SystemId): readonly (readonly [string, readonly Printable[]])[] => [
  ['its samples', samplesOf(system).map(({ document }) => ({ hero: document }))],
  ...(system === 'living'
    ? [['extreme heroes', extremes.map((hero) => ({ hero: documentOf(hero) }))] as const]
    : []),
];

const kept = keptSettings(() => ({ getItem: () => null, setItem: () => undefined }), 'de');

describe.each(systemIds)('no text of %s', (system) => {
  const kit = partOf(system, 'kit');
  const scenarios = [...(kit?.scenarios ?? []), ...(kit?.missions ?? [])].map(({ id }) => id);
  const pieces = piecesOf([system]).map(({ id }) => id);
  const asking = piecesOf([system])
    .filter(({ asks }) => asks.includes('scenario') || asks.includes('unit'))
    .map(({ id }) => id);
  it.each(heroesOf(system))(
    'with %s lies on another, on the ruler or in the margin, or is too small on a card',
    (_, heroes) => {
      const found: string[] = [];
      const cards = heroes.flatMap(({ hero }) => cardsOf(hero, { skills: 'short' }));
      scenarios.forEach((scenario, index) => {
        for (const unit of kitUnits.filter((_, row) => isTried(row, index, kitUnits.length))) {
          const ticked = index === 0 ? pieces : asking;
          const settings: Settings = { ...kept, unit, scenario, kit: ticked, allCounters: true };
          const laid = layKits(heroes, settings, {});
          for (const paper of paperIds) {
            const sheets = sheetsOf(index === 0 ? cards : [], laid, optionsOf({ ...settings, paper }));
            for (const sheet of sheets)
              for (const clash of [
                ...clashes(sheet),
                ...tooSmall(sheet),
                ...(isUntold(sheet, laid.cards) ? ['nothing told of its pieces'] : []),
              ])
                found.push(`${paper} ${unit} ${scenario} ${sheet.faces[0]?.card.id ?? ''}: ${clash}`);
          }
        }
      });
      expect(found).toEqual([]);
    },
  );
});

describe('a sheet would not pass with', () => {
  const heroes = samplesOf(firstSystem).map(({ document }) => ({ hero: document }));
  const { pages } = layKits(heroes, { ...kept, kit: ['reference'] }, {});
  const drawn = pages.flatMap((draw) => draw(papers.a4));
  const [sheet] = pageSheets(
    drawn.flatMap((one) => (isShared(one) ? [] : [one])),
    { paper: 'a4', labels: messages.print.labels },
  );
  const [first] = sheet?.texts ?? [];

  it.each<readonly [string, number, number, RegExp]>([
    ['a text on another', 0, 0, /" on "/],
    ['a text on the ruler', -30, 0, /on a mark/],
    ['a text in the margin', 0, 9, /outside/],
  ])('%s', (_, x, y, expected) => {
    if (!sheet || first?.draw !== 'text') throw new Error('no sheet');
    const spoilt = { ...sheet, texts: [...sheet.texts, { ...first, x: first.x + x, y: first.y + y }] };
    expect(clashes(spoilt).join()).toMatch(expected);
  });

  it('type below 7 points on a card', () => {
    const [cards] = sheetsOf(
      heroes.slice(0, 1).flatMap(({ hero }) => cardsOf(hero)),
      layKits([], kept, {}),
      optionsOf(kept),
    );
    if (!cards) throw new Error('no sheet');
    const small = (drawing: Drawing): Drawing =>
      drawing.draw === 'text' ? { ...drawing, size: 6.9 * point } : drawing;
    const faces = cards.faces.map((placed) => ({
      ...placed,
      face: { ...placed.face, drawings: placed.face.drawings.map(small) },
    }));
    expect(tooSmall(cards)).toEqual([]);
    expect(tooSmall({ ...cards, faces }).length).toBeGreaterThan(5);
  });
});
