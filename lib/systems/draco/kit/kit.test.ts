import { describe, expect, it } from 'vitest';
import type { Card } from '../../../cards/card';
import { areaOf, beyond, boxOfCard, collisions, faceOf, saidOn } from '../../../cards/kit/testing';
import { impose } from '../../../cards/paper/imposition';
import { isShared, paperIds, papers, type DrawPages } from '../../../cards/paper/paper';
import { messages } from '../../../messages/index';
import type { KitOrder } from '../../kit-part';
import { cards } from '../parts/cards';
import { kit } from '../parts/kit';
import type { Draft } from '../sheet/sheet';
import { randomDraft } from '../start/random';
import { samples } from '../start/samples';
import { kitPieces, type KitPieceId } from './pieces';
import { someTrees } from './plan';

const everyPiece = kitPieces.map(({ id }) => id);
const usualPieces = kitPieces.filter(({ isUsual }) => isUsual).map(({ id }) => id);
const theSet = samples.map(({ sheet }) => ({ sheet }));

const usual: KitOrder<Draft> = {
  kit: everyPiece,
  scenario: 'hunt',
  unit: 'inch',
  allCounters: false,
  counterSize: 20,
  counterBacks: 'fold',
  counts: {},
  sheets: theSet,
};
const lay = (parts: readonly KitPieceId[], change: Partial<typeof usual> = {}) =>
  kit.lay({ ...usual, ...change, kit: parts });
const pagesOf = (part: KitPieceId): ReturnType<DrawPages> =>
  lay([part]).pages.flatMap((draw) => draw(papers.a4));
const cardsOf = (sheet: Draft) => cards.cards(sheet, { houseRules: false });
const counted = (cards: readonly Card[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { id } of cards) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
};

describe('the leaflet', () => {
  const needs = (sheets: typeof theSet): string => JSON.stringify(lay(['contents'], { sheets }).leaflets);
  const slayers = theSet.filter(({ sheet }) => sheet.kind === 'slayer');
  const dragons = theSet.filter(({ sheet }) => sheet.kind === 'dragon');

  it('says which side is not in the print', () => {
    expect(needs(slayers)).toContain('This print has no dragon: none of her cards are here');
    expect(needs([...dragons, ...slayers.slice(0, 2)])).toContain('You need 2 more slayers: a game has four');
    expect(needs(theSet)).not.toMatch(/none of her cards|more slayer/);
  });

  it('says so before everything else, with the names of ready ones, and names only pieces of this print', () => {
    const [half] = lay(['contents'], { sheets: dragons }).leaflets ?? [];
    expect(half?.lacks?.title).toBe('Only half a game');
    expect(JSON.stringify(half?.lacks?.text)).toContain('Cathryn, Daeldric, Braron and Amalica');
    expect(needs(theSet)).not.toMatch(/lacks|dicepool track|tree token|the trees of this kit/);
    const whole = JSON.stringify(lay(['contents', 'pool-tracks', 'tree-discs']).leaflets);
    expect(whole).toMatch(/dicepool tracks.*tree tokens of this kit/);
  });

  it('shows twelve trees, each more than 3″ from the others, the dragon and the slayers’ corner', () => {
    const gap = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
      Math.hypot(one.x - other.x, one.y - other.y);
    expect(someTrees).toHaveLength(12);
    someTrees.forEach((tree, at) => {
      for (const other of someTrees.slice(at + 1)) expect(gap(tree, other)).toBeGreaterThan(3 + 1);
      expect(gap(tree, { x: 12, y: 12 })).toBeGreaterThan(3 + 0.5 + 1.5);
      expect(gap(tree, { x: 2.3, y: 21.7 })).toBeGreaterThan(3 + 1);
    });
  });

  it('is the one place that says the set-up', () => {
    const said = (parts: readonly KitPieceId[]) =>
      saidOn(lay(parts).pages.flatMap((draw) => draw(papers.a4)));
    expect(said(['table-plan', 'draco-rules'])).toMatch(/six trees.*claw in its corner/s);
    expect(said(['contents', 'table-plan', 'draco-rules'])).not.toMatch(/six trees|claw in its corner/);
  });

  it('is noticed before the print too', () => {
    const noticesOf = (sheets: typeof theSet) => lay(['contents'], { sheets }).notices?.join();
    expect(noticesOf(slayers.slice(0, 2))).toContain('Add a dragon and 2 more slayers');
    expect(noticesOf(slayers)).toContain('Add a dragon, or');
    expect(noticesOf(theSet)).toBe('');
  });
});

