import { describe, expect, it } from 'vitest';
import { concernOf, faceConcerned } from './places';

describe('the place of an issue', () => {
  it.each([
    [['faces', '4'], 'die'],
    [['faces'], 'die'],
    [['equipment', 'weapons', 0], 'equipment'],
    [['skills', 2], 'skills'],
    [['skills'], 'skills'],
    [['snowfall', 'skills'], 'snowfall'],
    [['followers'], 'followers'],
    [['followers', 1, 'faces', '5'], 1],
    [['name'], 'hero'],
    [[], 'hero'],
  ] as const)('%j stands at %j', (path, place) => {
    expect(concernOf(path)).toBe(place);
  });
});

describe('the face of an issue', () => {
  it.each([
    [['faces', '4'], 'hero', 4],
    [['faces'], 'hero', undefined],
    [['followers', 1, 'faces', '5'], { follower: 1 }, 5],
    [['followers', 1, 'faces', '5'], { follower: 0 }, undefined],
    [['followers', 1, 'faces', '5'], 'hero', undefined],
    [['faces', '4'], { follower: 0 }, undefined],
    [['followers', 1], { follower: 1 }, undefined],
  ] as const)('%j on the die of %j is %j', (path, owner, face) => {
    expect(faceConcerned(path, owner)).toBe(face);
  });
});
