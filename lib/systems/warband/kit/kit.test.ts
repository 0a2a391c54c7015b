import { describe, expect, it } from 'vitest';
import type { Card } from '../../../cards/card';
import { areaOf, beyond, boxOfCard, collisions, faceOf, saidOn } from '../../../cards/kit/testing';
import { impose } from '../../../cards/paper/imposition';
import { paperIds, papers, type DrawPages } from '../../../cards/paper/paper';
import { boxOf } from '../../../cards/testing';
import { messages } from '../../../messages/index';
import type { KitOrder } from '../../kit-part';
import { roleTexts } from '#words/systems/warband/messages/roles';
import { scenarioText } from '#words/systems/warband/messages/scenarios';
import { iconPath } from '../cards/icons';
import { kit } from '../parts/kit';
import { scenarioIds } from '../scenarios/scenario';
import { newFighter, warbandOf, type Warband } from '../sheet/warband';
import { specialityIds } from '../skills/roles';
import { randomWarband } from '../start/random';
import { samples } from '../start/samples';
import { countersOf } from './counters';
import { kitPieces, type KitPieceId } from './pieces';

const everyPiece = kitPieces.map(({ id }) => id);
const [merry, ragtags] = samples.map(({ sheet }) => sheet) as [Warband, Warband];

const usual: KitOrder<Warband> = {
  kit: everyPiece,
  scenario: 'carnage',
  unit: 'inch',
  allCounters: false,
  counterSize: 20,
  counterBacks: 'fold',
  counts: {},
  sheets: [{ sheet: merry }],
};
const lay = (parts: readonly KitPieceId[], change: Partial<typeof usual> = {}) =>
  kit.lay({ ...usual, ...change, kit: parts });

const pagesOf = (part: KitPieceId, change: Partial<typeof usual> = {}): ReturnType<DrawPages> =>
  lay([part], change).pages.flatMap((draw) => draw(papers.a4));

const counted = (cards: readonly Card[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { id } of cards) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
};

/** Warbands with every speciality, and one with texts of the greatest length. */
const crowd: readonly Warband[] = [
  merry,
  ragtags,
  ...Array.from({ length: 6 }, (_, seed) => randomWarband(seed)),
  warbandOf(
    'W'.repeat(80),
    specialityIds.map((role, at) => ({
      ...newFighter('specialist', at + 1),
      name: 'Wolfeschlegelsteinhausenbergerdorff the Very Unpronounceable Indeed',
      role,
      melee: 'Sword '.repeat(12).trim(),
      shooter: { name: 'Crossbow '.repeat(8).trim(), class: 'heavy-precise' },
      shield: true,
    })),
  ),
];

