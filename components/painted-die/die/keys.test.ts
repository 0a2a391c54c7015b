import { describe, expect, it } from 'vitest';
import { faceNumbersOnCard, pipPlaces } from '@/lib/dice/face';
import { dragonKeys, slayerKeys } from '#words/systems/draco/messages/builder';
import { paintKeys as firstKeys } from '#words/systems/first/messages/panels';
import { paintKeys } from '#words/systems/living/messages/panels';
import { commandOf, nextSpot, type Direction } from './keys';

const keyEvent = (key: string) => commandOf(paintKeys, key);

describe('keys on a pip', () => {
  it.each([
    ['d', 'defence'],
    ['m', 'melee'],
    ['r', 'ranged'],
    ['a', 'magic'],
    ['s', 'skill'],
  ] as const)('%s paints %s', (key, pip) => {
    expect(keyEvent(key)).toEqual({ do: 'paint', pip });
  });

  it.each(['Backspace', 'Delete', 'e'])('%s clears', (key) => {
    expect(keyEvent(key)).toEqual({ do: 'clear' });
  });

  it.each(['Enter', ' '])('%j paints with the brush', (key) => {
    expect(keyEvent(key)).toEqual({ do: 'brush' });
  });

  it.each(['', 'Tab', 'Escape', 'x', 'F5'])('%s is left to the browser', (key) => {
    expect(keyEvent(key)).toBeUndefined();
  });
});

it('a key means the same in every game', () => {
  const all = [
    paintKeys,
    firstKeys,
    slayerKeys('dagger'),
    slayerKeys('bow'),
    slayerKeys('magic'),
    dragonKeys,
  ];
  const meant = (key: string): readonly string[] =>
    all.flatMap((keys) => keys.flatMap((each) => (each.key === key ? [each.pip] : [])));
  expect(meant('d')).toEqual(['defence', 'armour', 'shield', 'shield', 'shield', 'shield']);
  expect(meant('m')).toEqual(['melee', 'melee', 'attack', 'dagger']);
  expect(meant('r')).toEqual(['ranged', 'ranged', 'attack']);
  expect(meant('a')).toEqual(['magic', 'magic', 'attack']);
  expect(meant('s')).toEqual(['skill', 'skill']);
});

/** The pips of a die laid out three faces a row, 100 px a face, named "6.0" for the first of the 6-face. */
const die = faceNumbersOnCard.flatMap((face, at) =>
  pipPlaces[face].map((place, index) => ({
    name: `${face}.${index}`,
    x: (at % 3) * 110 + place.x * 100,
    y: Math.floor(at / 3) * 110 + place.y * 100,
  })),
);

describe('arrow keys on the die', () => {
  const go = (from: string, towards: Direction): string | undefined => {
    const next = nextSpot(
      die,
      die.findIndex(({ name }) => name === from),
      towards,
    );
    return next === undefined ? undefined : die[next]?.name;
  };

  it.each([
    ['6.0', 'right', '6.1'],
    ['6.0', 'down', '6.2'],
    ['6.1', 'right', '5.0'],
    ['5.0', 'left', '6.1'],
    ['6.4', 'down', '3.0'],
    ['3.0', 'up', '6.4'],
    ['4.1', 'right', undefined],
    ['6.0', 'left', undefined],
    ['6.0', 'up', undefined],
    ['1.0', 'down', undefined],
  ] as const)('from %s %s to %s', (from, towards, to) => {
    expect(go(from, towards)).toBe(to);
  });

  it('reach every pip from the first one', () => {
    const reached = new Set(['6.0']);
    for (const name of reached)
      for (const towards of ['left', 'right', 'up', 'down'] as const) {
        const next = go(name, towards);
        if (next !== undefined) reached.add(next);
      }
    expect([...reached].sort()).toEqual(die.map(({ name }) => name).sort());
  });
});
