import { expect, it } from 'vitest';
import { papers } from './paper';
import { numbered, readFirst } from './reading-order';
import type { PlacedFace, PrintSheet } from './print-sheet';

const placed = (name: string, kind: string, height = 100): PlacedFace => ({
  card: { id: name, name, kind, size: { width: 100, height } },
  side: 'front',
  face: { drawings: [], text: [] },
  at: { x: 0, y: 0 },
});

const sheet = (...faces: readonly PlacedFace[]): PrintSheet => ({
  paper: papers.a4,
  faces,
  marks: [],
  texts: [],
});

const inOrder = (...sheets: readonly PrintSheet[]): readonly string[] =>
  readFirst(sheets).map(({ faces }) => faces[0]?.card.name ?? '');

it('lays what is mostly read before what is cut, and of that the heroes’ cards first', () => {
  const cut = sheet(placed('cards', 'hero'));
  const few = sheet(placed('few words', 'panel', 20), placed('counters', 'counter'));
  const many = sheet(placed('many words', 'panel', 150), placed('a card', 'hero'));
  const more = sheet(placed('more words', 'panel', 190), placed('a token', 'part'));
  const counters = sheet(placed('counters', 'counter', 200));
  const fewCards = sheet(placed('a card', 'hero', 50), placed('tokens', 'part'));
  const read = sheet(placed('reference', 'page'));
  expect(inOrder(counters, few, fewCards, cut, many, more, read)).toEqual([
    'reference',
    'more words',
    'many words',
    'cards',
    'a card',
    'few words',
    'counters',
  ]);
});

it('lays rules beside rulers before cards, and credits among what is cut', () => {
  const rules = sheet(placed('rules', 'panel', 80), placed('rulers', 'part', 120));
  const credits = sheet(placed('credits', 'panel', 150), placed('tokens', 'part', 20));
  expect(inOrder(credits, sheet(placed('cards', 'hero')), rules)).toEqual(['rules', 'cards', 'credits']);
});

it('keeps the other side of a paper behind its front', () => {
  const front = sheet(placed('front', 'hero'));
  const back: PrintSheet = { ...sheet(placed('back', 'hero')), otherSide: true };
  expect(inOrder(front, back, sheet(placed('rules', 'page')))).toEqual(['rules', 'front', 'back']);
});

it('numbers sheets with anything printed on them', () => {
  const told = { ...sheet(), texts: [{ draw: 'circle', x: 1, y: 1, radius: 1 } as const] };
  const [one, two] = numbered([told, sheet()], (number, of) => `Page ${number} of ${of}`);
  expect(JSON.stringify(one?.texts)).toContain('Page 1 of 2');
  expect(two?.texts).toEqual([]);
});
