import { describe, expect, it } from 'vitest';
import { papers } from '../paper/paper';
import type { PlacedFace, PrintSheet } from '../paper/print-sheet';
import { withContents, type ContentsRequest } from './contents';
import type { Leaflet } from './leaflet';

const request: ContentsRequest = {
  words: {
    title: 'Start here',
    fold: 'Fold it',
    inside: 'Inside',
    continued: (title, number) => `${title} ${number}`,
    need: 'Need',
    setUp: 'Set-up',
    signs: 'Signs',
    later: 'Later',
    win: 'Win',
    fallen: 'Fallen',
    craft: { title: 'Make', cut: 'Cut it.', fold: 'Fold it.', glue: 'Glue it.' },
    whereTitle: 'Where',
    groups: {
      cards: 'Cards',
      strips: 'Strips',
      initiative: 'Initiative',
      counters: 'Counters',
      standees: 'Standees',
      parts: 'Parts',
      whole: 'Whole pages',
    },
    how: (group, sides) => `${group} are joined by ${sides}.`,
    pages: (from, to) => (from === to ? `Page ${from}` : `Pages ${from} to ${to}`),
    together: (groups) => groups.join(' and '),
    times: (name, count) => `${name} × ${count}`,
  },
  paper: papers.letter,
  isInSleeves: false,
};

const paper = request.paper;

const leaflet: Leaflet = {
  title: 'Hill',
  need: ['Dice'],
  setUp: [{ text: 'Lay out the cards.', table: 'cards' }],
  signs: [],
  turn: { title: 'Turn', steps: [{ text: 'Roll.' }] },
  later: ['Shuffle.'],
  win: ['Win.'],
  fallen: ['Come back.'],
};

const cardOf = (name: string, kind = 'hero'): PlacedFace => ({
  card: { id: name, name, kind, size: { width: 400, height: 400 } },
  side: 'front',
  face: { drawings: [], text: [] },
  at: { x: 0, y: 0 },
});

const sheetOf = (...faces: readonly PlacedFace[]): PrintSheet => ({ paper, faces, marks: [], texts: [] });

/** A sheet with this many names on it. */
const full = (names: number): PrintSheet =>
  sheetOf(...Array.from({ length: names }, (_, index) => cardOf(`A name that is long, number ${index}`)));

/** The leaflet with this many rules more. */
const longer = (rules: number): Leaflet => ({
  ...leaflet,
  later: Array.from({ length: rules }, (_, at) => `Rule ${at} of the hill.`),
});

const saidBy = (sheets: readonly PrintSheet[], leaflets: readonly Leaflet[] = [leaflet]) =>
  withContents(sheets, leaflets, request).map(({ id, face }) => ({ id, said: face.text.join(' ') }));

describe('the pages before all others', () => {
  it('say once what is cut in one way, and show how pieces of their own kind are made', () => {
    const words: ContentsRequest['words'] = { ...request.words, how: () => 'Cut it out.' };
    const tree = { craft: 'tree', text: 'Slide them into each other.' } as const;
    const sheets = [sheetOf(cardOf('Coin'), cardOf('Delay', 'counter'))];
    const told = (one: Leaflet) => withContents(sheets, [one], { ...request, words })[0];
    const plain = told(leaflet);
    const crafted = told({ ...leaflet, crafts: [tree] });
    expect(plain?.face.text.join(' ')).toMatch(/Cards and Counters: *Cut it out\./);
    expect(crafted?.face.text.join(' ')).toContain(tree.text);
    expect(crafted?.face.drawings.length).toBeGreaterThan((plain?.face.drawings.length ?? 0) + 8);
  });

  it('are one leaflet that names everything where it has room', () => {
    const [coin, flag] = [cardOf('Coin'), cardOf('Flag')];
    const [first, ...others] = saidBy([sheetOf(coin, flag, coin, coin), sheetOf(coin, coin)]);
    expect(others).toEqual([]);
    expect(first?.id).toBe('leaflet');
    for (const part of ['Hill', 'Dice', 'Lay out the cards.', 'Roll.', 'Win.', 'Cut it.', 'Glue it.'])
      expect(first?.said).toContain(part);
    expect(first?.said).toContain('Page 2. Cards: Coin × 3 · Flag × 1');
    expect(first?.said).toContain('Page 3. Cards: Coin × 2');
    expect(first?.said).toContain('cards are joined by fold.');
  });

  it('are one leaflet without pictures where that makes the room, its pages in one paragraph', () => {
    const [only, ...others] = saidBy([full(200), full(3), sheetOf(cardOf('Delay', 'counter'))], [longer(60)]);
    expect(others).toEqual([]);
    expect(only?.said).toContain('Rule 59');
    expect(only?.said).toMatch(/Cut it\..*Pages 2 to 3\. Cards\. *Page 4\. Counters\./);
  });

  it('have how to cut and what is where inside, rather than in small type', () => {
    const [outside, inside, ...others] = saidBy([full(60)], [longer(88)]);
    expect(others).toEqual([]);
    expect([outside?.id, inside?.id]).toEqual(['leaflet', 'leaflet-inside']);
    expect(outside?.said).toContain('Rule 87');
    expect(outside?.said).not.toContain('Cut it.');
    expect(inside?.said).toMatch(/Cut it\..*cards are joined by fold\..*Page 3\. Cards/);
  });

  it('name only what kind of thing is on a page where names take too much room, pages alike together', () => {
    const counters = sheetOf(
      ...Array.from({ length: 400 }, (_, index) => cardOf(`Counter ${index}`, 'counter')),
    );
    const [, inside, ...others] = saidBy([full(200), counters, counters, full(200)], [longer(88)]);
    expect(others).toEqual([]);
    expect(inside?.said).toContain('Page 3. Cards');
    expect(inside?.said).toContain('Pages 4 to 5. Counters');
    expect(inside?.said).not.toContain('Counter 7');
  });

  it('are more where even that takes too much room', () => {
    const pages = Array.from({ length: 160 }, (_, index) =>
      sheetOf(cardOf(`Thing ${index}`, index % 2 === 0 ? 'hero' : 'counter')),
    );
    const [first, ...others] = saidBy(pages);
    expect(first?.id).toBe('leaflet');
    expect(others.length).toBeGreaterThan(0);
    const said = others.map((one) => one.said).join(' ');
    expect(said).toContain('Thing 159');
    expect(said).toContain(`Page ${1 + others.length + 1}. Cards: Thing 0 × 1`);
  });

  it('have a leaflet for each game, the first with what is where', () => {
    const pages = saidBy([full(3)], [leaflet, { ...leaflet, title: 'Hunt' }]);
    expect(pages.map(({ id }) => id)).toEqual(['leaflet', 'leaflet-2']);
    expect(pages[0]?.said).toContain('Page 3. Cards');
    expect(pages[1]?.said).not.toContain('Where');
  });

  it('are none where nothing is printed, or no leaflet is wanted', () => {
    expect(saidBy([])).toEqual([]);
    expect(saidBy([full(3)], [])).toEqual([]);
  });
});
