import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Card, CardFace } from '../../../cards/card';
import { lettersOf, misplaced, sameLetters } from '../../../cards/testing';
import { hollowBox } from '../../../cards/text/glyphs';
import { shown } from '../../../cards/text/text';
import { skillPrints } from '../../skill-print';
import { exampleHeroes } from '../fixtures';
import { renderSkill } from '#words/systems/first/messages/skill-text/renderer';
import { cards as say } from '#words/systems/first/messages/cards';
import { cards } from '../parts/cards';
import { weaponTypes } from '../sheet/equipment';
import { armours } from '../../../painted-die/equipment';
import { newHero, type HeroDraft } from '../sheet/hero';
import { die } from '../sheet/pips';
import { skills } from '../skills/index';
import { blankCards } from './blank-cards';
import { blankSheet, characterSheet } from './character-sheet';
import { iconPath } from './icons';

const { labels } = say;
const link = `https://pipsmith.example/hero/${'Ab3-_'.repeat(16)}`;
const of = (hero: HeroDraft, more: Partial<Parameters<typeof cards.cards>[1]> = {}): readonly Card[] =>
  cards.cards(hero, { houseRules: false, link, ...more });

const squash = (text: string): string => text.replace(/\s/g, '');
const said = (faces: readonly CardFace[]): string => squash(faces.flatMap((face) => face.text).join(''));
const facesOf = (all: readonly Card[]): readonly CardFace[] =>
  all.flatMap(({ front, back }) => [front, back]);

/** Everything that must hold for any card. */
const problems = (all: readonly Card[]): readonly string[] =>
  all.flatMap((card) =>
    [card.front, card.back].flatMap((face) => [
      ...misplaced(face, card),
      ...(sameLetters(lettersOf(face), said([face]).replaceAll(hollowBox, ''))
        ? []
        : [`${card.id} draws other letters than it says`]),
    ]),
  );

const [bito, thranduil, hekate, morgause] = exampleHeroes;
if (!bito || !thranduil || !hekate || !morgause) throw new RangeError('An example is missing.');

describe('the cards of the examples', () => {
  it.each(exampleHeroes.flatMap((hero) => skillPrints.map((print) => ({ hero, print }))))(
    '$hero.name with $print: all in its place',
    ({ hero, print }) => {
      const all = of(hero, { skills: print });
      expect(problems(all)).toEqual([]);
      for (const { notices } of all)
        expect(notices.filter(({ notice }) => notice === 'missing-characters')).toEqual([]);
    },
  );

  it('name the best values as combat counts them, armour and weapons', () => {
    const [card] = of(bito);
    const text = card?.front.spoken ?? [];
    expect(text).toEqual(expect.arrayContaining(['DV 4', 'Melee AV 3', 'MDV 1', 'Heavy armour', 'Shield']));
    expect(text).toEqual(expect.arrayContaining(['Heavy armour', 'Shield', 'Mace']));
    expect(text.some((line) => line.startsWith('Shot'))).toBe(false);
  });

  it('show the die of the text', () => {
    const [card] = of(bito);
    expect(card?.back.spoken?.filter((line) => line.includes('-face:'))).toEqual([
      '6-face: 4 Armour, 1 Magic and 1 Skill',
      '5-face: 4 Armour',
      '4-face: 3 Melee',
      '3-face: 1 Melee',
      '2-face: no pips',
      '1-face: no pips',
    ]);
  });

  it('name three skills with what they do, on two cards at most', () => {
    for (const skills of ['short', 'full'] as const) {
      const all = of(hekate, { skills });
      expect(all.length).toBeLessThanOrEqual(2);
      for (const name of ['Fireball', 'Starfire', 'Icy Shackles'])
        expect(said(facesOf(all)).split(squash(name)).length).toBeGreaterThan(1);
      expect(said(facesOf(all))).toContain(squash('Each target you choose takes 1 magic damage.'));
    }
  });

  it.each([
    [bito, 'Choose 1 target.', 'Each target you choose regains 1 Life'],
    [hekate, 'The target’s movement is 1# shorter', 'The target takes 1 magic damage.'],
  ])('have what chooses targets first, else the blue part of a spell', (hero, before, after) => {
    const text = said(facesOf(of(hero, { skills: 'short' })));
    expect(text).toContain(squash(before));
    expect(text.indexOf(squash(after))).toBeGreaterThan(text.indexOf(squash(before)));
  });

  it('have one for the fiend that comes first, with the Life of the best Magic face', () => {
    const all = of(morgause);
    expect(all.map(({ kind }) => kind)).toContain('fiend');
    const fiend = all.filter(({ kind }) => kind === 'fiend');
    expect(said(facesOf(fiend))).toContain(squash('5 Life when first summoned'));
    expect(said(facesOf(fiend))).toContain(squash('Fiend of Morgause the Unforgiving'));
    expect(of(bito).map(({ kind }) => kind)).not.toContain('fiend');
  });

  it('bear the mark of house rules on both sides', () => {
    const [card] = of(bito, { houseRules: true });
    expect(card?.front.text).toContain(labels.houseRules);
    expect(card?.back.text).toContain(labels.houseRules);
  });
});

