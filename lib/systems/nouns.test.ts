import { describe, expect, test } from 'vitest';
import { capital } from '#words/language/words';
import { numbered } from '../language/apart';
import { companion } from '#words/messages/companion';
import { play } from '#words/messages/play';
import { blankOf, nounFor, samplesOf } from './document';
import { gameName, lengthSignOf, nounOf, open, opening, systemIds } from './open';

await open(systemIds);
await open(systemIds, 'match');

const nounsOf = (id: string): readonly string[] => samplesOf(id).map(({ document }) => nounFor(document).one);

describe('what sheets are called', () => {
  test('is a word of their game, and of their kind where it has several', () => {
    expect(nounsOf('draco')).toEqual(['slayer', 'slayer', 'slayer', 'slayer', 'dragon']);
    expect(new Set(nounsOf('warband'))).toEqual(new Set(['warband']));
    expect(new Set([...nounsOf('living'), ...nounsOf('first')])).toEqual(new Set(['hero']));
    expect(nounFor(blankOf('draco', '')).one).toBe('slayer');
    expect(nounOf('draco').many).toBe('slayers and dragons');
  });

  test('has a number among its like, and none alone among others', () => {
    expect(numbered(nounsOf('draco'))).toEqual(['slayer 1', 'slayer 2', 'slayer 3', 'slayer 4', 'dragon']);
    expect(numbered(['hero', 'hero'])).toEqual(['hero 1', 'hero 2']);
    expect(numbered(['hero'])).toEqual(['hero 1']);
  });

  test('stands wherever a match or a game night is set up', () => {
    const sides = play.setUp.sides(nounsOf('draco'));
    expect(sides.map(play.setUp.side).at(-1)).toBe('Dragon');
    expect(play.setUp.badLink(sides[0] ?? '', '')).toContain('Slayer 1');
    expect(companion.setUp.sheets(nounsOf('draco'))).toEqual(sides.map(capital));
    const { many } = nounOf('warband');
    expect(play.setUp.otherGames('Rats', gameName('draco'), many)).toContain(
      'Choose warbands from the same game.',
    );
    expect(companion.setUp.noParty(nounOf('draco').many)).toContain('slayers and dragons below');
  });
});

describe('what a distance is told in', () => {
  test('is # where the game says so, and inches where its text does', () => {
    expect(['living', 'first', 'warband', 'draco'].map(lengthSignOf)).toEqual(['#', '#', '″', '″']);
  });

  const place = { at: [1, 2], distance: 3, eighth: 0, contact: [], nearest: { name: 'Eryam', distance: 4 } };
  const meaning = { round: 5, drops: [6], opponents: 1, cover: [], unseen: [], threats: [], stakes: [] };
  const answers = { seeThrough: false, walkThrough: false, cover: false, climb: false };
  const choices = [{ at: 1, question: 'Where?', answer: { place: { x: 1024, y: 2048 } } }];
  const told = (sign: '#' | '″'): readonly string[] => [
    play.placeText(place as never, sign),
    play.placeText({ ...place, distance: undefined } as never, sign),
    play.placeMeans(meaning, sign),
    play.map.distance(7, sign),
    play.map.range('Bow', 10, sign),
    play.map.measured(8, undefined, sign),
    play.map.measured(8, { sees: true, cover: false, touches: false }, sign),
    play.table.terrainOf({ name: 'Wall', ...answers }, 2, sign),
    play.table.report.text({ version: '1', rules: 'r' }, '', { at: 1, all: 1 }, choices, sign),
  ];

  test.each(['#', '″'] as const)('is told in %s alone, whatever is measured', (sign) => {
    for (const text of told(sign)) {
      expect(text).toMatch(new RegExp(`\\d${sign}`));
      expect(text).not.toMatch(sign === '#' ? /″/ : /#/);
    }
  });

  test.each([
    ['Hedge', 1, { ...answers, cover: true }, 'Hedge, 1# high: cover, no sight, no entry.'],
    [
      'Crate',
      0.5,
      { ...answers, seeThrough: true, cover: true, climb: true },
      'Crate, 0.5# high: cover, climbable.',
    ],
    ['Tree', undefined, { ...answers, walkThrough: true }, 'Tree: no sight.'],
    ['Meadow', 0, { ...answers, seeThrough: true, walkThrough: true }, 'Meadow: open ground.'],
  ] as const)('of a %s on the board is one short line', (name, height, facts, line) => {
    expect(play.table.terrainBriefly({ name, ...facts }, height, '#')).toBe(line);
    expect(line.length).toBeLessThan(45);
  });

  test('of terrain without heights is none', () => {
    expect(play.table.terrainOf({ name: 'Tree', ...answers }, undefined, '″')).toMatch(
      /^Tree: it blocks sight, you can’t walk through it/,
    );
  });
});

describe('what rounds are called at the table', () => {
  test.each(systemIds)('is what %s calls them', async (id) => {
    const rounds = await opening(() => play.roundWords(id));
    expect(play.table.passSpans.phase(rounds)).toBe(`Until this ${rounds.one} ends`);
    expect(play.table.logRecent(rounds)).toBe(`Only recent ${rounds.many}`);
    expect(play.table.passSpans.turn(rounds)).not.toBe(play.table.passSpans.phase(rounds));
  });

  test('is the initiative pile for slayers and dragon', () => {
    expect(play.roundWords('draco').one).toBe('pile');
  });
});
