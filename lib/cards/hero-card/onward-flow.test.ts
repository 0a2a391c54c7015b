import { expect, test } from 'vitest';
import { sketch, type Sketch } from '../sketch';
import type { Block } from '../text/flow';
import { flowOnward } from './onward-flow';

const region = { x: 5, width: 50, top: 10, bottom: 50 };

const skill = (name: string, words: number): readonly Block[] => [
  { block: 'heading', text: name },
  { block: 'paragraph', text: Array.from({ length: words }, () => 'sword').join(' ') },
];

/** The texts of each face that these skills take. */
const facesWith = (...skills: readonly (readonly Block[])[]): readonly (readonly string[])[] => {
  const faces: Sketch[] = [];
  const count = flowOnward(
    skills,
    8,
    () => {
      const face = sketch(new Set());
      faces.push(face);
      return { face, region };
    },
    { goesOn: (face) => `goes on after ${face}`, continued: (name) => `${name}, continued` },
  );
  expect(count).toBe(faces.length);
  return faces.map((face) => face.finish().text);
};

const namesOn = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => /^[A-Z]/.test(text) && !text.includes('sword'));

test('a skill that fits is whole on one face, if another one has to go before it', () => {
  const faces = facesWith(skill('Berserk', 35), skill('Hamstring', 45), skill('Guard', 5));
  expect(faces.map(namesOn)).toEqual([['Berserk', 'Guard'], ['Hamstring']]);
  expect(faces.flat().join(' ')).not.toMatch(/goes on|continued/);
});

test('a skill that no face holds says on both faces that it goes on', () => {
  const [first = [], second = []] = facesWith(skill('Summon Daemon', 150));
  expect(first.at(-1)).toBe('goes on after 0');
  expect(second[0]).toBe('Summon Daemon, continued');
});
