import { describe, expect, it } from 'vitest';
import { newFighter } from '../sheet/warband';
import { movesOf } from '../skills/movement';
import { builder } from '#words/systems/warband/messages/builder';
import { endText, matchLogLines } from '#words/systems/warband/messages/match-log';
import { optionTexts } from '#words/systems/warband/messages/play';
import { forecastText } from '#words/systems/warband/messages/play-forecast';
import { terrainWords } from '#words/systems/warband/messages/kit-parts';
import { roleTexts } from '#words/systems/warband/messages/roles';
import { chapters } from '#words/systems/warband/messages/rulebook';
import { terms } from '#words/systems/warband/messages/terms';

const fate = { figure: 0, hurts: 0, fells: 0, healed: 0 } as const;
const nameOf = (): string => 'Bo';

const defence = {
  told: 'rolled',
  figure: 0,
  why: 'defence',
  die: 6,
  faces: [2],
  natural: 2,
  stat: 3,
} as const;
const log = (works: boolean, figure: number): readonly string[] =>
  matchLogLines({
    figures: ['Bo', 'Ann'],
    events: [
      { ...defence, works },
      { ...defence, works: true, figure },
    ],
  } as never).map(({ line }) => line.map(({ text }) => text).join(''));

it.each([
  [false, 0, 'Bo rerolls to defend and gets 2 (D6): success.'],
  [true, 0, 'Bo rolls 2 (D6) to defend: success.'],
  [false, 1, 'Ann rolls 2 (D6) to defend: success.'],
])('a failed defence rolled again at once is a reroll: %s, %i', (works, figure, told) => {
  expect(log(works, figure)[1]).toBe(told);
});

describe('what is said of fighters', () => {
  it.each([
    [{ hurts: 0.05, fells: 0.05 }, 'Hits 50\u00a0%. Bo is out of the game 5\u00a0%.'],
    [{ hurts: 0.3, fells: 0.05 }, 'Hits 50\u00a0%. Bo is wounded 30\u00a0%, is out of the game 5\u00a0%.'],
    [{ hurts: 0.3 }, 'Hits 50\u00a0%. Bo is wounded 30\u00a0%.'],
  ])('of a wound that is the last one only the end: %j', (more, text) => {
    expect(forecastText({ hits: 0.5, figures: [{ ...fate, ...more }] } as never, nameOf)).toBe(text);
  });

  it.each([
    ['act', 'No attack'],
    ['order', 'No action'],
    ['step', 'Stay put'],
    ['succeeded', 'Don’t rush or move'],
  ] as const)('declining at %s is called what it is: %s', (about, text) => {
    const [told] = optionTexts([{ pick: 'no' }], { about, figure: 0 } as never, nameOf, () => ({
      depth: 0,
      hits: 0,
    }));
    expect(told?.text).toBe(text);
  });

  it.each([
    [
      'preacher',
      /^Your rookies within 3″ take 1 off the die when attacking and add 1 to the die when defending\.$/,
    ],
    [
      'meat-shield',
      /counts as in cover, in melee too, .*while one of your specialists or your boss stands within 5″/,
    ],
    [
      'regenerator',
      /After the second wound, lay the fighter face down\. In the upkeep roll once to recover: success leaves one wound, failure removes the fighter\./,
    ],
    ['assassin', /not through opponents.*Or make an ordinary move instead/],
    ['shapeshifter', /In animal shape .*needs no weapon in melee/],
  ] as const)('%s', (role, text) => {
    expect(roleTexts[role]).toMatch(text);
  });

  it('says what a fighter needs before what he does', () => {
    expect(roleTexts.distraction).toMatch(/^Needs a stat of 3 or more\. /);
  });

  it('says that shots at areas, and shots that go astray, hit friends too', () => {
    expect(builder.shooters['heavy-area']).toContain('friends too');
    const said = JSON.stringify(chapters.combat.sections['ranged']);
    expect(said).toMatch(
      /decide at random who is hit; it may be a friend.*area shot attacks everybody .* friends too/,
    );
  });

  it('has no “own warband” anywhere', () => {
    expect(Object.values(roleTexts).join(' ')).not.toContain('own warband');
  });

  it.each([
    ['martial-artist', 'Bare hands: no weapon needed.'],
    ['shapeshifter', 'No weapon: attacks only as an animal.'],
    ['healer', 'No weapon: can’t attack.'],
  ])('a %s without gear', (role, text) => {
    expect(terms.unarmed({ ...newFighter('specialist', 1), role })).toBe(text);
  });

  it('a house is entered only by climbing, a forest on foot', () => {
    expect(terrainWords.answers('house')).toContain('enter: only by climbing');
    expect(terrainWords.answers('forest')).toContain('enter: yes');
  });

  it('a Meat Shield moves half his stat on paper as in play', () => {
    expect(movesOf({ rank: 'rookie', stat: 3, role: 'meat-shield' })).toBe(1.5);
    expect(movesOf({ rank: 'rookie', stat: 3 })).toBe(3);
  });
});

it.each([
  [{ of: 'wounds', by: [0, 0] }, 'each side took 0 wounds'],
  [{ of: 'standing', by: [1, 1] }, 'each side has 1 fighter standing'],
  [{ of: 'treasures', by: [1, 2] }, 'one side brought home 2 treasures, the other 1'],
] as const)('a draw says what both sides have: %j', (tally, told) => {
  expect(endText({ winner: undefined, because: 'last-turn', tally }, nameOf)).toBe(
    `A draw: the last turn is over, and ${told}.`,
  );
});
