import { isPiece, type Card, type Picture } from '../card';
import { unfolded } from '../fold-out';
import { isShared, type DrawPages } from '../paper/paper';
import { fileOf, pictureOf, type PictureFile } from './pictures';
import { placesOf, type Extent, type TablePlace } from './table-places';

/** A text that lies on the table: the rules of a scenario, the credits. */
export interface TableNote {
  readonly title: string;
  readonly text: string;
}

/** The texts among pages and panels. */
export const notesOf = (drawn: ReturnType<DrawPages>): readonly TableNote[] =>
  drawn
    .filter((one) => !isShared(one) || one.kind === 'panel')
    .map((one) => ({
      title: one.name,
      text: (isShared(one) ? one.front : one.face).text.join('\n'),
    }));

interface Transform {
  readonly posX: number;
  readonly posY: number;
  readonly posZ: number;
  readonly rotX: number;
  readonly rotY: number;
  readonly rotZ: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly scaleZ: number;
}

interface DeckImages {
  readonly FaceURL: string;
  readonly BackURL: string;
  readonly NumWidth: 1;
  readonly NumHeight: 1;
  readonly BackIsHidden: false;
  readonly UniqueBack: false;
  /** A rounded rectangle. */
  readonly Type: 0;
}

/** Content of `ObjectStates` of a save, in the names of Tabletop Simulator's own format. */
export interface ObjectState {
  readonly GUID: string;
  readonly Name: 'Card' | 'CardCustom' | 'DeckCustom' | 'Custom_Tile' | 'Custom_Tile_Stack' | 'Notecard';
  readonly Transform: Transform;
  readonly Nickname: string;
  readonly Description: string;
  readonly CardID?: number;
  readonly DeckIDs?: readonly number[];
  readonly CustomDeck?: Readonly<Record<string, DeckImages>>;
  readonly ContainedObjects?: readonly ObjectState[];
  /** How many lie in a stack. */
  readonly Number?: number;
  readonly CustomImage?: {
    readonly ImageURL: string;
    readonly ImageSecondaryURL: string;
    readonly ImageScalar: 1;
    readonly WidthScale: 0;
    readonly CustomTile: {
      /** A box or a disc. */
      readonly Type: 0 | 2;
      readonly Thickness: number;
      readonly Stackable: boolean;
      readonly Stretch: true;
    };
  };
}

/** A saved object: what surrounds the objects is empty. */
export interface SavedObject {
  readonly SaveName: '';
  readonly Date: '';
  readonly VersionNumber: '';
  readonly GameMode: '';
  readonly Table: '';
  readonly Sky: '';
  readonly Note: '';
  readonly TabStates: Readonly<Record<string, never>>;
  readonly LuaScript: '';
  readonly LuaScriptState: '';
  readonly XmlUI: '';
  readonly ObjectStates: readonly ObjectState[];
}

/** The object and the pictures that it shows. */
export interface Tabletop {
  readonly saved: SavedObject;
  readonly pictures: readonly PictureFile[];
}

/** mm: a tile at scale 1 is two inches wide. */
const tileWidth = 50.8;
const inch = 25.4;
const thickness = 0.1;
/** Inches that a deck and a notecard take on that table. */
const deckExtent: Extent = { width: 2.5, height: 3.5 };
const noteExtent: Extent = { width: 3, height: 2 };

const guidOf = (number: number): string => (0x100000 + number).toString(16);

/** Above the table, so that it falls on it. */
const at = ({ x, z }: TablePlace, scale = 1): Transform => ({
  posX: x,
  posY: 1.5,
  posZ: z,
  rotX: 0,
  rotY: 180,
  rotZ: 0,
  scaleX: scale,
  scaleY: 1,
  scaleZ: scale,
});

const nowhere: TablePlace = { x: 0, z: 0 };

const saidOn = ({ front, back }: Card): string =>
  [...new Set([...(front.spoken ?? front.text), ...(back.spoken ?? back.text)])].join('\n');

const slash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);

