import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillingOf } from '@/components/painted-die/die/filling';
import { faceNumbers } from '@/lib/dice/face';
import { issuesOf, messagesOf } from '@/lib/systems/document';
import { apply } from '@/lib/systems/living/sheet/apply';
import type { Edit } from '@/lib/systems/living/sheet/edit';
import { newHero, type HeroDraft } from '@/lib/systems/living/sheet/hero';
import { die, pointBudget, pointsSpent } from '@/lib/systems/living/sheet/pips';
import { open } from '@/lib/systems/open';
import type { Sheet } from '@/lib/systems/sheet';
import { dieOf } from './painted-dice';

beforeAll(() => open(['living']));

const heroDie = dieOf('hero');
const fill = (hero: HeroDraft, face: 1 | 2 | 3 | 4 | 5 | 6, brush: string) => {
  const { strokes, said } = fillingOf(heroDie, hero as unknown as Sheet, face, brush);
  return { hero: (strokes as unknown as Edit[]).reduce(apply, hero), said, n: strokes.length };
};
const blank = newHero('Bito');
const heavy = apply(blank, { edit: 'set-armour', armour: 'heavy' });

describe('a face that is filled', () => {
  it.each([
    { on: blank, face: 6, brush: 'melee', pips: 5, said: '5 Melee pips painted on the 6-face: 10 left' },
    { on: blank, face: 6, brush: 'ranged', pips: 5, said: '5 Ranged pips painted on the 6-face: 5 left' },
    { on: blank, face: 2, brush: 'skill', pips: 1, said: '1 Skill pip painted on the 2-face: 20 left' },
    { on: heavy, face: 5, brush: 'defence', pips: 3, said: '3 Defence pips painted on the 5-face: 17 left' },
  ] as const)('takes $pips $brush pips on the $face', ({ on, face, brush, pips, said }) => {
    const filled = fill(on, face, brush);
    expect(filled.hero.faces[face][brush]).toBe(pips);
    expect(filled.said).toBe(said);
  });

  it.each([
    { face: 1, brush: 'melee', why: /^The 1-face stays empty/ },
    { face: 4, brush: 'defence', why: /can’t have Defence pips/ },
    { face: 4, brush: 'eraser', why: /^The 4-face is empty\.$/ },
  ] as const)('takes no $brush on the $face, and says why', ({ face, brush, why }) => {
    const filled = fill(blank, face, brush);
    expect(filled.n).toBe(0);
    expect(filled.said).toMatch(why);
  });

  it('leaves other colours where they are, and the eraser clears all', () => {
    const one = apply(blank, { edit: 'paint', owner: 'hero', face: 4, from: undefined, to: 'magic', at: 2 });
    const both = fill(one, 4, 'melee').hero;
    expect(both.faces[4]).toMatchObject({ magic: 1, melee: 3 });
    expect(pointsSpent(fill(both, 4, 'eraser').hero.faces)).toBe(0);
  });

  it('is never an error of the rules that was not there before', () => {
    const rules = (hero: HeroDraft) =>
      issuesOf({ system: 'living', sheet: hero as unknown as Sheet })
        .filter(({ severity }) => severity === 'error')
        .map((issue) => messagesOf('living').issue(issue));
    fc.assert(
      fc.property(
        fc.constantFrom(blank, heavy),
        fc.array(fc.tuple(fc.constantFrom(...faceNumbers), fc.constantFrom(...die.pips)), { maxLength: 8 }),
        (begun, fills) => {
          const end = fills.reduce((hero, [face, pip]) => fill(hero, face, pip).hero, begun);
          expect(rules(end)).toEqual(rules(begun));
          expect(pointsSpent(end.faces)).toBeLessThanOrEqual(pointBudget);
        },
      ),
      { numRuns: 60 },
    );
  });
});
