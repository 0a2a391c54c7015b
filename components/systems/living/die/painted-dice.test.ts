import { describe, expect, it } from 'vitest';
import { apply } from '@/lib/systems/living/sheet/apply';
import type { Edit } from '@/lib/systems/living/sheet/edit';
import { newHero, type HeroDraft } from '@/lib/systems/living/sheet/hero';
import { samples } from '@/lib/systems/living/start/samples/samples';
import { brushRoom as roomOf } from '@/components/painted-die/die/painting-rules';
import { documentOf } from '../hero';
import { dieOf } from './painted-dice';

const freePips = (hero: HeroDraft, owner: 'hero', pip: string): number =>
  roomOf(dieOf(owner), documentOf(hero).sheet, pip);

const after = (...edits: readonly Edit[]): HeroDraft => edits.reduce(apply, newHero('Bito'));

describe('how many more pips a brush can paint', () => {
  it.each([
    // 20 faces' worth of pips but for one a face: 5 + 4 + 3 + 2 + 1 = 15; points allow 10, 6 and 5 of the others.
    ['defence', 0],
    ['melee', 10],
    ['ranged', 6],
    ['magic', 5],
    ['skill', 1],
  ] as const)('%s on a new hero: %i', (pip, more) => {
    expect(freePips(newHero('Bito'), 'hero', pip)).toBe(more);
  });

  it('in heavy armour with a shield: 4, 4, 3, 2 and 1 Defence pips', () => {
    const knight = after({ edit: 'set-armour', armour: 'heavy' }, { edit: 'set-shield', shield: true });
    expect(freePips(knight, 'hero', 'defence')).toBe(14);
  });

  it('is nothing when the points are spent', () => {
    const [bito] = samples;
    expect(bito && freePips(bito.hero, 'hero', 'melee')).toBe(0);
  });
});
