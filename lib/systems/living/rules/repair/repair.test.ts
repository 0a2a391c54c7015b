import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '../../sheet/apply';
import type { Edit } from '../../sheet/edit';
import { anyDraft } from '../../fixtures/drafts';
import { heroOf } from '../../fixtures/heroes';
import type { HeroDraft } from '../../sheet/hero';
import { check, isError } from '../check';
import type { Rule } from '../issue';
import { repair } from './repair';

const training = 'beastmaster/basic-animal-training';
const pet = (more: object = {}) => ({ kind: 'pet', name: 'Fang', ability: 'flight', ...more });

const repairOf = (hero: HeroDraft, rule: Rule): readonly Edit[] | undefined => {
  const issue = check(hero).find((one) => one.rule === rule);
  if (issue === undefined) throw new Error(`no ${rule}`);
  return repair(hero, issue);
};
const drop = (index: number, list: 'hero' | 'snowfall' = 'hero'): Edit => ({
  edit: 'remove-skill',
  list,
  index,
});
const pips = (
  face: 1 | 2 | 3 | 4 | 5 | 6,
  pip: 'defence' | 'melee' | 'magic' | 'skill',
  count: number,
): Edit => ({
  edit: 'set-pips',
  owner: 'hero',
  face,
  pip,
  count,
});

