import { describe, expect, it } from 'vitest';
import { anIcon, aPip, boxOf } from '../../cards/testing';
import { drawFront } from './front';

const value = { pip: aPip, label: 'Defence', value: 4 };
const named = (label: string) => ({ icon: anIcon, label });

describe('the labels under values and armour', () => {
  it.each([
    [1, 'Light armour', 'Shield'],
    [2, 'Medium armour', 'Shield'],
    [3, 'Heavy armour', 'Shield'],
    [4, 'Light armour', 'Shield'],
  ])('stay clear of the icons over them: %i values, %s, %s', (count, ...labels) => {
    const { face } = drawFront(
      {
        name: 'Bito',
        title: 'Paladin',
        emblem: anIcon,
        caption: 'Warrior',
        values: Array.from({ length: count }, () => value),
        icons: labels.map(named),
        lines: [],
      },
      new Set(),
    );
    const icons = face.drawings
      .filter((drawing) => drawing.draw === 'path' && drawing.fill === 'ink')
      .map(boxOf);
    const foot = Math.max(...icons.filter(({ top }) => top > 60).map(({ bottom }) => bottom));
    const texts = face.drawings.filter((drawing) => drawing.draw === 'text').map(boxOf);
    const under = texts.filter(({ bottom }) => bottom > foot && bottom < 77);
    expect(under.length).toBeGreaterThanOrEqual(count + labels.length);
    // Letters reach a little higher than capitals.
    expect(Math.min(...under.map(({ top }) => top)) - foot).toBeGreaterThan(0.3);
  });

  it('end a line where a dot would be, which is left out', () => {
    const label = 'Armour · DV';
    const values = Array.from({ length: 3 }, () => ({ ...value, label }));
    const front = (icons: number) =>
      drawFront(
        {
          name: 'Bito',
          title: 'Paladin',
          emblem: anIcon,
          caption: 'Prayers',
          values,
          icons: Array.from({ length: icons }, () => named('Heavy armour')),
          lines: [],
        },
        new Set(),
      ).face;
    const drawn = front(2).drawings.flatMap((each) =>
      each.draw === 'text' ? [each.runs.map(({ text }) => text).join('')] : [],
    );
    expect(drawn).toEqual(expect.arrayContaining(['Armour', 'DV']));
    expect(drawn.join()).not.toContain('·');
    expect(front(2).spoken).toContain(label);
    expect(front(0).text).toContain(label);
  });
});
