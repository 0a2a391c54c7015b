import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { cardsOf, samplesOf } from '../../systems/document';
import { open, systemIds } from '../../systems/open';
import { chatText } from './chat-text';
import { bleed, dotsOf, dpis, printerPictures, slugOf } from './pictures';
import { isAddress, tabletopOf } from './tabletop';

await open(systemIds, 'cards');

const cardsOfFirst = (system: string) => {
  const [first] = samplesOf(system).slice(-1);
  return first ? cardsOf(first.document) : [];
};

describe.each(systemIds)('cards of %s for a card printer', (system) => {
  // Initiative cards are smaller, and say nothing that the others don't.
  const cards = cardsOfFirst(system).filter(({ kind }) => kind !== 'initiative');
  const pictures = printerPictures(cardsOfFirst(system));

  it('are both sides of each, in poker size with 3 mm of bleed', () => {
    expect(pictures).toHaveLength(2 * cards.length);
    expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length);
    for (const { file, picture } of pictures) {
      expect(file).toMatch(/^\d\d(-[a-z0-9]+)*-(front|back)\.png$/);
      expect(picture).toMatchObject({ width: 63.5 + 2 * bleed, height: 88.9 + 2 * bleed });
      // The ground reaches to all edges, so that a knife that strays leaves no white.
      expect(picture.drawings[0]).toMatchObject({ draw: 'rect', x: 0, y: 0, width: 69.5, height: 94.9 });
    }
  });

  it('have nothing but ground where the knife goes', () => {
    for (const { picture } of pictures)
      for (const drawing of picture.drawings.slice(1)) {
        if (drawing.draw !== 'text') continue;
        expect(drawing.x).toBeGreaterThan(2 * bleed);
        expect(drawing.x + drawing.width).toBeLessThan(picture.width - 2 * bleed);
      }
  });

  it('say in plain text what stands on them, and the credits once', () => {
    const text = chatText(cardsOfFirst(system));
    for (const { name } of cards) expect(text).toContain(name);
    expect(text.match(/CC BY-NC/g)).toHaveLength(1);
    expect(text).not.toMatch(/no pips|\*\*|<\w/);
    expect(text.split('\n\n')).toHaveLength(cards.length + 1);
  });
});

it('pictures have the dots that card printers ask for', () => {
  expect(dpis.map((dpi) => [dotsOf(69.5, dpi), dotsOf(94.9, dpi)])).toEqual([
    [821, 1121],
    [1642, 2242],
  ]);
});