describe('blank cards', () => {
  it('of fiends bear the emblem of fiends, those of heroes none', () => {
    const bearsEmblem = (kind: 'hero' | 'fiend'): boolean | undefined =>
      blankCards(kind, labels)[0]?.front.drawings.some(
        (one) => one.draw === 'path' && one.d === iconPath('fiend'),
      );
    expect(bearsEmblem('fiend')).toBe(true);
    expect(bearsEmblem('hero')).toBe(false);
  });

  it.each(Object.entries(cards.blanks))('%s: all in its place', (_, blank) => {
    expect(problems(blank())).toEqual([]);
  });

  it('have three lines for skills and two for equipment on the character sheet', () => {
    const lines = blankSheet(labels).front.drawings.filter(
      (drawing) => drawing.draw === 'line' && drawing.stroke === 'muted',
    );
    // Two more for name and class.
    expect(lines).toHaveLength(7);
  });
});

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 });
const faces = fc.record(
  Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((face) => [
      face,
      fc.record(Object.fromEntries(die.pips.map((pip) => [pip, fc.integer({ min: 0, max: 6 })]))),
    ]),
  ),
);
const drafts = fc
  .record({
    name: text,
    title: fc.oneof(fc.constant(''), text),
    equipment: fc.record({
      armour: fc.constantFrom(...armours),
      shield: fc.boolean(),
      weapons: fc.array(fc.record({ name: text, type: fc.constantFrom(...weaponTypes) }), { maxLength: 20 }),
      other: fc.array(text, { maxLength: 20 }),
    }),
    faces,
    skills: fc.array(fc.oneof(text, fc.constantFrom(...skills.map(({ id }) => id))), { maxLength: 12 }),
    fiend: fc.record({ faces }),
  })
  .map((fields) => ({ ...newHero('Nobody'), ...fields }) as unknown as HeroDraft);

describe('any draft', () => {
  it('keeps everything in its place, and loses no skill and no equipment', () => {
    fc.assert(
      fc.property(drafts, fc.constantFrom(...skillPrints), (hero, print) => {
        const all = of(hero, { skills: print });
        expect(problems(all)).toEqual([]);
        const letters = said(facesOf(all));
        for (const item of hero.equipment.other)
          expect(letters).toContain(squash(shown('text', item.trim())));
      }),
      { numRuns: 60 },
    );
  });

  it('has a character sheet on which nothing lies on anything', () => {
    fc.assert(
      fc.property(drafts, (hero) => {
        const sheet = characterSheet(hero, 'sheet', undefined, labels, renderSkill);
        expect([sheet.front, sheet.back].flatMap((face) => misplaced(face, sheet))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('would be caught with text on text', () => {
    const sheet = characterSheet(bito, 'sheet', undefined, labels, renderSkill);
    const twice: CardFace = { ...sheet.front, drawings: sheet.front.drawings.flatMap((one) => [one, one]) };
    expect(misplaced(twice, sheet)).not.toEqual([]);
  });
});

describe('the character sheet', () => {
  it('says name, class, equipment and skills, and shows the die', () => {
    const sheet = characterSheet(bito, 'sheet', undefined, labels, renderSkill);
    expect(sheet.front.text).toEqual([
      'Bito van Ostmark',
      'Paladin',
      'Equipment',
      'Heavy armour, Shield, Mace',
      'Life Boon',
      'Prayers',
      'Spell · yourself or a friend',
      'Choose 1 target.',
      'Each target you choose regains 1 Life, up to its full Dicepool.',
    ]);
    expect(sheet.back.spoken).toContain('6-face: 4 Armour, 1 Magic and 1 Skill');
    expect(sheet.oneSided).toBeUndefined();
  });

  it('sends to the hero card for texts of skills that it has no room for', () => {
    const hekate = exampleHeroes.find(({ name }) => name === 'Hekate') ?? bito;
    const { front } = characterSheet(hekate, 'sheet', undefined, labels, renderSkill);
    for (const said of ['Fireball', 'Starfire', 'Icy Shackles', labels.sheet.inFull])
      expect(front.text).toContain(said);
    expect(front.text).not.toContain('Choose 1 target.');
  });

  it('counts what has no room', () => {
    const many = { ...bito.equipment, other: Array.from({ length: 20 }, (_, n) => `Heirloom number ${n}`) };
    const sheet = characterSheet({ ...bito, equipment: many }, 'sheet', undefined, labels, renderSkill);
    expect(sheet.front.text).toContain('23 items');
  });
});

it('draws a picture for previews, as wide as the die', () => {
  const { width, height, drawings } = cards.picture(bito);
  expect(width).toBe(50);
  expect(height).toBeGreaterThan(30);
  expect(drawings.filter((drawing) => drawing.draw === 'path')).toHaveLength(14);
});
