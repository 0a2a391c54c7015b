import { count, list, percent } from '#words/language/words';
import type { LengthSign } from '@/lib/systems/system';
import { far, heightText } from '#words/messages/place-text';

/** Rules that apply to a piece of terrain. */
interface TerrainAnswers {
  readonly seeThrough: boolean;
  readonly walkThrough: boolean;
  readonly cover: boolean;
  readonly climb: boolean;
}

/** Texts of the map and its tools. */
export const playMap = {
  bar: 'The map',
  keys: 'The map: arrow keys move it, plus and minus zoom, 0 shows all of it',
  closer: 'Zoom in',
  further: 'Zoom out',
  whole: 'The whole table',
  tools: { ruler: 'Ruler', ranges: 'Ranges', heights: 'Heights' },
  toolEmpty: {
    ranges: 'No weapon or skill has a range right now',
    heights: 'All the terrain here is flat',
  },
  ends: { from: 'From', to: 'To' },
  aPlace: 'A place on the map',
  rulerHint:
    'Choose two figures or places, here or on the map. The ruler measures from base edge to base edge.',
  distance: far,
  dice: (dice: number): string => count(dice, 'die', 'dice'),
  /** Rank of a figure that a person at this device plays: "▼D8". */
  mine: (rank: string): string => `▼${rank}`,
  /** Parts of a bar of chances: what may happen to a figure. */
  noLoss: 'no harm',
  loss: (lost: number, falls: boolean): string => (falls ? 'falls' : `−${count(lost, 'die', 'dice')}`),
  /** With its chance, if there is room for both. */
  /** In numbers, where words have no room. */
  lost: (dice: number): string => `−${dice}`,
  lossChance: (loss: string, chance: number): string => `${loss} ${percent(chance)}`,
  /** Zone about a shooter in which nobody can be a target. */
  tooNear: (name: string, least: number, sign: LengthSign): string =>
    `${name}: not within ${far(least, sign)}`,
  /** Counters on the board: "Delay × 2". */
  counter: (names: readonly string[], number: number): string =>
    number > 1 ? `${list(names)} × ${number}` : list(names),
  range: (name: string, most: number, sign: LengthSign): string => `${name} ${far(most, sign)}`,
  /** At the edge of the circle in which a spell reaches others. */
  upTo: (most: number, sign: LengthSign): string => `up to ${far(most, sign)}`,
  /** @param between sight, cover and contact between two figures; undefined if an end is a place */
  measured: (
    distance: number,
    between: { readonly sees: boolean; readonly cover: boolean; readonly touches: boolean } | undefined,
    sign: LengthSign,
  ): string => {
    if (!between) return `${far(distance, sign)}.`;
    return `${list([
      between.touches ? 'In base contact' : far(distance, sign),
      between.sees ? 'in sight' : 'not in sight',
      ...(between.cover ? ['in cover'] : []),
    ])}.`;
  },
};

/** A piece of terrain in words. */
export const terrainText = {
  /** On the board, where a line has room. @param height undefined in a game without heights */
  terrainBriefly: (
    { name, ...answers }: { readonly name: string } & TerrainAnswers,
    height: number | undefined,
    sign: LengthSign,
  ): string => {
    const facts = [
      ...(answers.cover ? ['cover'] : []),
      ...(answers.seeThrough ? [] : ['no sight']),
      ...(answers.walkThrough ? [] : [answers.climb ? 'climbable' : 'no entry']),
    ];
    const high = height === undefined || height === 0 ? '' : `, ${heightText(height, sign)} high`;
    return `${name}${high}: ${facts.length > 0 ? facts.join(', ') : 'open ground'}.`;
  },
  /** @param height undefined in a game without heights */
  terrainOf: (
    { name, ...answers }: { readonly name: string } & TerrainAnswers,
    height: number | undefined,
    sign: LengthSign,
  ): string =>
    `${name}${height === undefined ? '' : height > 0 ? `, ${heightText(height, sign)} high` : ', flat'}: ${list(
      [
        answers.seeThrough ? 'you can see through it' : 'it blocks sight',
        `you can${answers.walkThrough ? '' : '’t'} walk through it`,
        `it gives ${answers.cover ? '' : 'no '}cover`,
        `you can${answers.climb ? '' : '’t'} climb it`,
      ],
    )}.`,
};
