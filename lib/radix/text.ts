import type { ChoiceReader, ChoiceWriter } from './choices';
import { weighted } from './natural';

/**
 * The symbols a text is written in: the end, the 128 characters of ASCII, and the 51 bytes that can lead a longer
 * character in UTF-8. The bytes that follow a lead are chosen out of those that may stand there, so that every
 * number reads as well-formed text. No character costs more than 8 bits to a byte of its UTF-8; what players
 * write most costs less.
 */
const end = 0;
const asciiAt = 1;
const leadTwoAt = asciiAt + 128;
const leadThreeAt = leadTwoAt + 30;
const leadFourAt = leadThreeAt + 16;

const asciiWeights = (): number[] => {
  const weights = Array.from({ length: 128 }, (_, code): number => (code >= 32 && code < 127 ? 19 : 16));
  const often: readonly (readonly [string, number])[] = [
    [' ', 180],
    ['e', 135],
    ['anirt', 93],
    ['os', 85],
    ['lh', 70],
    ['du', 56],
    ['cgm', 46],
    ['bfkpwy', 37],
    ['vz', 28],
    ['jqx', 20],
    ['ABDFGHJKLMRSTW', 21],
    [",.-'", 32],
    ['\n"', 24],
  ];
  for (const [characters, weight] of often)
    for (const character of characters) weights[character.charCodeAt(0)] = weight;
  return weights;
};

/** C2 to DF; Latin letters with accents (C3), Greek and Cyrillic have more weight. */
const leadTwoWeights = Array.from({ length: 30 }, (_, at) => {
  const lead = 0xc2 + at;
  if (lead === 0xc3) return 24;
  return lead >= 0xce && lead <= 0xd1 ? 12 : 5;
});
/** E0 to EF; dashes and quotation marks (E2) have more weight. */
const leadThreeWeights = Array.from({ length: 16 }, (_, at) => (at === 2 ? 12 : 3));
/** F0 to F4; pictures (F0) have more weight. */
const leadFourWeights = [4, 1, 1, 1, 1];

/** Frozen: every text of every link is read with these. All in all at most 4,096, so that 16 of them cost 8 bits. */
const symbols = weighted([
  240,
  ...asciiWeights(),
  ...leadTwoWeights,
  ...leadThreeWeights,
  ...leadFourWeights,
]);

/** The lowest and the highest byte that may follow a lead; UTF-8 knows one way to write a character. */
const second = (lead: number): readonly [number, number] => {
  switch (lead) {
    case 0xe0:
      return [0x20, 0x3f];
    case 0xed:
      return [0x00, 0x1f];
    case 0xf0:
      return [0x10, 0x3f];
    case 0xf4:
      return [0x00, 0x0f];
    default:
      return [0x00, 0x3f];
  }
};

const writeSecond = (to: ChoiceWriter, lead: number, six: number): void => {
  const [lowest, highest] = second(lead);
  to.choose(six - lowest, highest - lowest + 1);
};

const readSecond = (from: ChoiceReader, lead: number): number => {
  const [lowest, highest] = second(lead);
  return lowest + from.choose(highest - lowest + 1);
};

const writeCharacter = (to: ChoiceWriter, point: number): void => {
  if (point < 0x80) {
    to.pick(asciiAt + point, symbols);
  } else if (point < 0x800) {
    to.pick(leadTwoAt + (point >>> 6) - 2, symbols);
    to.choose(point & 63, 64);
  } else if (point >= 0xd800 && point <= 0xdfff) {
    to.refuse('broken-text');
  } else if (point < 0x10000) {
    to.pick(leadThreeAt + (point >>> 12), symbols);
    writeSecond(to, 0xe0 + (point >>> 12), (point >>> 6) & 63);
    to.choose(point & 63, 64);
  } else {
    to.pick(leadFourAt + (point >>> 18), symbols);
    writeSecond(to, 0xf0 + (point >>> 18), (point >>> 12) & 63);
    to.choose((point >>> 6) & 63, 64);
    to.choose(point & 63, 64);
  }
};

const readCharacter = (from: ChoiceReader, symbol: number): number => {
  if (symbol < leadTwoAt) return symbol - asciiAt;
  if (symbol < leadThreeAt) return ((symbol - leadTwoAt + 2) << 6) + from.choose(64);
  if (symbol < leadFourAt) {
    const high = symbol - leadThreeAt;
    const middle = readSecond(from, 0xe0 + high);
    return (high << 12) + (middle << 6) + from.choose(64);
  }
  const high = symbol - leadFourAt;
  const next = readSecond(from, 0xf0 + high);
  const middle = from.choose(64);
  return (high << 18) + (next << 12) + (middle << 6) + from.choose(64);
};

/** Writes a text of up to `most` characters (Unicode code points) and its end. Half characters are refused. */
export const writeText = (to: ChoiceWriter, text: string, most: number): void => {
  let length = 0;
  for (let at = 0; at < text.length; length += 1) {
    const point = text.codePointAt(at) ?? 0;
    writeCharacter(to, point);
    at += point < 0x10000 ? 1 : 2;
  }
  if (length > most) to.refuse('over-limit');
  to.pick(end, symbols);
};

/** Reads a text of up to `most` characters; a longer one is a fault. */
export const readText = (from: ChoiceReader, most: number): string => {
  let text = '';
  let length = 0;
  for (let symbol = from.pick(symbols); symbol !== end; symbol = from.pick(symbols)) {
    length += 1;
    if (length > most) {
      from.fail('damaged');
      return '';
    }
    text += String.fromCodePoint(readCharacter(from, symbol));
  }
  return text;
};
