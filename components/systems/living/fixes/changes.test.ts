import { describe, expect, it } from 'vitest';
import { apply } from '@/lib/systems/living/sheet/apply';
import type { Edit } from '@/lib/systems/living/sheet/edit';
import { newHero, type HeroDraft } from '@/lib/systems/living/sheet/hero';
import { samples } from '@/lib/systems/living/start/samples/samples';
import { changesOf } from './changes';

const bito = samples.find(({ id }) => id === 'bito')?.hero ?? newHero('nobody');
const jane = samples.find(({ id }) => id === 'jane')?.hero ?? newHero('nobody');
const after = (hero: HeroDraft, ...edits: readonly Edit[]) => changesOf(hero, edits.reduce(apply, hero));

describe('what an edit would change', () => {
  it('is nothing where nothing changes', () => {
    expect(changesOf(bito, bito)).toEqual({ faces: [], entries: [] });
  });

  it('is the pips that go and those that come, beside those that stay', () => {
    const { faces, entries } = after(
      bito,
      { edit: 'set-pips', owner: 'hero', face: 4, pip: 'melee', count: 1 },
      { edit: 'paint', owner: 'hero', face: 4, to: 'ranged' },
    );
    expect(entries).toEqual([]);
    expect(faces).toEqual([
      {
        whose: undefined,
        face: 4,
        pips: [
          { pip: 'melee', fate: 'stays' },
          { pip: 'melee', fate: 'goes' },
          { pip: 'melee', fate: 'goes' },
          { pip: 'ranged', fate: 'comes' },
        ],
      },
    ]);
  });

  it('names the follower whose die it is', () => {
    const { faces } = after(jane, {
      edit: 'set-pips',
      owner: { follower: 0 },
      face: 5,
      pip: 'skill',
      count: 0,
    });
    expect(faces.map(({ whose, face }) => [whose, face])).toEqual([['Fang', 5]]);
  });

  it('is the skills that are dropped or learned, one of two alike too', () => {
    const twice = apply(bito, { edit: 'add-skill', list: 'hero', skill: 'druid/regrowth' });
    expect(after(twice, { edit: 'remove-skill', list: 'hero', index: 1 }).entries).toEqual([
      { name: 'Regrowth', fate: 'goes' },
    ]);
    expect(after(bito, { edit: 'add-skill', list: 'snowfall', skill: 'snowfall/igloo' }).entries).toEqual([
      { name: 'Igloo', fate: 'comes' },
    ]);
  });

  it('is the follower who leaves, not all that was its own', () => {
    expect(after(jane, { edit: 'remove-follower', index: 0 })).toEqual({
      faces: [],
      entries: [{ name: 'Fang', fate: 'goes' }],
    });
  });

  it('is what a follower becomes', () => {
    expect(
      after(
        jane,
        { edit: 'set-ability', index: 0, ability: 'evasive' },
        { edit: 'set-magical', index: 0, magical: true },
      ).entries,
    ).toEqual([
      { name: 'Hungry', fate: 'goes' },
      { name: 'Evasive', fate: 'comes' },
      { name: 'Magical', fate: 'comes' },
    ]);
  });
});
