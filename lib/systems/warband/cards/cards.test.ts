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
import { emblemOf } from './icons';
import { rollsOf } from './rolls';

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
      expect(fighters.map(({ name }) => name)).toEqual(
        sheet.fighters
          .map(({ name }) => (name === 'Outlaw 1' ? 'Outlaw 1–4' : name === 'Ragtag 1' ? 'Ragtag 1–2' : name))
          .filter((name) => !/^Outlaw [234]$|^Ragtag 2$/.test(name)),
      );
      for (const { name } of sheet.fighters) expect(roster?.front.text).toContain(name);
    }
  });

  it('are one for fighters who differ only by their number', () => {
    const [merry] = samples;
    if (!merry) return expect.fail('an example');
    const namesOf = (change: (fighters: Warband['fighters']) => Warband['fighters']): readonly string[] =>
      cardsOf({ ...merry.sheet, fighters: change(merry.sheet.fighters) })
        .map(({ name }) => name)
        .filter((name) => name.startsWith('Outlaw'));
    expect(namesOf((all) => all)).toEqual(['Outlaw 1–4']);
    expect(namesOf((all) => all.with(5, { ...newFighter('rookie', 2), name: 'Outlaw 2' }))).toEqual([
      'Outlaw 1',
      'Outlaw 2',
      'Outlaw 3–4',
    ]);
    expect(namesOf((all) => all.toSpliced(6, 1))).toEqual(['Outlaw 1–2', 'Outlaw 4']);
  });

  it('show the photo of each fighter who has one, and say so', () => {
    const [merry] = samples;
    if (!merry) return expect.fail('an example');
    const [roster, ...fighters] = cardsOf(merry.sheet, { photos: { 1: 'joan', 7: 'outlaw' } });
    const photosOn = (card: typeof roster) =>
      card?.front.drawings.flatMap((drawing) => (drawing.draw === 'image' ? [drawing.photo] : []));
    expect(fighters.map(photosOn)).toEqual([[], ['joan'], [], [], [], ['outlaw']]);
    expect(photosOn(roster)).toEqual([]);
    expect(fighters[1]?.front.spoken).toContain('A photo of Long Joan');
  });

  it('have a picture of their own for each boss and specialist of both samples', () => {
    const named = samples.flatMap(({ sheet }) => sheet.fighters.filter(({ rank }) => rank !== 'rookie'));
    expect(new Set(named.map(emblemOf)).size).toBe(named.length);
  });

  it('have the colour of their side where two warbands are printed, as their figures have', () => {
    const [merry] = samples;
    const fronts = (of: number) =>
      merry ? cardsOf(merry.sheet, { place: { at: 0, of } }).map(({ front }) => front.spoken?.join(' ')) : [];
    for (const said of fronts(2).slice(1)) expect(said).toContain('Warband of Orange');
    for (const said of fronts(1)) expect(said).not.toContain('Warband of');
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

  it('have on the roster the stat and the movement of each fighter, and nothing to tick', () => {
    const [merry] = samples;
    const [roster] = merry ? cardsOf(merry.sheet) : [];
    expect(roster?.front.spoken).toContain('Robyn Foxley, Boss, D10, Stat 5, Ranger, Move 5″');
    expect(roster?.front.text.filter((text) => text === '5″')).toHaveLength(2);
    expect(roster?.front.drawings.filter((one) => one.draw === 'circle')).toEqual([]);
  });

  it('say on the front which numbers of the die hit, and which defend', () => {
    const [merry] = samples;
    const fighters = merry ? cardsOf(merry.sheet).slice(1) : [];
    expect(fighters[0]?.front.text.slice(-4)).toEqual([
      'Attack or use a skill',
      '1 to 5',
      'Defend or recover',
      '6 to 10',
    ]);
    expect(fighters.at(-1)?.front.text.slice(-4)).toEqual(['Attack', '1 to 3', 'Defend', '4 to 6']);
  });

  it.each([
    ['an ordinary stat', 4, [1, 4], [5, 8]],
    ['a stat of 0: the 1 always hits', 0, [1, 1], [1, 8]],
    ['a stat as high as the die: the highest number always defends', 8, [1, 8], [8, 8]],
    ['a stat beyond it', 12, [1, 8], [8, 8]],
  ])('count the numbers of %s', (_, stat, low, high) => {
    expect(rollsOf({ rank: 'specialist', stat })).toEqual({ low, high });
  });

  it('say on the back what a fighter does in a turn and when wounded, in one way', () => {
    const [merry, ragtags] = samples;
    const all = [merry, ragtags].flatMap((one) =>
      one ? cardsOf(one.sheet, { skills: 'short' }).slice(1) : [],
    );
    const backOf = (name: string): string =>
      all
        .find((card) => card.name === name)
        ?.back.text.join(' ')
        .replace(/\s+/g, ' ') ?? '';
    expect(backOf('Long Joan')).toMatch(
      /First move, or recover if prone\. Then move, attack or recover\. When wounded Lay the figure down.*Recover: roll 5 to 8 to stand up unwounded/,
    );
    expect(backOf('Lady Mariah')).toContain('Then move, attack, use an active skill or recover.');
    expect(backOf('Robyn Foxley')).toContain(
      'Ignore the first wound of each turn: lay a First wound counter here.',
    );
    for (const { name } of all) expect(backOf(name), name).toContain('On your turn');
    expect(backOf('Outlaw 1–4')).toMatch(
      /First move\. Then move or attack\. When wounded One wound takes this fighter out/,
    );
    expect(backOf('Grylls')).toContain('You have one action: move, attack or recover.');
    for (const { back } of all) expect(back.text.join(' ')).not.toMatch(/square|tick|cross off/i);
  });

  it('leave little of a back empty', () => {
    for (const { sheet } of samples)
      for (const { back, name } of cardsOf(sheet, { skills: 'short' }).slice(1)) {
        const ends = back.drawings.flatMap((one) => (one.draw === 'text' && one.y < 82 ? [one.y] : []));
        expect(Math.max(...ends), name).toBeGreaterThan(60);
      }
  });

  it('say the names of skills alone where no more is asked for', () => {
    const [merry] = samples;
    const boss = merry && cardsOf(merry.sheet)[1];
    expect(boss?.back.text).toEqual(expect.arrayContaining(['Ranger', 'Command']));
    expect(boss ? saidOn(boss) : '').not.toContain('Success');
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
