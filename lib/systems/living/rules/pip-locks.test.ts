import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceNumbers } from '../../../dice/face';
import { apply } from '../sheet/apply';
import { anyDraft } from '../fixtures/drafts';
import { heroOf } from '../fixtures/heroes';
import { pips } from '../sheet/pips';
import { defenceCaps, freeFaces, paintLock, pipCaps } from './pip-locks';

describe('defenceCaps, ruling 4', () => {
  it.each([
    ['none', false, [0, 0, 0, 0, 0, 0]],
    ['none', true, [0, 1, 1, 1, 1, 1]],
    ['light', true, [0, 1, 2, 2, 2, 2]],
    ['heavy', false, [0, 1, 2, 3, 3, 3]],
    ['heavy', true, [0, 1, 2, 3, 4, 4]],
  ])('%s armour, shield %s', (armour, shield, expected) => {
    const caps = defenceCaps(heroOf({ equipment: { armour, shield } }));
    expect(faceNumbers.map((face) => caps[face])).toEqual(expected);
  });
});

describe('pipCaps', () => {
  const hero = heroOf({
    equipment: { armour: 'light' },
    followers: [
      { kind: 'pet', ability: 'aggressive' },
      { kind: 'daemon' },
      { kind: 'beast-shape', ability: 'magic-attunement' },
    ],
  });
  it.each([
    [
      'the hero',
      'hero',
      { defence: 1, melee: 5, ranged: 5, magic: 5, skill: 1 },
      { ranged: Infinity, magic: Infinity },
    ],
    [
      'an aggressive pet',
      { follower: 0 },
      { defence: 0, melee: 5, ranged: 0, magic: 0, skill: 1 },
      { ranged: 0, magic: 0 },
    ],
    [
      'a daemon',
      { follower: 1 },
      { defence: 5, melee: 5, ranged: 0, magic: 5, skill: 1 },
      { ranged: 0, magic: Infinity },
    ],
    [
      'an attuned beast',
      { follower: 2 },
      { defence: 2, melee: 3, ranged: 0, magic: 1, skill: 1 },
      { ranged: 0, magic: 2 },
    ],
  ] as const)('%s', (_, owner, onSix, onDie) => {
    const caps = pipCaps(hero, owner);
    expect(caps.faces[6]).toEqual(onSix);
    expect(caps.die).toMatchObject(onDie);
    expect(Object.values(caps.faces[1])).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('paintLock', () => {
  const plated = heroOf({
    equipment: { armour: 'heavy', shield: true },
    faces: { 6: { defence: 4, magic: 1, skill: 1 }, 5: { defence: 4 }, 4: { melee: 3 }, 3: { melee: 1 } },
    followers: [{ kind: 'pet', faces: { 6: { defence: 2 } } }],
  });
  it.each([
    ['a spent budget', 'hero', 3, undefined, 'defence', 'points-budget'],
    ['a full face', 'hero', 6, undefined, 'skill', 'face-capacity'],
    ['one colour filling a face', 'hero', 4, undefined, 'melee', 'points-budget'],
    ['repainting to one colour less', 'hero', 4, 'melee', 'defence', undefined],
    ['too much for the armour', 'hero', 5, undefined, 'defence', 'points-budget'],
    ['a second green pip', 'hero', 5, undefined, 'skill', 'skill-pip-count'],
    ['the 1-face', { follower: 0 }, 1, undefined, 'melee', 'one-colour-face'],
    ['a pet’s third Defence pip', { follower: 0 }, 6, undefined, 'defence', 'pet-caps'],
    ['a pet’s Ranged pip', { follower: 0 }, 6, undefined, 'ranged', 'pet-caps'],
    ['a pet without an ability', { follower: 0 }, 6, undefined, 'melee', undefined],
  ] as const)('%s', (_, owner, face, from, to, rule) => {
    expect(paintLock(plated, owner, face, from, to)?.rule).toBe(rule);
  });

  it('says that the armour allows no more', () => {
    const rags = heroOf({});
    expect(paintLock(rags, 'hero', 6, undefined, 'defence')).toMatchObject({
      rule: 'armour-cap',
      path: ['faces', '6'],
    });
  });

  it('keeps an overspent hero from spending more, and lets him repaint cheaper', () => {
    const rich = heroOf({ faces: { 6: { magic: 5 }, 5: { magic: 1 } } });
    expect(paintLock(rich, 'hero', 5, undefined, 'melee')?.rule).toBe('points-budget');
    expect(paintLock(rich, 'hero', 5, undefined, 'skill')).toBeUndefined();
    expect(paintLock(rich, 'hero', 5, 'magic', 'melee')).toBeUndefined();
  });

  it('keeps the summoner’s Magic that his daemon costs', () => {
    const summoner = heroOf({
      faces: { 6: { magic: 2 } },
      skills: ['summoner/summon-daemon'],
      followers: [{ kind: 'daemon', faces: { 6: { melee: 4 } } }],
    });
    expect(paintLock(summoner, 'hero', 6, 'magic', 'melee')?.rule).toBe('daemon-caps');
    expect(paintLock(summoner, { follower: 0 }, 6, undefined, 'defence')?.rule).toBe('daemon-caps');
  });

  it('lists the free faces from the 6-face down', () => {
    expect(freeFaces(plated, 'hero', 'skill')).toEqual([]);
    expect(freeFaces(heroOf({ faces: { 6: { magic: 5, melee: 0 } } }), 'hero', 'skill')).toEqual([
      6, 5, 4, 3, 2,
    ]);
  });

  it('leaves the painted draft with no worse face, whatever the draft', () => {
    fc.assert(
      fc.property(anyDraft, fc.constantFrom(...faceNumbers), fc.constantFrom(...pips), (hero, face, to) => {
        if (paintLock(hero, 'hero', face, undefined, to) !== undefined) return;
        const painted = apply(hero, { edit: 'paint', owner: 'hero', face, to });
        const count = pips.reduce((sum, pip) => sum + painted.faces[face][pip], 0);
        if (painted !== hero) expect(count).toBeLessThanOrEqual(face);
      }),
      { numRuns: 150 },
    );
  });
});
