import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panel } from '../../../cards/hero-card/border';
import { misplaced } from '../../../cards/testing';
import { anyWarband } from '../fixtures/drafts';
import { cards } from '../parts/cards';
import { newFighter, type Warband } from '../sheet/warband';
import { samples } from '../start/samples';
import { printedRole } from '#words/systems/warband/messages/roles';
import { hasFireTeam } from '../rules/bindings';
import type { RoleId } from '../skills/roles';
import { randomWarband } from '../start/random';

const cardsOf = (warband: Warband, more = {}) => cards.cards(warband, { houseRules: false, ...more });
const saidOn = (card: ReturnType<typeof cardsOf>[number]): string =>
  [...card.front.text, ...card.back.text].join('\n');

describe('the cards of a warband', () => {
  it('print how far a Meat Shield moves, half the stat', () => {
    const shield = { ...newFighter('rookie', 1), stat: 3, role: 'meat-shield' };
    const [, card] = cardsOf({ ...randomWarband(1), fighters: [shield] });
    expect(card?.front.text).toContain('1.5″');
  });

  it('are its roster, then one for each fighter', () => {
    for (const { sheet } of samples) {
      const [roster, ...fighters] = cardsOf(sheet);
      expect(roster).toMatchObject({ id: 'roster', kind: 'roster', name: sheet.name });
      expect(fighters.map(({ name }) => name)).toEqual(sheet.fighters.map(({ name }) => name));
      for (const { name } of sheet.fighters) expect(roster?.front.text).toContain(name);
    }
  });

  it('show the photo of each fighter who has one, and say so', () => {
    const [merry] = samples;
    if (!merry) return expect.fail('an example');
    const [roster, ...fighters] = cardsOf(merry.sheet, { photos: { 1: 'joan', 7: 'outlaw' } });
    const photosOn = (card: typeof roster) =>
      card?.front.drawings.flatMap((drawing) => (drawing.draw === 'image' ? [drawing.photo] : []));
    expect(fighters.map(photosOn)).toEqual([[], ['joan'], [], [], [], [], [], ['outlaw']]);
    expect(photosOn(roster)).toEqual([]);
    expect(fighters[1]?.front.spoken).toContain('A photo of Long Joan');
  });

  it('say what each role does, whole', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const warband = randomWarband(seed);
      cardsOf(warband, { skills: 'full' })
        .slice(1)
        .forEach((card, at) => {
          const role = warband.fighters[at]?.role as RoleId;
          expect(saidOn(card).replace(/\s+/g, ' ')).toContain(printedRole(role, hasFireTeam(warband)));
        });
    }
  });

  it('have a gold line below the name on the back, as wide as the text', () => {
    const [merry] = samples;
    for (const { back, name } of merry ? cardsOf(merry.sheet).slice(1) : []) {
      const lines = back.drawings.filter((one) => one.draw === 'line' && one.stroke === 'gold');
      expect(
        lines.map((one) => one.draw === 'line' && [one.from, one.to]),
        name,
      ).toContainEqual([
        [panel.x, 11.2],
        [panel.x + panel.width, 11.2],
      ]);
    }
  });

  it('have a box on the roster for each of the eight turns, which end where the text ends', () => {
    const [merry] = samples;
    const [roster] = merry ? cardsOf(merry.sheet) : [];
    const turns = (roster?.front.drawings ?? []).filter(
      (one) => one.draw === 'rect' && one.width === 3.6 && one.height === 3.6,
    );
    const boxes = turns.slice(0, 8).map((one) => (one.draw === 'rect' ? one.x : NaN));
    expect(boxes).toHaveLength(8);
    expect(Math.max(...boxes) + 3.6).toBeCloseTo(panel.x + panel.width);
    expect(boxes.toSorted((one, other) => one - other)).toEqual(boxes);
  });

  it('say the names of skills alone where no more is asked for', () => {
    const [merry] = samples;
    const boss = merry && cardsOf(merry.sheet)[1];
    expect(boss?.back.text).toEqual(expect.arrayContaining(['Ranger', 'Command']));
    expect(boss ? saidOn(boss) : '').not.toContain('Success');
  });

  it('have one box for each wound that a rank takes, and one for the activation', () => {
    const [merry] = samples;
    const fighters = merry ? cardsOf(merry.sheet).slice(1) : [];
    expect(fighters.map(({ front }) => front.spoken?.find((said) => said.startsWith('Wounds')))).toEqual([
      'Wounds 2',
      'Wounds 2',
      'Wounds 2',
      'Wounds 2',
      'Wounds 1',
      'Wounds 1',
      'Wounds 1',
      'Wounds 1',
    ]);
    for (const { front } of fighters) expect(front.text).toContain('Activated');
  });

  it('of any draft stay within their edges', () => {
    fc.assert(
      fc.property(anyWarband, fc.boolean(), (warband, houseRules) => {
        const options = { houseRules, photo: 'photo-1', link: 'https://pipsmith.example/hero/ABC' };
        for (const card of cardsOf(warband, options))
          for (const face of [card.front, card.back]) expect(misplaced(face, card)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('go on to a further roster where the fighters are many', () => {
    const [merry] = samples;
    const crowd = merry && {
      ...merry.sheet,
      fighters: Array.from({ length: 3 }, () => merry.sheet.fighters).flat(),
    };
    const rosters = crowd ? cardsOf(crowd).filter(({ kind }) => kind === 'roster') : [];
    expect(rosters.map(({ id }) => id)).toEqual(['roster', 'roster-2', 'roster-3']);
  });
});