describe.each(scenarioIds)('the kit of %s', (scenario) => {
  const laid = lay(everyPiece, { scenario, sheets: crowd.map((sheet) => ({ sheet })) });

  it.each(scenarioIds)('says the set-up of %s once, with the rules beside the plan', (scenario) => {
    const [first = ''] = scenarioText(scenario).setUp;
    const told = (parts: readonly KitPieceId[]): number =>
      saidOn(lay(parts, { scenario }).pages.flatMap((draw) => draw(papers.a4))).split(first).length - 1;
    expect([told(['map']), told(['rules']), told(['map', 'rules'])]).toEqual([1, 1, 1]);
  });

  it('has a plan of each scenario: both spawn points, what lies there and where, and five pieces of terrain', () => {
    for (const scenario of scenarioIds) {
      const said = saidOn(pagesOf('map', { scenario }));
      for (const side of ['Orange', 'Green']) expect(said).toContain(side);
      expect(said).toContain('24″ by 24″');
      const numbered = [...said.matchAll(/(\S+)″ from the left, (\S+)″ from the top/g)].map(([, x, y]) => [
        x,
        y,
      ]);
      expect(numbered).toEqual(
        scenario === 'carnage'
          ? []
          : [
              ['12', '12'],
              ['1', '1'],
              ['23', '23'],
            ],
      );
      const lines = pagesOf('map', { scenario }).flatMap((page) =>
        faceOf(page).drawings.filter((drawing) => drawing.draw === 'line' && drawing.stroke === 'ink'),
      );
      // Four edges of the table, four sides of five pieces, and one line of each kind beside its meaning.
      expect(lines).toHaveLength(4 + 20 + 2);
    }
  });

  it('shows photos on standees, on both sides, and on those of halves; an animal is drawn', () => {
    const sheet = warbandOf('W', [
      { ...newFighter('specialist', 1), role: 'doppelganger' },
      { ...newFighter('specialist', 2), role: 'shapeshifter' },
      newFighter('rookie', 1),
    ]);
    const cards = lay(['fighter-standees'], { sheets: [{ sheet, photos: { 0: 'twin', 1: 'beast' } }] }).cards;
    const photosOn = (face: Card['front']) =>
      face.drawings.flatMap((drawing) => (drawing.draw === 'image' ? [drawing.photo] : []));
    expect(cards.map(({ front }) => photosOn(front))).toEqual([
      ['twin'],
      ['twin'],
      ['twin'],
      ['beast'],
      [],
      [],
    ]);
    expect(cards.map(({ back }) => photosOn(back))).toEqual(cards.map(({ front }) => photosOn(front)));
    expect(cards[0]?.front.spoken?.join(' ')).toContain('A photo of');
  });

  it('has no text on another, and nothing beyond the cut', () => {
    for (const card of new Set(laid.cards))
      for (const face of [card.front, card.back]) {
        expect(collisions(face), card.id).toEqual([]);
        expect(beyond(face, boxOfCard(card)), card.id).toEqual([]);
      }
  });

  it.each(paperIds)('has pages on %s with no text on another', (id) => {
    const paper = papers[id];
    const faces = laid.cards.flatMap(({ front, back }) => [front, back]);
    const pages = [...laid.pages, ...laid.last.map((about) => about(faces))].flatMap((draw) => draw(paper));
    expect(pages.map((page) => page.id)).toEqual(
      expect.arrayContaining([
        'roster-sheet',
        expect.stringMatching(/^ruler-0-/),
        // The leaflet says all of this one.
        ...(scenario === 'carnage' ? [] : ['scenario']),
        'crafting',
        'reference',
        'credits',
      ]),
    );
    for (const page of pages) {
      expect(collisions(faceOf(page)), page.id).toEqual([]);
      expect(beyond(faceOf(page), areaOf(page, paper)), page.id).toEqual([]);
    }
  });

  it.each(paperIds)('finds room on %s, folded and printed on both sides', (paper) => {
    const options = { paper, labels: messages.print.labels };
    for (const joining of [
      { by: 'fold', gutter: 0 },
      { by: 'duplex', offset: { x: 0, y: 0 } },
    ] as const)
      expect(impose(laid.cards, { ...options, joining }).length).toBeGreaterThan(0);
  });
});

it('shows in its crafting pictures the emblem within the paper figure, in each half of one to cut out', () => {
  const drawings = pagesOf('crafting').flatMap((page) => faceOf(page).drawings);
  const halves = drawings.flatMap((one) =>
    one.draw === 'rect' && one.width === 16 && one.height === 26 ? [boxOf(one)] : [],
  );
  const emblems = drawings.flatMap((one) =>
    one.draw === 'path' && one.d === iconPath('warband') ? [one] : [],
  );
  // Its middle is where its box of 12 mm has it.
  const held = halves
    .slice(0, 2)
    .map(({ left, right }) => emblems.filter(({ x }) => Math.abs(x + 6 - (left + right) / 2) < 0.01).length);
  expect(held).toEqual([1, 1]);
});

it('has the word “Fighter” at the left edge of its roster sheet, below the name of the warband', () => {
  const xOf = (wanted: string): number => {
    const drawings = pagesOf('roster').flatMap((page) => faceOf(page).drawings);
    const found = drawings.find(
      (one) => one.draw === 'text' && one.runs.some(({ text }) => text.trim() === wanted),
    );
    return found?.draw === 'text' ? found.x : NaN;
  };
  expect(Math.abs(xOf('Fighter') - xOf(merry.name))).toBeLessThan(1);
});

it('would find a text on another', () => {
  const [card] = lay(['counters']).cards;
  const drawings = card?.front.drawings ?? [];
  expect(collisions({ drawings: [...drawings, ...drawings] })).not.toEqual([]);
});

