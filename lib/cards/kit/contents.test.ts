import { describe, expect, it } from 'vitest';
import type { PlacedFace, Sheet } from '../paper/sheet';
import { papers } from '../paper/paper';
import { largestShared } from '../paper/shared-sheets';
import type { Card } from '../card';
import { withContents, type ContentsRequest, type LaySheets } from './contents';

const request: ContentsRequest = {
  words: {
    title: 'What to cut and where it is',
    note: '',
    continued: (title, number) => `${title} ${number}`,
    howTitle: 'How to cut',
    groups: {
      cards: 'Cards',
      initiative: 'Initiative',
      counters: 'Counters',
      standees: 'Standees',
      parts: 'Parts',
      whole: 'Whole pages',
    },
    how: (group, sides) => `${group} are joined by ${sides}.`,
    page: (number) => `Page ${number}`,
    times: (name, count) => `${name} × ${count}`,
  },
  paper: papers.letter,
  ink: 'colour',
  isInSleeves: false,
};

const paper = request.paper;

const cardOf = (name: string): PlacedFace => ({
  card: { id: name, name, kind: 'hero', size: { width: 400, height: 400 } },
  side: 'front',
  face: { drawings: [], text: [] },
  at: { x: 0, y: 0 },
});

/** A sheet without free room, with so many names on it. */
const full = (names: number): Sheet => ({
  paper,
  faces: Array.from({ length: names }, (_, index) => cardOf(`A name that is long, number ${index}`)),
  marks: [],
  texts: [],
});

/** Places one thing more on the first sheet, which puts others on another page too, and refuses as packing does what no sheet holds. */
const laying =
  (bare: readonly Sheet[]): LaySheets =>
  (more) => {
    const most = largestShared(paper);
    const place = (card: Card): PlacedFace => {
      if (card.size.width > most.width || card.size.height > most.height) throw new RangeError(card.id);
      return { card, side: 'front', face: card.front, at: { x: 8, y: 8 } };
    };
    return bare.map((sheet, index) =>
      index === 0
        ? { ...sheet, faces: [...sheet.faces, ...more.map(place)] }
        : { ...sheet, faces: [...sheet.faces, ...full(more.length * 40).faces] },
    );
  };

describe('what says what is where', () => {
  for (const names of [3, 60, 110, 158, 165, 172])
    it(`is on a sheet that holds it, or on pages of its own: ${names} names`, () => {
      const bare = [full(names), full(3)];
      const [sheets, pages] = withContents(laying(bare), bare, request);
      const panel = sheets[0]?.faces.find(({ card }) => card.id === 'contents');
      expect(panel === undefined).toBe(pages.length > 0);
      expect(sheets).toHaveLength(bare.length);
    });

  it('tells how many of a name lie on a page, each page for itself', () => {
    const [coin, flag] = [cardOf('Coin'), cardOf('Flag')];
    const sheetOf = (...faces: readonly PlacedFace[]): Sheet => ({ paper, faces, marks: [], texts: [] });
    const bare = [sheetOf(coin, flag, coin, coin), sheetOf(coin, coin)];
    const [, pages] = withContents(() => undefined, bare, request);
    const said = pages.flatMap(({ face }) => face.text).join(' ');
    expect(said).toContain('Coin × 3 · Flag × 1');
    expect(said).toContain('Coin × 2');
  });

  it('is not said where nothing is printed', () => {
    expect(withContents(laying([]), [], request)).toEqual([[], []]);
  });
});