describe('the missing side', () => {
  const namesOf = (sheets: typeof theSet) =>
    lay(['missing-side'], { sheets }).cards.flatMap(({ kind, name }) => (kind === 'character' ? [name] : []));
  const [cathryn, daeldric, , , eryam] = theSet;

  it('is the sample dragon, or as many sample slayers as are missing, nobody twice', () => {
    expect(namesOf(theSet)).toEqual([]);
    expect(namesOf(theSet.slice(0, 4))).toEqual(['Eryam']);
    expect(namesOf(eryam ? [eryam] : [])).toEqual(['Cathryn', 'Daeldric', 'Braron', 'Amalica']);
    expect(namesOf(cathryn && daeldric ? [cathryn, daeldric] : [])).toEqual(['Eryam', 'Braron', 'Amalica']);
  });

  it('has its figure, its counters and its part of the leaflet too, and is told before the print', () => {
    const { cards, leaflets, notices } = lay(usualPieces, { sheets: theSet.slice(0, 4) });
    expect(cards.find(({ kind, name }) => kind === 'standee' && name === 'Eryam')?.size.width).toBe(76.2);
    expect(leaflets?.[0]?.lacks).toBeUndefined();
    expect(JSON.stringify(leaflets)).toContain('on Maw that is 2 Shields');
    expect(notices?.join()).toContain('sample Eryam is printed too');
  });
});

describe('the kit', () => {
  const crowd = [...theSet, ...Array.from({ length: 8 }, (_, seed) => ({ sheet: randomDraft(seed) }))];
  const laid = lay(everyPiece, { sheets: crowd });

  it('has no text on another, and nothing beyond the cut', () => {
    for (const card of new Set(laid.cards))
      for (const face of [card.front, card.back]) {
        expect(collisions(face), card.id).toEqual([]);
        expect(beyond(face, boxOfCard(card)), card.id).toEqual([]);
      }
  });

  it.each(paperIds)('has pages on %s with no text on another, each with a name of its own', (id) => {
    const paper = papers[id];
    const faces = laid.cards.flatMap(({ front, back }) => [front, back]);
    const pages = [...laid.pages, ...laid.last.map((about) => about(faces))].flatMap((draw) => draw(paper));
    const whole = pages.filter((page) => !isShared(page));
    expect(new Set(whole.map((page) => page.id)).size).toBe(whole.length);
    for (const page of pages) {
      expect(collisions(faceOf(page)), page.id).toEqual([]);
      expect(beyond(faceOf(page), areaOf(page, paper)), page.id).toEqual([]);
    }
  });

  it.each(paperIds)('finds a place on %s, folded and printed on both sides', (paper) => {
    const options = { paper, labels: messages.print.labels };
    for (const joining of [
      { by: 'fold', gutter: 0 },
      { by: 'duplex', offset: { x: 0, y: 0 } },
    ] as const)
      expect(impose(laid.cards, { ...options, joining }).length).toBeGreaterThan(0);
  });
});

it('leaves out standing trees, for which tokens do, and the turns that the rules have, until they are asked for', () => {
  const left = kitPieces.filter(({ isUsual }) => !isUsual).map(({ id }) => id);
  expect(left).toEqual(['trees', 'reference']);
});

