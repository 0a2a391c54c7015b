import { expect, test } from 'vitest';
import { drawInitiative } from '../hero-card/initiative';
import { anIcon, boxOf } from '../testing';
import { withoutFrame } from './borderless';
import { impose } from './imposition';
import { messages } from '@/lib/messages/index';

const card = drawInitiative(
  { id: 'initiative-1', name: 'Bito', title: 'Paladin', emblem: anIcon, bar: [] },
  { word: 'Initiative', emblem: anIcon },
);

test('without a frame a card has nothing along its edges that a crooked cut would show, and all else', () => {
  const bare = withoutFrame(card);
  for (const side of ['front', 'back'] as const) {
    expect(bare[side].text).toEqual(card[side].text);
    const gone = card[side].drawings.filter((drawing) => !bare[side].drawings.includes(drawing));
    expect(gone.length).toBeGreaterThan(0);
    for (const { left, top, right, bottom } of gone.map(boxOf)) {
      expect(Math.min(left, top, card.size.width - right, card.size.height - bottom)).toBeLessThan(3.5);
      expect(right - left).toBeGreaterThan(card.size.width - 8);
    }
  }
});

test('sheets have frames unless told otherwise', () => {
  const framesOn = (isBorderless: boolean): number =>
    impose([card], { paper: 'a4', labels: messages.print.labels, isBorderless })
      .flatMap(({ faces }) => faces.flatMap(({ face }) => face.drawings))
      .filter((drawing) => drawing.draw === 'rect' && drawing.isFrame).length;
  expect(framesOn(false)).toBe(2);
  expect(framesOn(true)).toBe(0);
});
