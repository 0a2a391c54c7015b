import { length, list } from '#words/language/words';
import { threatsAlike, type PlaceFacts, type PlaceMeaning } from '@/lib/session/places';
import type { LengthSign } from '@/lib/systems/system';
import type { ThreatWay } from '@/lib/systems/table-scene';

/** "5#", "2.5″". @param sign of the game that is played */
export const far = (distance: number, sign: LengthSign): string => `${length(distance)}${sign}`;

/** Height of terrain: "2.5#". @param height in # */
export const heightText = (height: number, sign: LengthSign): string => `${Number(height.toFixed(2))}${sign}`;

const directions = [
  'to the right',
  'down and right',
  'down',
  'down and left',
  'to the left',
  'up and left',
  'up',
  'up and right',
] as const;

/** Distance and direction; a landmark names the direction if there is one. */
const wayText = (
  { distance = 0, eighth, towards, inside, contact }: PlaceFacts,
  sign: LengthSign,
): string => {
  const way =
    towards === undefined
      ? (directions[eighth % directions.length] ?? '')
      : inside === towards
        ? `into ${towards}`
        : contact.includes(towards)
          ? `to ${towards}`
          : `towards ${towards}`;
  return `${far(distance, sign)} ${way}${inside === undefined || inside === towards ? '' : `, into ${inside}`}`;
};

/** A place, measured from a figure or from the edges of the table. */
export const placeText = (facts: PlaceFacts, sign: LengthSign): string => {
  const { at, distance, contact, nearest, towards } = facts;
  const [left, top] = at;
  const where =
    distance === undefined
      ? `${far(left, sign)} from the left, ${far(top, sign)} from the top`
      : distance < 0.05
        ? 'Stay here'
        : wayText(facts, sign);
  if (contact.length > 0)
    return contact.length === 1 && contact[0] === towards
      ? `${where}, in contact`
      : `${where}, in contact with ${list(contact)}`;
  if (!nearest) return where;
  return nearest.name === towards
    ? `${where}, still ${far(nearest.distance, sign)} away`
    : `${where}, ${far(nearest.distance, sign)} from ${nearest.name}`;
};

/** The same, with coordinates, for places that would otherwise have the same text. */
export const placeApart = (text: string, { at: [left, top] }: PlaceFacts, sign: LengthSign): string =>
  `${text} (${far(left, sign)} from the left, ${far(top, sign)} from the top)`;

/** Heading of places that lie alike. @param group `far`: # at least; `to`: # at most */
export const placeGroup = (
  group: {
    readonly by: 'contact' | 'nobody' | 'way' | 'nearest';
    readonly far?: number;
    readonly to?: number;
  },
  sign: LengthSign,
): string => {
  const { by, far: from = 0, to = from } = group;
  const span = from === 0 ? `Up to ${far(to, sign)}` : `${from} to ${far(to, sign)}`;
  switch (by) {
    case 'contact':
      return 'In base contact';
    case 'nobody':
      return 'Elsewhere';
    case 'way':
      return `${span} away`;
    case 'nearest':
      return `${span} from the nearest opponent`;
  }
};

/** Consequences of a move there; empty if there are none worth saying. */
export const placeMeans = (
  { round, drops, opponents, cover, unseen, stakes }: PlaceMeaning,
  sign: LengthSign,
): string => {
  const whom = (names: readonly string[]): string =>
    names.length === opponents && opponents > 1 ? 'all opponents' : list(names);
  return [
    ...stakes,
    ...(round === undefined ? [] : [`The way round is ${far(round, sign)} long.`]),
    ...(drops.length === 0 ? [] : [`Jumps down ${list(drops.map((drop) => far(drop, sign)))} on the way.`]),
    ...(cover.length === 0 ? [] : [`In cover from ${whom(cover)}.`]),
    ...(unseen.length === 0 ? [] : [`Out of sight of ${whom(unseen)}.`]),
  ].join(' ');
};

const threatWords: Readonly<Record<ThreatWay, string>> = {
  attack: 'attack',
  charge: 'charge',
  shoot: 'shoot',
  'shoot-after-move': 'move and shoot',
  spell: 'cast a spell on',
};

/** "charge or shoot". */
export const waysText = (ways: readonly ThreatWay[]): string =>
  list(
    ways.map((way) => threatWords[way]),
    'or',
  );

/** Most opponents of one kind who are named. */
const namedThreats = 3;

/** Opponents who could harm you at a place next turn: "Gerda can charge you here." Empty for none. */
export const placeThreats = ({ threats, risk }: Pick<PlaceMeaning, 'threats' | 'risk'>): string =>
  threatsAlike(threats)
    .map(({ ways, names }) => {
      const whom = names.length > namedThreats ? `${names.length} opponents` : list(names);
      return `${whom} can ${waysText(ways)} you here.`;
    })
    .concat(risk ?? [])
    .join(' ');