describe('what lies on the table', () => {
  it('are five standees, a slayer’s an inch across and the dragon’s three', () => {
    const widths = lay(['draco-standees']).cards.map(({ name, size }) => [name, size.width]);
    expect(widths).toEqual([
      ['Cathryn', 25.4],
      ['Daeldric', 25.4],
      ['Braron', 25.4],
      ['Amalica', 25.4],
      ['Eryam', 76.2],
    ]);
  });

  it('are two halves for each of 12 trees and 4 corner trees, or a token of an inch', () => {
    expect(counted(lay(['trees']).cards)).toEqual({ 'tree-above': 16, 'tree-below': 16 });
    const { cards } = lay(['tree-discs']);
    expect(counted(cards)).toEqual({ 'tree-disc': 16 });
    expect(new Set(cards.map(({ size }) => size.width))).toEqual(new Set([25.4]));
  });

  it('has slots that fit into each other: one down to the middle, one up from it', () => {
    const slots = lay(['trees'])
      .cards.filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
      .map(({ front, size }) => {
        const slot = front.drawings.find((each) => each.draw === 'rect' && each.width < 1);
        return slot?.draw === 'rect' ? [slot.y, slot.y + slot.height, size.height] : [];
      });
    expect(slots).toEqual([
      [0, 25.4, 50.8],
      [25.4, 50.8, 50.8],
    ]);
  });

  it('are tracks up to 26 dice and up to 5, with a token for each', () => {
    expect(counted(lay(['pool-tracks']).cards)).toEqual({
      'pool-dragon': 1,
      'pool-slayer-1': 1,
      'pool-slayer-2': 1,
      'pool-slayer-3': 1,
      'pool-slayer-4': 1,
      'pool-token': 5,
      'pile-track': 1,
      'pile-token': 1,
    });
    const [dragon, ...others] = lay(['pool-tracks']).cards;
    expect(dragon?.front.text).toContain('26');
    expect(others.slice(0, 4).map(({ front }) => front.text[0])).toEqual([
      'Cathryn',
      'Daeldric',
      'Braron',
      'Amalica',
    ]);
  });

  it('are counters of what these sheets give, as many as the player says', () => {
    const ids = Object.keys(counted(lay(['counters']).cards));
    expect(ids).toEqual(
      expect.arrayContaining(['counter-hobbled', 'counter-guarded', 'counter-exposed', 'counter-bleeding']),
    );
    expect(ids).not.toContain('counter-hot-blood');
    const { counters } = lay(['counters'], { counts: { Hobbled: 2 } });
    expect(counters.find(({ name }) => name === 'Hobbled')).toMatchObject({ count: 2 });
    // Only Cathryn can guard, and only herself.
    expect(counted(lay(['counters']).cards)).toMatchObject({ 'counter-guarded': 1, 'counter-exposed': 6 });
  });
});

describe('what is read', () => {
  it.each(paperIds)(
    'are the rules on one page of %s beside a leaflet, every section once with its number',
    (id) => {
      const pages = lay(['contents', 'draco-rules']).pages.flatMap((draw) => draw(papers[id]));
      expect(pages).toHaveLength(1);
      const said = saidOn(pages);
      const titles = ['The game', 'The order of a turn', 'Actions', 'How far', 'Meeting', 'Leaving contact'];
      titles.forEach((title, at) => expect(said).toContain(`${at + 1}. ${title} `));
      expect(said.split('may make one plain attack')).toHaveLength(2);
    },
  );

  it('are two reminders, a side each, whose numbers are those of the sections', () => {
    for (const more of [['contents'], []] as const) {
      const { pages } = lay([...more, 'reference', 'draco-rules']);
      const [slayers, dragon, ...rules] = pages.flatMap((draw) => draw(papers.a4));
      const sections = saidOn(rules);
      const numberOf = (title: string): string => new RegExp(`(\\d+)\\. ${title} `).exec(sections)?.[1] ?? '';
      expect(saidOn(slayers ? [slayers] : [])).toMatch(
        new RegExp(`A slayer’s turn.*Contact \\(${numberOf('Leaving contact')}\\): Leaving takes an action`),
      );
      expect(saidOn(dragon ? [dragon] : [])).toMatch(
        new RegExp(`The dragon’s turn.*Attack \\(${numberOf('The dragon attacks')}\\): In contact`),
      );
    }
  });

  it('is an attack on the leaflet with the numbers of these cards, in words where no attack of theirs hurts', () => {
    const [shown] = lay(['contents']).leaflets ?? [];
    const turn = (shown?.turn.steps ?? []).map(({ text }) => JSON.stringify(text)).join(' ');
    expect(turn).toContain(
      'picks a 6: on Maw that is 2 Shields, so DV 2. 4 − 2 is 2 damage: she puts 2 dice aside.',
    );
    expect(turn).toContain('a 3 is Fangs, the card with that number. Turn the die beside it from 5 to 3.');
    const weak = theSet.filter(({ sheet }) => sheet.kind === 'dragon' || sheet.attack === 'magic');
    const [plain] = lay(['contents'], { sheets: weak }).leaflets ?? [];
    expect((plain?.turn.steps ?? []).map(({ text }) => JSON.stringify(text)).join(' ')).toContain(
      'To attack, roll all your dice and pick one.',
    );
  });

  it('is a plan that says what to do from an empty table on', () => {
    const said = saidOn(pagesOf('table-plan'));
    for (const words of ['The dragon', 'six trees', '5 dice', '26 dice']) expect(said).toContain(words);
  });

  it('has a map with every place in inches', () => {
    const said = saidOn(pagesOf('table-plan')).replaceAll(/\s+/g, ' ');
    expect(said).toContain('12″ from the left, 12″ from the top');
    for (const { x, y } of someTrees) expect(said).toContain(`${x}/${y}`);
  });
});