describe('standees', () => {
  it('are one for each fighter, the text’s two halves of a Doppelganger, and the animal of a Shapeshifter', () => {
    const odd = warbandOf('Odd', [
      { ...newFighter('specialist', 1), name: 'Twin', role: 'doppelganger' },
      { ...newFighter('specialist', 2), name: 'Wolf', role: 'shapeshifter' },
      { ...newFighter('rookie', 1), name: 'Rookie' },
    ]);
    expect(lay(['fighter-standees']).cards.map(({ name }) => name)).toEqual(
      merry.fighters.map(({ name }) => name),
    );
    const { cards } = lay(['fighter-standees'], { sheets: [{ sheet: odd }] });
    expect(cards.map(({ name }) => name)).toEqual(['Twin', 'Twin', 'Twin', 'Wolf', 'Wolf', 'Rookie']);
  });

  it('have a line to fold along, the foot of an inch with the name, and behind it the area for the glue', () => {
    for (const { name, size, front, back } of lay(['fighter-standees']).cards) {
      const fold = size.height - 25.4;
      for (const face of [front, back])
        expect(
          face.drawings.some(
            (drawing) =>
              drawing.draw === 'line' &&
              drawing.dash !== undefined &&
              Math.abs(drawing.from[1] - fold) < 1e-9 &&
              drawing.to[1] === drawing.from[1] &&
              drawing.to[0] - drawing.from[0] === 25.4,
          ),
        ).toBe(true);
      expect(size.width).toBe(25.4);
      const below = (face: typeof front): readonly string[] =>
        face.drawings.flatMap((drawing) =>
          drawing.draw === 'text' && boxOf(drawing).top > fold
            ? [drawing.runs.map(({ text }) => text).join('')]
            : [],
        );
      expect(below(front)).toEqual([name]);
      expect(below(back)).toEqual(['Glue']);
      expect(
        back.drawings.filter((drawing) => 'stroke' in drawing && drawing.stroke === 'blue').length,
      ).toBeGreaterThan(5);
    }
  });
});

describe('terrain', () => {
  it('is five pieces, Forest on one side and House on the other', () => {
    const { cards } = lay(['terrain']);
    expect(cards).toHaveLength(5);
    for (const { front, back } of cards) {
      expect(front.text[0]).toBe('Forest');
      expect(back.text[0]).toBe('House');
    }
  });

  it.each(paperIds)(
    'has its backs on the other side of %s where the cards have, else beside the front',
    (paper) => {
      const { cards } = lay(['terrain']);
      const options = { paper, labels: messages.print.labels };
      const sidesOf = (sheets: ReturnType<typeof impose>) =>
        sheets.map(({ faces }) => [...new Set(faces.map(({ side }) => side))]);
      const duplex = impose(cards, { ...options, joining: { by: 'duplex', offset: { x: 0, y: 0 } } });
      expect(sidesOf(duplex)).toEqual([['front'], ['back']]);
      for (const { side } of sidesOf(impose(cards, options)).map((both) => ({ side: both })))
        expect(side).toEqual(['front', 'back']);
      const [front, back] = duplex;
      const width = papers[paper].width;
      front?.faces.forEach(({ at, card }, nth) => {
        const behind = back?.faces[nth];
        expect(behind?.at.x).toBeCloseTo(width - at.x - card.size.width, 6);
        expect(behind?.at.y).toBeCloseTo(at.y, 6);
      });
    },
  );
});

