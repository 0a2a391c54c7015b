import { describe, expect, it } from 'vitest';
import { cardSizes } from '../card';
import { papers } from '../paper/paper';
import { anIcon, boxOf } from '../testing';
import { boxDepth, drawTuckBox, netSize } from './tuck-box';

const content = {
  id: 'box',
  name: 'Tuck box',
  title: 'Heroes',
  names: 'Jane · Bito',
  emblem: anIcon,
  glue: 'Glue',
};

describe('a tuck box', () => {
  it.each([1, 12, 24, 36, 500])('for %i cards fits on either paper, and is no thinner for more', (cards) => {
    for (const card of Object.values(cardSizes))
      for (const paper of Object.values(papers)) {
        const net = netSize(card, boxDepth(cards));
        expect(net.width).toBeLessThan(paper.width - 40);
        expect(net.height).toBeLessThan(paper.height - 35);
      }
    expect(boxDepth(cards + 1)).toBeGreaterThanOrEqual(boxDepth(cards));
  });

  it('is drawn within its net, its walls as wide as a card with room for a sleeve', () => {
    const box = drawTuckBox(content, cardSizes['63x88'], 12);
    for (const drawing of box.front.drawings) {
      if (drawing.draw === 'path') continue;
      const { left, top, right, bottom } = boxOf(drawing);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.2);
      expect(right).toBeLessThanOrEqual(box.size.width + 0.2);
      expect(bottom).toBeLessThanOrEqual(box.size.height + 0.2);
    }
    const upright = box.front.drawings
      .flatMap((drawing) =>
        drawing.draw === 'line' && drawing.dash && drawing.from[0] === drawing.to[0] ? [drawing.from[0]] : [],
      )
      .sort((a, b) => a - b);
    const [side = 0, front = 0, other = 0, back = 0] = upright;
    expect(other - front).toBeCloseTo(66.5);
    expect(box.size.width - back).toBeCloseTo(66.5);
    expect(front - side).toBeCloseTo(back - other);
  });
});