describe('a table that has only the paper', () => {
  const without = (piece: KitPieceId) => usualPieces.filter((id) => id !== piece);
  const told = (sheets = theSet, pieces = usualPieces): string => {
    const { leaflets, pages, cards } = lay(pieces, { sheets });
    const own = sheets.flatMap(({ sheet }) => cardsOf(sheet)).flatMap(({ front, back }) => [front, back]);
    const faces = [...own, ...cards.flatMap(({ front, back }) => [front, back])];
    return [
      JSON.stringify(leaflets),
      saidOn(pages.flatMap((draw) => draw(papers.a4))),
      faces.flatMap(({ text }) => text).join(' '),
    ]
      .join(' ')
      .replace(/\s+/g, ' ');
  };
  const said = told();

  it.each([
    ['who plays whom', /One player plays the dragon.*the other the slayers/],
    ['how many dice', /30 six-sided dice, the other the slayers with 20/],
    ['what if we have fewer', /Not enough dice\? Use the dicepool tracks and roll several times/],
    ['what is a tree', /the tree tokens of this kit/],
    ['how wide is a base', /dragon’s base is 3″ across, a slayer’s and a tree’s 1″/],
    ['which way do the dragon’s cards lie', /in a row by their numbers, 1 on the left/],
    ['which card lies face down first', /In your first game don’t roll: take (a card|one) with a claw/],
    ['who acts', /top card of the initiative pile says who acts/],
    ['may we look through the pile', /Nobody looks below the top card/],
    ['do all dice of an attack count', /Roll all 5 dice and pick one/],
    [
      'which of her cards counts for her attack',
      /counts the Daggers in that face’s box on any one card that is face up/,
    ],
    ['which for her defence', /counts the Shields in that face’s box on any one of her five cards/],
    ['may she use a skill and attack', /skill of the card that came up, together with her attack/],
    ['what is “3 if the dragon picked a 1 or 2”', /What it adds depends on the face she picked/],
    [
      'what can I do when it isn’t my turn',
      /it may meet you: it steps into contact at once, which ends your movement/,
    ],
    ['may she strike when I walk away', /everybody you leave may make one plain attack/],
    ['what does a sun do', /each 6 is a sun\. With at least one/],
    ['may I attack twice', /A slayer has two actions: move.*attack, or use a skill/],
    ['what if a recovering slayer is attacked', /If you are attacked, turn it up before you defend/],
    ['what becomes of a dead slayer’s card', /Lay the initiative card beside the character card/],
    ['where does a raised slayer stand', /stand where they fell, or as near as possible/],
    [
      'when does a card of hers turn over',
      /At the next shuffle it joins the pile; turn the dragon card face down then/,
    ],
    [
      'what if a roll picks a card without a die',
      /card is face up but its die is gone, nothing else happens/,
    ],
    ['may she pass', /You may skip any action, and so may the dragon/],
    ['whom does she attack', /In contact with several slayers, she chooses one/],
    ['may I recover in contact', /takes both actions, and you may do it in contact/],
    ['what is magic on a spell', /pick one die of the roll and count its Magic symbols/],
    ['may a priestess cast twice', /may move or cast another one with the other action/],
    ['may I meet somebody who walks away', /Nobody may meet you when you walk away/],
    ['may an archer shoot after leaving', /An archer who has left may then shoot/],
    [
      'how does it end',
      /when the dragon has no dice left; she wins when all slayers are dead\. After 20 times through the pile/,
    ],
  ])('reads the answer: %s', (_, answer) => {
    expect(said).toMatch(answer);
  });

  it('reads of no counter that nobody here gives, unless a side is still missing', () => {
    expect(said).not.toContain('Hot Blood');
    const withoutDragon = theSet.filter(({ sheet }) => sheet.kind === 'slayer');
    expect(told(withoutDragon, without('missing-side'))).toContain('Hot Blood');
    expect(told(withoutDragon)).not.toContain('Hot Blood');
  });

  it('reads nothing of what a screen does', () => {
    expect(said).not.toMatch(/screen/);
  });
});