describe('the parts', () => {
  const spawnPoints = {
    'spawn-point-orange': 1,
    'spawn-point-orange-end': 2,
    'spawn-point-green': 1,
    'spawn-point-green-end': 2,
  };
  it.each([
    ['carnage', spawnPoints],
    ['king-of-the-hill', { hill: 3, ...spawnPoints, 'score-track': 1, 'score-orange': 1, 'score-green': 1 }],
    ['treasure', { treasure: 3, ...spawnPoints }],
    ['bombing-run', spawnPoints],
  ])('of %s', (scenario, parts) => {
    expect(counted(lay(['parts'], { scenario }).cards)).toEqual(parts);
  });

  it('have a turn counter up to eight', () => {
    const [counter, token] = lay(['turns']).cards;
    expect(counter?.front.text.slice(2)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(token?.id).toBe('turn-token');
  });

  it.each(paperIds)('have a ruler of 15″ in two parts with its flap on %s, both on one piece', (id) => {
    const pages = lay(['ruler']).pages.flatMap((draw) => draw(papers[id]));
    const said = pages.flatMap((page) => faceOf(page).text);
    for (const page of pages) {
      const { text } = faceOf(page);
      expect(text.includes('15″')).toBe(text.includes('1″'));
    }
    expect(said.filter((text) => text === '15″').length).toBeGreaterThan(0);
    expect(said.filter((text) => text === 'glue under')).toHaveLength(
      said.filter((text) => text === '1″').length,
    );
    for (const caption of ['melee', 'short', 'normal', 'long']) expect(said).toContain(caption);
  });
});

it('says where a print for two warbands has one', () => {
  const two = [{ sheet: merry }, { sheet: ragtags }];
  expect(lay(['contents']).notices?.join()).toContain(
    'Carnage needs two warbands, and you’re printing only one.',
  );
  expect(lay(['contents'], { sheets: two }).notices).toEqual([]);
});

it('says on its first sheet how a treasure is carried, where there is one', () => {
  const specialOf = (scenario: string) =>
    JSON.stringify(lay(['contents'], { scenario }).leaflets?.[0]?.special ?? '');
  expect(specialOf('treasure')).toMatch(
    /Move over a treasure to pick it up\. This takes no action; each fighter can carry one\. A carrier who takes a wound drops it/,
  );
  expect(specialOf('carnage')).toBe('""');
});

it('shows on its first sheet how paper figures are made, and asks of terrain only what no piece says', () => {
  const leafletOf = (parts: readonly KitPieceId[]) => lay(parts).leaflets?.[0];
  const whole = leafletOf(['contents', 'fighter-standees', 'terrain']);
  expect(whole?.crafts?.map(({ craft }) => craft)).toEqual(['glued-standee']);
  expect(whole?.crafts?.[0]?.text).toContain('fold the foot forward');
  expect(whole?.setUp[0]?.text).toMatch(/Each side says if you can see through it/);
  const bare = leafletOf(['contents']);
  expect(bare?.crafts).toBeUndefined();
  expect(bare?.setUp[0]?.text).toMatch(/For each, agree whether you can see through it/);
});

describe('counters', () => {
  it('are those that a warband can cause', () => {
    expect(Object.fromEntries(countersOf([merry]).map(({ counter, count }) => [counter, count]))).toEqual({
      activated: 8,
      ignored: 1,
    });
    const more = warbandOf('More', [
      { ...newFighter('specialist', 1), role: 'influencer' },
      { ...newFighter('rookie', 1), role: 'fire-team' },
      { ...newFighter('rookie', 2) },
    ]);
    expect(Object.fromEntries(countersOf([more]).map(({ counter, count }) => [counter, count]))).toEqual({
      activated: 3,
      'loses-next': 1,
      gun: 1,
    });
    expect(countersOf([])).toEqual([]);
  });

  it('are the player’s own number where he chose one', () => {
    const { counters } = lay(['counters'], { counts: { Activated: 2 } });
    expect(counters.find(({ name }) => name === 'Activated')).toMatchObject({
      count: 2,
      why: 'as many as you chose',
    });
  });
});

describe('the pages', () => {
  it('have everybody on the roster sheet, with his role in full, and a box for each turn', () => {
    const said = saidOn(pagesOf('roster'));
    for (const { name } of merry.fighters) expect(said).toContain(name);
    expect(said.replace(/\s+/g, ' ')).toContain(roleTexts.ranger);
    expect(said).toContain('1 2 3 4 5 6 7 8');
  });

  it.each([
    ['carnage', /more fighters standing wins.*fewer wounds\. If that’s a tie too, it’s a draw/],
    ['king-of-the-hill', /within 1 inch.*Whoever has more points wins; if the points are level, it’s a draw/],
    [
      'treasure',
      /three treasures.*Whoever brings two of the three treasures home wins.*if the numbers are level, it’s a draw/,
    ],
  ])('say the rules of %s', (scenario, rules) => {
    expect(saidOn(pagesOf('rules', { scenario }))).toMatch(rules);
  });

  it('say how a standee is folded: cut, fold, glue the white sides, the part marked Glue to the name, stand up', () => {
    expect(saidOn(pagesOf('crafting'))).toMatch(
      /Cut along.*Fold the back.*glue on the white side only.*part marked Glue onto the name.*stand/,
    );
  });

  it.each([
    [
      'when is one in cover',
      /line from the attacker’s middle to the target’s\. If it crosses terrain.*covers only a target that is right against it as well/,
    ],
    [
      'what is rolled for the Healer',
      /As your second action, roll the stat or less\. Success: a prone fighter within 5″/,
    ],
    ['what becomes of who is healed', /is healed of 1 wound and stands up/],
    ['what cover is to a Meat Shield', /counts as in cover, in melee too, and rerolls a failed defence/],
    [
      'what is rolled for Command',
      /As your second action, roll the stat or less\. Success: any friend on the table/,
    ],
    ['how far one climbs', /Climbing, up or down, costs twice the height: 4″ for a house/],
    ['what goes in the upkeep', /Remove the Activated and First wound counters/],
    ['who goes first on a tie', /reroll ties\. The higher roll begins/],
    ['what if I have nobody left to activate', /when you have nobody left, the other player goes on/],
    ['may I skip an action', /You may skip either/],
    ['what do I need in melee', /You need a melee weapon, and the target within 1″/],
    ['may I walk through opponents', /through friends, but not through opponents/],
    ['how far does a push go', /A push stops at terrain and at other fighters/],
    [
      'whom does a shot near others hit',
      /friends too, number the target and all of them, and let a die decide/,
    ],
    ['who defends against an area shot', /each of them defends separately/],
    ['does cover help in melee', /Cover helps only against shots; a shield always helps/],
    ['how often do I reroll', /Reroll a failed defence, once/],
    ['how are wounds shown', /There’s no counter for it: lay the figure down or take it off/],
    ['may the prone be attacked', /It can be attacked and defends as usual, but helps nobody/],
    ['is a recovered fighter wounded', /the figure stands up, unwounded/],
    ['what if recovering fails', /if you fail, try again with the second/],
    [
      'which stat has a friend of a Tank',
      /defend with your own stat and die or with the Tank’s, whichever pair is better/,
    ],
  ])('answer: %s', (_, answer) => {
    const said = saidOn(pagesOf('reference', { sheets: [{ sheet: merry }, { sheet: ragtags }] }));
    expect(said.replace(/\s+/g, ' ')).toMatch(answer);
  });

  it('answer what the roles of these warbands leave open, and those of no other', () => {
    const saidOf = (sheet: Warband): string => saidOn(pagesOf('reference', { sheets: [{ sheet }] }));
    const odd = warbandOf('Odd', [
      { ...newFighter('specialist', 1), role: 'minion-master' },
      { ...newFighter('specialist', 2), role: 'doppelganger' },
    ]);
    const said = saidOf(odd).replace(/\s+/g, ' ');
    expect(said).toContain('Minions are the rookies marked as minions.');
    expect(said).toContain('The two halves score as one fighter.');
    expect(saidOf(merry)).not.toMatch(/Minions are|halves score/);
  });

  it('have every role of the warbands in the reference, with whose it is', () => {
    const said = saidOn(pagesOf('reference', { sheets: [{ sheet: merry }, { sheet: ragtags }] }));
    for (const name of ['Robyn Foxley', 'Captain Fawkes']) expect(said).toContain(name);
    for (const role of ['ranger', 'sniper', 'tank', 'veteran', 'gunner', 'meat-shield'] as const)
      expect(said.replace(/\s+/g, ' ')).toContain(roleTexts[role]);
  });

  it('name the author, the licences and who drew each icon in the credits', () => {
    const { cards, last } = lay(everyPiece, {
      scenario: 'treasure',
      sheets: crowd.map((sheet) => ({ sheet })),
    });
    const faces = cards.flatMap(({ front, back }) => [front, back]);
    const said = saidOn(last.flatMap((about) => about(faces)(papers.a4)));
    for (const part of [
      'Kai Bettzieche, CatZeyeS Entertainment, CC BY-NC 3.0',
      'CC BY 3.0',
      'locked-chest',
      'oak',
    ])
      expect(said).toContain(part);
    expect(said).not.toContain('Contributors of');
  });
});
