import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Drawing } from '../../cards/card';
import { drawFront, type FrontContent } from './front';
import { anIcon, aPip, boxOf, misplaced, type Box } from '../../cards/testing';

const content: FrontContent = {
  name: 'Bito van Ostmark',
  title: 'Paladin',
  emblem: anIcon,
  caption: 'Warrior',
  values: [{ pip: aPip, label: 'Melee', value: 4 }],
  icons: [],
  lines: ['Heavy armour'],
};
const photo = { id: 'photo-1', label: 'A photo of the miniature' };
const size = { width: 63, height: 88 };
const front = (more: Partial<FrontContent> = {}) => drawFront({ ...content, photo, ...more }, new Set()).face;

const isImage = (drawing: Drawing) => drawing.draw === 'image';
const slotOf = (drawings: readonly Drawing[]): Box => {
  const image = drawings.find(isImage);
  if (!image) throw new Error('no photo');
  return boxOf(image);
};

describe('the photo on the front of a card', () => {
  it('stands once, on the emblem, within the panel, and is said in words', () => {
    const face = front();
    expect(face.drawings.filter(isImage)).toHaveLength(1);
    const emblem = face.drawings.findIndex((drawing) => drawing.draw === 'path' && drawing.fill === 'emblem');
    expect(emblem).toBeGreaterThan(-1);
    expect(face.drawings.findIndex(isImage)).toBeGreaterThan(emblem);
    expect(slotOf(face.drawings)).toMatchObject({ left: 8.1, right: 54.9, bottom: 62.5 });
    expect(face.spoken).toEqual(expect.arrayContaining(['A photo of the miniature', 'Warrior']));
    expect(drawFront(content, new Set()).face.drawings.some(isImage)).toBe(false);
  });

  it('leaves room for the caption and for house rules, whatever the hero is called', () => {
    const text = fc.string({ unit: 'grapheme-ascii', maxLength: 60 });
    fc.assert(
      fc.property(text, text, fc.string({ maxLength: 30 }), (name, title, caption) => {
        const face = front({ name, title, caption, mark: 'House rules' });
        expect(misplaced(face, { size })).toEqual([]);
        const slot = slotOf(face.drawings);
        expect(slot.bottom - slot.top).toBeGreaterThan(20);
        expect(slot.left).toBeGreaterThan(7);
      }),
      { numRuns: 60 },
    );
  });
});
