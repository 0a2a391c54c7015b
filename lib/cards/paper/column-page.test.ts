import { describe, expect, it } from 'vitest';
import { faceOf } from '../kit/testing';
import { columnPages, type ColumnText } from './column-page';
import { pageArea, papers } from './paper';

/** A page with this many groups of three lines, in type of one size. */
const textOf = (groups: number): ColumnText => ({
  id: 'text',
  title: 'Rules',
  note: '',
  continued: (title, number, of) => `${title} ${number} of ${of}`,
  groups: Array.from({ length: groups }, (_, at) => [
    { block: 'heading', text: `Rule ${at}` },
    {
      block: 'paragraph',
      text: 'Lay the ruler down and move along it, as far as the dice in your Hand allow.',
    },
  ]),
  columns: 4,
  type: { most: 10, easy: 10, least: 10 },
});

/** The lowest line of each column of the last page, mm. */
const ends = (groups: number): readonly number[] => {
  const paper = papers.a4;
  const area = pageArea(paper);
  const last = columnPages(textOf(groups), paper).at(-1);
  const drawings = last ? faceOf(last).drawings : [];
  return Array.from({ length: 4 }, (_, column) =>
    Math.max(
      0,
      ...drawings.flatMap((one) => {
        const isThere =
          one.draw === 'text' && Math.floor(((one.x - area.x) / (area.width + 5)) * 4) === column;
        return isThere && one.y > area.top + 9 ? [one.y] : [];
      }),
    ),
  );
};

describe('columns of a last page that has text for all of them', () => {
  it.each([26, 30, 34, 66, 70])('are about as long as each other: %i groups', (groups) => {
    const found = ends(groups);
    expect(Math.min(...found)).toBeGreaterThan(0);
    // One group more or less.
    expect(Math.max(...found) - Math.min(...found)).toBeLessThan(45);
  });
});