/** Pieces of one kind together, with how many there are. */
const counted = (cards: readonly Card[]): readonly { readonly card: Card; readonly count: number }[] => {
  const kinds = new Map<string, { readonly card: Card; readonly count: number }>();
  for (const card of cards) {
    const key = `${card.kind} ${card.id} ${card.name}`;
    kinds.set(key, { card, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  return [...kinds.values()];
};

/** A separate deck on that table: things drawn from one pile. */
const isDrawn = ({ kind }: Card): boolean => kind === 'initiative';

/**
 * Heroes' cards as a deck and initiative cards as another, counters and tokens as tiles in stacks, texts as notecards, for
 * Tabletop Simulator: a saved object and the pictures that it fetches. A card's number is a hundred times that of its deck.
 *
 * @param address where the player puts the folder of pictures: "https://example.org/jane/"
 */
export const tabletopOf = (
  cards: readonly Card[],
  notes: readonly TableNote[],
  address: string,
): Tabletop => {
  const pictures: PictureFile[] = [];
  const put = (file: string, picture: Picture): string => {
    pictures.push({ file, picture });
    return `${slash(address)}${file}`;
  };
  let objects = 0;
  const next = (): string => {
    objects += 1;
    return guidOf(objects);
  };
  const own = cards.filter((card) => !isPiece(card) && !isDrawn(card)).flatMap(unfolded);
  const drawn = cards.filter(isDrawn);
  const numbered = [...own, ...drawn];
  const decks = numbered.map((card, index): readonly [number, DeckImages] => [
    index + 1,
    {
      FaceURL: put(fileOf(index + 1, card.name, 'front'), pictureOf(card.front, card.size)),
      BackURL: put(fileOf(index + 1, card.name, 'back'), pictureOf(card.back, card.size)),
      NumWidth: 1,
      NumHeight: 1,
      BackIsHidden: false,
      UniqueBack: false,
      Type: 0,
    },
  ]);
  const tiles = counted(
    cards.filter((card) => isPiece(card) && !isDrawn(card) && card.kind !== 'panel' && !card.unmarked),
  );
  const piles = [own, drawn].filter((pile) => pile.length > 0);
  const places = placesOf([
    ...piles.map(() => deckExtent),
    ...tiles.map(({ card: { size } }) => ({ width: size.width / inch, height: size.height / inch })),
    ...notes.map(() => noteExtent),
  ]);
  const place = (index: number): TablePlace => places[index] ?? nowhere;

  const cardOf = (card: Card, name: 'Card' | 'CardCustom', there: TablePlace): ObjectState => {
    const index = numbered.indexOf(card);
    return {
      GUID: next(),
      Name: name,
      Transform: at(there),
      Nickname: card.name,
      Description: saidOn(card),
      CardID: 100 * (index + 1),
      CustomDeck: Object.fromEntries(decks.slice(index, index + 1)),
    };
  };
  const pileOf = (pile: readonly Card[], there: TablePlace): ObjectState => {
    const [only, ...others] = pile;
    if (only && others.length === 0) return cardOf(only, 'CardCustom', there);
    const first = numbered.findIndex((card) => card === only);
    const images = decks.slice(first, first + pile.length);
    return {
      GUID: next(),
      Name: 'DeckCustom',
      Transform: at(there),
      Nickname: '',
      Description: '',
      DeckIDs: images.map(([number]) => 100 * number),
      CustomDeck: Object.fromEntries(images),
      ContainedObjects: pile.map((card) => cardOf(card, 'Card', there)),
    };
  };
  const piled = piles.map((pile, index) => pileOf(pile, place(index)));
  const tiled = tiles.map(({ card, count }, index): ObjectState => {
    const number = numbered.length + index + 1;
    const front = put(fileOf(number, card.name, 'front'), pictureOf(card.front, card.size));
    const isSame = card.oneSided === true || card.front === card.back;
    const other = isSame ? front : put(fileOf(number, card.name, 'back'), pictureOf(card.back, card.size));
    return {
      GUID: next(),
      Name: count > 1 ? 'Custom_Tile_Stack' : 'Custom_Tile',
      Transform: at(place(piles.length + index), Math.max(card.size.width, card.size.height) / tileWidth),
      Nickname: card.name,
      Description: card.countNote?.why ?? '',
      ...(count > 1 && { Number: count }),
      CustomImage: {
        ImageURL: front,
        ImageSecondaryURL: other,
        ImageScalar: 1,
        WidthScale: 0,
        CustomTile: {
          Type: card.kind === 'counter' ? 2 : 0,
          Thickness: thickness,
          Stackable: true,
          Stretch: true,
        },
      },
    };
  });
  const cardsOfText = notes.map(({ title, text }, index): ObjectState => ({
    GUID: next(),
    Name: 'Notecard',
    Transform: at(place(piles.length + tiles.length + index)),
    Nickname: title,
    Description: text,
  }));
  return {
    saved: {
      SaveName: '',
      Date: '',
      VersionNumber: '',
      GameMode: '',
      Table: '',
      Sky: '',
      Note: '',
      TabStates: {},
      LuaScript: '',
      LuaScriptState: '',
      XmlUI: '',
      ObjectStates: [...piled, ...tiled, ...cardsOfText],
    },
    pictures,
  };
};

/** Whether pictures can be fetched from it: an address of the web, or of a folder of the player's own computer. */
export const isAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash } = new URL(text);
  return /^(https?|file):$/.test(protocol) && search === '' && hash === '';
};
