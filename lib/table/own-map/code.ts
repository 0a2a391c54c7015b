import { crc32, fromBase64Url, isBase64Url, toBase64Url } from '../../radix/base64url';
import { ChoiceReader, ChoiceWriter } from '../../radix/choices';
import { entryOf, flag, listOf, name, optional, type Coding } from '../../radix/coding';
import { weighted } from '../../radix/natural';
import { err, ok, type Result } from '../../result';
import {
  answers,
  forms,
  grains,
  highest,
  ladderSides,
  mapNameLimit,
  mostPieces,
  type OwnMap,
  type OwnPiece,
} from './own-map';

/** Why a code is no map. */
export type MapCodeProblem = 'no-code' | 'damaged' | 'newer';

/** Why a map has no code: it has no name, or something in it that codes have no room for. */
export type MapMisfit = 'no-name' | 'broken-text' | 'over-limit';

const version = 1;
const checksumBytes = 4;

/** Characters of the longest code that is read. */
const longest = 2000;

/** Kinds that a game may come to have. */
const kindRoom = 32;

const whole = (least: number, most: number): Coding<number> => ({
  write: (to, value) => to.choose(value - least, most - least + 1),
  read: (from) => least + from.choose(most - least + 1),
});

const form = entryOf(forms, forms.length);
const along = whole(0, grains - 1);
const size = whole(1, grains);
const height = whole(0, highest);
const ladder = optional(entryOf(ladderSides, ladderSides.length), 9, 1);
const answer = flag();

const pieceCoding = (kinds: readonly string[]): Coding<OwnPiece> => {
  const kind = entryOf(kinds, kindRoom);
  return {
    write: (to, piece) => {
      kind.write(to, piece.kind);
      form.write(to, piece.form);
      along.write(to, piece.left);
      along.write(to, piece.top);
      size.write(to, piece.wide);
      size.write(to, piece.deep);
      height.write(to, piece.height);
      for (const each of answers) answer.write(to, piece[each]);
      ladder.write(to, piece.ladder);
    },
    read: (from) => {
      const piece = {
        kind: kind.read(from),
        form: form.read(from),
        left: along.read(from),
        top: along.read(from),
        wide: size.read(from),
        deep: size.read(from),
        height: height.read(from),
        seeThrough: answer.read(from),
        walkThrough: answer.read(from),
        cover: answer.read(from),
        climb: answer.read(from),
      };
      const leans = ladder.read(from);
      if (piece.left + piece.wide > grains || piece.top + piece.deep > grains) from.fail('damaged');
      return leans ? { ...piece, ladder: leans } : piece;
    },
  };
};

const lengths = weighted(Array.from({ length: mostPieces + 1 }, () => 1));
const mapName = name(mapNameLimit);

/** A map as letters that a link can carry: a version, the map, and a checksum. @param kinds only ever appended to */
export const writeMapCode = (
  { name: called, pieces }: OwnMap,
  kinds: readonly string[],
): Result<string, MapMisfit> => {
  const writer = new ChoiceWriter();
  mapName.write(writer, called);
  if (pieces.length > mostPieces) writer.refuse('over-limit');
  else listOf(pieceCoding(kinds), lengths).write(writer, pieces);
  if (writer.misfit) return err(writer.misfit);
  const body = Uint8Array.of(version, ...writer.fold());
  const sum = crc32(body);
  return ok(toBase64Url(Uint8Array.of(...body, sum >>> 24, sum >>> 16, sum >>> 8, sum)));
};

/** The map behind a code of the same game. */
export const readMapCode = (code: string, kinds: readonly string[]): Result<OwnMap, MapCodeProblem> => {
  if (code === '' || code.length > longest || !isBase64Url(code)) return err('no-code');
  const bytes = fromBase64Url(code);
  if (!bytes || bytes.length <= checksumBytes) return err('damaged');
  const body = bytes.subarray(0, -checksumBytes);
  const sum = new DataView(bytes.buffer, bytes.byteOffset).getUint32(body.length);
  if (sum !== crc32(body)) return err('damaged');
  if (body[0] !== version) return err('newer');
  const reader = new ChoiceReader(body.subarray(1));
  const map = { name: mapName.read(reader), pieces: listOf(pieceCoding(kinds), lengths).read(reader) };
  const fault = reader.close();
  return fault ? err(fault) : ok(map);
};

/** Name of a group's own map in a match, in place of a built-in one's: the whole map as a code. */
const mark = 'own.';

export const ownMapId = (code: string): string => `${mark}${code}`;

/** The map that a match names; undefined for a built-in one, and for a broken one. */
export const ownMapBehind = (id: string, kinds: readonly string[]): OwnMap | undefined => {
  if (!id.startsWith(mark)) return undefined;
  const map = readMapCode(id.slice(mark.length), kinds);
  return map.ok ? map.value : undefined;
};
