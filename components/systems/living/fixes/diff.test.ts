import { describe, expect, it } from 'vitest';
import { apply } from '@/lib/systems/living/sheet/apply';
import type { Edit, Owner } from '@/lib/systems/living/sheet/edit';
import { newHero, type HeroDraft } from '@/lib/systems/living/sheet/hero';
import { samples } from '@/lib/systems/living/start/samples/samples';
import { chosenIn } from '../skills/skill-names';
import { faceAfter as shownAfter } from '@/components/painted-die/die/painting-rules';
import { listDiff } from '@/components/painted-die/fixes/changes';
import type { FaceNumber } from '@/lib/dice/face';
import { dieOf } from '../die/painted-dice';
import { documentOf } from '../hero';
import { skillDiff } from './diff';

const faceAfter = (before: HeroDraft, after: HeroDraft | undefined, owner: Owner, face: FaceNumber) =>
  shownAfter(dieOf(owner), documentOf(before).sheet, after && documentOf(after).sheet, face);

const jane = samples.find(({ id }) => id === 'jane')?.hero ?? newHero('nobody');
const after = (...edits: readonly Edit[]): HeroDraft => edits.reduce(apply, jane);

describe('marks of a fix in a list', () => {
  it.each([
    ['nothing', 'a b c', 'a b c', [], ''],
    ['what goes', 'a b c d', 'a c', [1, 3], ''],
    ['the last of two twins', 'a a b', 'a b', [1], ''],
    ['what comes', 'a b', 'a b c', [], 'c'],
    ['what goes and what comes', 'a b c', 'a c d', [1], 'd'],
  ])('is %s', (_, before, now, goes, comes) => {
    const marks = listDiff(before.split(' '), now.split(' '));
    expect([...marks.goes]).toEqual(goes);
    expect(marks.comes.join('')).toBe(comes);
  });

  it('is all or nothing where one of the lists is empty', () => {
    expect([...listDiff(['a', 'b'], []).goes]).toEqual([0, 1]);
    expect(listDiff([], ['a', 'b']).comes).toEqual(['a', 'b']);
  });

  it('is the skill that an edit removes', () => {
    const marks = skillDiff(jane, after({ edit: 'remove-skill', list: 'hero', index: 1 }), (hero) =>
      chosenIn(hero, 'hero'),
    );
    expect([...marks.goes]).toEqual([1]);
  });
});

describe('marks of a fix on a die', () => {
  const paint = (owner: 'hero' | { readonly follower: number }): Edit => ({
    edit: 'paint',
    owner,
    face: 4,
    to: 'melee',
  });

  it('is only the face that changes, of the die that changes', () => {
    const now = after(paint({ follower: 0 }));
    expect(faceAfter(jane, now, { follower: 0 }, 4)).toEqual(now.followers[0]?.faces[4]);
    expect(faceAfter(jane, now, { follower: 0 }, 5)).toBeUndefined();
    expect(faceAfter(jane, now, 'hero', 4)).toBeUndefined();
    expect(faceAfter(jane, undefined, 'hero', 4)).toBeUndefined();
  });

  it("is nothing on followers' dice when one of them goes", () => {
    const now = after({ edit: 'remove-follower', index: 0 });
    expect(faceAfter(jane, now, { follower: 0 }, 6)).toBeUndefined();
  });
});