it.each([
  ['Jane', 'jane'],
  ['Żaneta de la Peña!', 'zaneta-de-la-pena'],
  ['Гостья', ''],
  ['../..', ''],
])('%s is %j in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

const number = z.number();
const transform = z.strictObject({
  posX: number,
  posY: number,
  posZ: number,
  rotX: number,
  rotY: number,
  rotZ: number,
  scaleX: number,
  scaleY: number,
  scaleZ: number,
});
const base = { GUID: z.string().check(z.regex(/^[0-9a-f]{6}$/)), Transform: transform };
const texts = { Nickname: z.string(), Description: z.string() };
const deck = z.record(
  z.string().check(z.regex(/^\d+$/)),
  z.strictObject({
    FaceURL: z.url(),
    BackURL: z.url(),
    NumWidth: z.int().check(z.minimum(1), z.maximum(10)),
    NumHeight: z.int().check(z.minimum(1), z.maximum(7)),
    BackIsHidden: z.boolean(),
    UniqueBack: z.boolean(),
    Type: z.literal([0, 1, 2, 3, 4]),
  }),
);
const card = (name: 'Card' | 'CardCustom') =>
  z.strictObject({
    ...base,
    ...texts,
    Name: z.literal(name),
    CardID: z.int().check(z.minimum(100)),
    CustomDeck: deck,
  });
const tile = {
  ...base,
  ...texts,
  CustomImage: z.strictObject({
    ImageURL: z.url(),
    ImageSecondaryURL: z.url(),
    ImageScalar: number,
    WidthScale: number,
    CustomTile: z.strictObject({
      Type: z.literal([0, 1, 2, 3]),
      Thickness: number,
      Stackable: z.boolean(),
      Stretch: z.boolean(),
    }),
  }),
};
/** Saves as Tabletop Simulator's knowledge base describes them ("Save File Format"), with the objects that are used here. */
const zSaved = z.object({
  SaveName: z.string(),
  Table: z.string(),
  Note: z.string(),
  LuaScript: z.string(),
  XmlUI: z.string(),
  TabStates: z.object({}),
  ObjectStates: z.array(
    z.discriminatedUnion('Name', [
      card('CardCustom'),
      z.strictObject({
        ...base,
        ...texts,
        Name: z.literal('DeckCustom'),
        DeckIDs: z.array(z.int()),
        CustomDeck: deck,
        ContainedObjects: z.array(card('Card')),
      }),
      z.strictObject({ ...tile, Name: z.literal('Custom_Tile') }),
      z.strictObject({ ...tile, Name: z.literal('Custom_Tile_Stack'), Number: z.int().check(z.minimum(2)) }),
      z.strictObject({ ...base, ...texts, Name: z.literal('Notecard') }),
    ]),
  ),
});

describe('a saved object for Tabletop Simulator', () => {
  const [first, second, ...more] = systemIds.flatMap(cardsOfFirst);
  if (!first || !second) throw new Error('no cards');
  const counter = { ...first, id: 'delay', kind: 'counter', name: 'Delay', back: first.front };
  const { saved, pictures } = tabletopOf(
    [first, second, ...more, counter, counter],
    [{ title: 'King of the Hill', text: 'Set-up' }],
    'https://example.org/jane',
  );
  const states = saved.ObjectStates;

  it('is in the form that its knowledge base describes, also as JSON', () => {
    expect(zSaved.safeParse(JSON.parse(JSON.stringify(saved))).error).toBeUndefined();
    // The initiative cards of a set are a deck of their own.
    expect(states.map(({ Name }) => Name)).toEqual([
      'DeckCustom',
      'DeckCustom',
      'Custom_Tile_Stack',
      'Notecard',
    ]);
  });

  it('would not be if a card had no deck, or a number were a text', () => {
    const [deckState, ...others] = states;
    const spoilt = (change: object) =>
      zSaved.safeParse({ ...saved, ObjectStates: [{ ...deckState, ...change }, ...others] }).success;
    expect(spoilt({})).toBe(true);
    expect(spoilt({ CustomDeck: undefined })).toBe(false);
    expect(spoilt({ DeckIDs: ['100'] })).toBe(false);
  });

  it('names each card by a hundred times its deck, in the order of the deck', () => {
    const [deckState] = states;
    const ids = deckState?.ContainedObjects?.map(({ CardID }) => CardID);
    expect(deckState?.DeckIDs).toEqual(ids);
    expect(ids).toEqual(ids?.map((_, index) => 100 * (index + 1)));
    for (const one of deckState?.ContainedObjects ?? [])
      expect(Object.keys(one.CustomDeck ?? {})).toEqual([String((one.CardID ?? 0) / 100)]);
  });

  it('fetches every picture from the address, and has each of them', () => {
    const urls = JSON.stringify(saved).match(/https:[^"]+/g) ?? [];
    const files = new Set(urls.map((url) => url.replace('https://example.org/jane/', '')));
    expect([...files].sort()).toEqual(pictures.map(({ file }) => file).sort());
    const guids = JSON.stringify(saved).match(/"GUID":"\w+"/g) ?? [];
    expect(new Set(guids).size).toBe(guids.length);
  });

  it('stacks what lies there several times, and has a single card without a deck', () => {
    expect(states[2]).toMatchObject({ Number: 2, Nickname: 'Delay' });
    const single = tabletopOf([first], [], 'file:///C:/jane/').saved;
    expect(single.ObjectStates.map(({ Name }) => Name)).toEqual(['CardCustom']);
    expect(zSaved.safeParse(single).success).toBe(true);
  });

  it('has initiative cards in one deck, apart from the heroes’ cards', () => {
    const initiative = (name: string) => ({ ...first, id: name, kind: 'initiative', name });
    const { ObjectStates: objects } = tabletopOf(
      [first, initiative('Jane'), second, initiative('Tom')],
      [],
      'https://example.org/jane',
    ).saved;
    expect(
      objects.map(({ Name, ContainedObjects = [] }) => [Name, ContainedObjects.map((one) => one.Nickname)]),
    ).toEqual([
      ['DeckCustom', [first.name, second.name]],
      ['DeckCustom', ['Jane', 'Tom']],
    ]);
    expect(objects[1]?.DeckIDs).toEqual([300, 400]);
  });

  it('has nothing on a neighbour, however long it is', () => {
    const track = { ...first, id: 'track', kind: 'part', name: 'Track', size: { width: 181, height: 44 } };
    const tiles = Array.from({ length: 12 }, (_, at) => ({ ...counter, id: `c-${at}`, name: `C ${at}` }));
    const { ObjectStates: objects } = tabletopOf(
      [first, ...tiles.slice(0, 6), track, ...tiles.slice(6)],
      [],
      'https://a.b/',
    ).saved;
    const middles = new Map(objects.map(({ Nickname, Transform }) => [Nickname, Transform]));
    const long = middles.get('Track');
    for (const [name, { posX, posZ }] of middles) {
      if (name === 'Track' || !long) continue;
      const isBeside = Math.abs(posX - long.posX) > 181 / 25.4 / 2;
      const isAbove = Math.abs(posZ - long.posZ) > 44 / 25.4 / 2;
      expect([name, isBeside || isAbove]).toEqual([name, true]);
    }
  });

  it.each([
    ['https://example.org/jane/', true],
    ['file:///C:/Users/jane/', true],
    ['example.org', false],
    ['ftp://example.org', false],
    ['https://example.org/?a=b', false],
  ])('%s is an address for pictures: %s', (address, is) => {
    expect(isAddress(address)).toBe(is);
  });
});