describe('the remedy that a player would think of', () => {
  it.each<[Rule, object, readonly Edit[] | undefined]>([
    ['points-budget', { faces: { 6: { magic: 5, skill: 1 }, 5: { melee: 1 } } }, [pips(5, 'melee', 0)]],
    ['face-capacity', { faces: { 2: { melee: 2, magic: 1 } } }, [pips(2, 'melee', 1)]],
    [
      'one-colour-face',
      { equipment: { armour: 'heavy', shield: true }, faces: { 4: { defence: 4 } } },
      [pips(4, 'defence', 3)],
    ],
    ['armour-cap', { faces: { 6: { defence: 1, melee: 4 } } }, [pips(6, 'defence', 0)]],
    ['skill-pip-count', { faces: { 6: { skill: 1 }, 3: { skill: 1 } } }, [pips(3, 'skill', 0)]],
    [
      'skill-allowance',
      { faces: { 6: { defence: 1, melee: 1, ranged: 1, magic: 1 } }, skills: ['survival/jog'] },
      [drop(0)],
    ],
    [
      'skill-allowance',
      { faces: { 6: { melee: 1, magic: 1 } }, skills: ['warrior/cleave', 'warrior/flurry'] },
      [drop(0)],
    ],
    [
      'skill-allowance',
      {
        faces: { 6: { melee: 1, ranged: 1, magic: 1 } },
        skills: ['beastmaster/soothe', training],
        followers: [pet()],
      },
      [drop(0)],
    ],
    ['skill-unknown', { skills: ['warrior/fly'] }, [drop(0)]],
    ['skill-duplicate', { skills: ['warrior/flurry', 'warrior/flurry'] }, [drop(1)]],
    ['skill-equipment', { skills: ['druid/thorns', 'warrior/shield-up'] }, [drop(1)]],
    ['pet-training', { followers: [pet()] }, [{ edit: 'add-skill', list: 'hero', skill: training }]],
    [
      'pet-training',
      { faces: { 6: { defence: 1, melee: 1, ranged: 1, magic: 1 } }, followers: [pet()] },
      [{ edit: 'remove-follower', index: 0 }],
    ],
    [
      'pet-caps',
      { followers: [pet({ ability: undefined, faces: { 6: { melee: 4 } } })] },
      [{ edit: 'set-ability', index: 0, ability: 'aggressive' }],
    ],
    [
      'pet-caps',
      { followers: [pet({ faces: { 6: { magic: 1 } } })] },
      [{ edit: 'set-magical', index: 0, magical: true }],
    ],
    [
      'pet-caps',
      { followers: [pet({ faces: { 6: { defence: 4 } } })] },
      [{ edit: 'set-pips', owner: { follower: 0 }, face: 6, pip: 'defence', count: 2 }],
    ],
    [
      'daemon-caps',
      {
        faces: { 6: { magic: 1 } },
        skills: ['summoner/summon-daemon'],
        followers: [{ kind: 'daemon', faces: { 6: { melee: 3 } } }],
      },
      [{ edit: 'set-pips', owner: { follower: 0 }, face: 6, pip: 'melee', count: 2 }],
    ],
    [
      'daemon-slots',
      { skills: ['summoner/summon-daemon'], followers: [{ kind: 'daemon', skills: ['summoner/banish'] }] },
      [{ edit: 'remove-skill', list: { follower: 0 }, index: 0 }],
    ],
    [
      'follower-unsupported',
      { followers: [{ kind: 'daemon' }] },
      [{ edit: 'add-skill', list: 'hero', skill: 'summoner/summon-daemon' }],
    ],
    [
      'follower-unsupported',
      { followers: [{ kind: 'beast-shape', ability: 'flight' }] },
      [{ edit: 'remove-follower', index: 0 }],
    ],
    [
      'snowfall-mix',
      { skills: ['snowfall/shove'] },
      [drop(0), { edit: 'add-skill', list: 'snowfall', skill: 'snowfall/shove' }],
    ],
    [
      'snowfall-mix',
      { snowfall: { skills: ['warrior/flurry'] } },
      [drop(0, 'snowfall'), { edit: 'add-skill', list: 'hero', skill: 'warrior/flurry' }],
    ],
    [
      'snowfall-mix',
      { snowfall: { skills: ['snowfall/igloo', 'snowfall/avalanche'] } },
      [drop(1, 'snowfall')],
    ],
    [
      'no-skill-pip',
      { skills: ['warrior/flurry'] },
      [{ edit: 'paint', owner: 'hero', face: 6, to: 'skill' }],
    ],
    ['no-magic-pip', { skills: ['druid/thorns'] }, [{ edit: 'paint', owner: 'hero', face: 6, to: 'magic' }]],
    ['idle-skill', { skills: ['warrior/flurry'] }, [drop(0)]],
    ['unspent-points', {}, undefined],
    ['wysiwyg-weapon', { faces: { 6: { melee: 1 } } }, undefined],
  ])('%s in %j', (rule, file, expected) => {
    expect(repairOf(heroOf({ ...file }), rule)).toEqual(expected);
  });

  it('never touches what the miniature wears and carries', () => {
    const touched = ['set-armour', 'set-shield', 'add-weapon', 'set-weapon', 'remove-weapon', 'set-other'];
    fc.assert(
      fc.property(anyDraft, (hero) => {
        const edits = check(hero).flatMap((issue) => repair(hero, issue) ?? []);
        expect(edits.filter(({ edit }) => touched.includes(edit))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

it('removes its issue and brings no new error, whatever the draft', () => {
  const rulesOf = (hero: HeroDraft): readonly Rule[] =>
    check(hero)
      .filter(isError)
      .map(({ rule }) => rule);
  const many = (rules: readonly Rule[], rule: Rule): number => rules.filter((one) => one === rule).length;
  fc.assert(
    fc.property(anyDraft, (hero) => {
      const before = check(hero);
      const errors = rulesOf(hero);
      for (const issue of before) {
        const edits = repair(hero, issue);
        if (edits === undefined) continue;
        const repaired = edits.reduce(apply, hero);
        const after = check(repaired);
        expect(after.filter(({ rule }) => rule === issue.rule).length).toBeLessThan(
          before.filter(({ rule }) => rule === issue.rule).length,
        );
        const left = rulesOf(repaired);
        for (const rule of left) expect(many(left, rule)).toBeLessThanOrEqual(many(errors, rule));
      }
    }),
    { numRuns: 60 },
  );
});

it('leads most drafts of the plain kind all the way to a legal hero', () => {
  const file = {
    faces: { 6: { melee: 6, skill: 1 }, 5: { magic: 3, skill: 1 }, 1: { defence: 1 } },
    skills: ['warrior/cleave', 'warrior/cleave', 'zealot/amity', 'training/plague', 'snowfall/shove'],
    followers: [pet({ ability: undefined, faces: { 6: { ranged: 1, melee: 5 } } }), { kind: 'daemon' }],
    equipment: { armour: 'light' },
  };
  let hero = heroOf(file);
  for (let step = 0; step < 40; step += 1) {
    const fix = check(hero)
      .filter(isError)
      .map((issue) => repair(hero, issue))
      .find((edits) => edits !== undefined);
    if (fix === undefined) break;
    hero = fix.reduce(apply, hero);
  }
  expect(check(hero).filter(isError)).toEqual([]);
});
