import { faceNumbers } from '../../../../dice/face';
import type { Weighed } from '../../../../match/playing/judge';
import { stir } from '../../../../match/chance';
import { sure, weighingBy } from '../../../../skirmish/players/weighing';
import { distanceBetween, towards, unit, type Point } from '../../../../table/table';
import { tableValues } from '../../rules/table-values';
import { poolSizes } from '../../rules/values';
import { findSlayerSkill, type SlayerSkillId } from '../../skills/slayers';
import { isDragon, type Figure } from '../state/figure';
import { dragonOf, figureOf, foesOf, type Table } from '../state/match-context';
import { leavingSpots } from '../movement/leave';
import { paceOf } from '../movement/walk';
import type { About, Option } from '../state/option';
import { contactsOf } from '../places/bases';
import { dragonPick, type DragonPick } from '../rolls/values';
import { skillInTurn } from '../turn/actions';
import { meanOf } from './reckon';
import { dragonSkillGain, pickGain, slayerSkillGain } from './skill-worth';
import { gainOn, standOf } from './stand';
import { slayerWorth } from './value';

const goalsOf = (table: Table, figure: Figure): readonly Point[] => foesOf(table, figure).map(({ at }) => at);

/** Expected gain from a movement: the best of the places on the straight ways to and from opponents. */
const moveGain = (table: Table, figure: Figure, acts: boolean, pace: number): number => {
  const worthAt = standOf(table, figure, acts);
  const here = worthAt(figure.at);
  let best = here;
  for (const goal of goalsOf(table, figure)) {
    const apart = distanceBetween(figure.at, goal);
    const most = Math.max(0, apart - 2 * unit);
    best = Math.max(best, worthAt(towards(figure.at, goal, Math.min(pace, most))));
    const back = { x: 2 * figure.at.x - goal.x, y: 2 * figure.at.y - goal.y };
    best = Math.max(best, worthAt(towards(figure.at, back, pace)));
  }
  return Math.max(best - here, 0.01);
};

/** Expected gain from leaving contact: those who are left strike first. */
const leaveGain = (table: Table, figure: Figure, acts: boolean): number => {
  const worthAt = standOf(table, figure, acts);
  const here = worthAt(figure.at);
  const spots = leavingSpots(table, figure);
  const best = Math.max(-5, ...spots.map((spot) => worthAt(spot)));
  const struck = contactsOf(table, figure).reduce(
    (sum, foe) => sum + (isDragon(figure) ? meanOf(table, foe, figure) : gainOn(table, figure)),
    0,
  );
  return best - here - struck;
};

const recoverGain = (table: Table, slayer: Figure): number => {
  const back = Math.min(tableValues.recovered, poolSizes.slayer - slayer.pool);
  return contactsOf(table, slayer).length > 0 ? 0.05 * back : 1.3 * back * (slayer.pool <= 3 ? 1 : 0.7);
};

const isSlayerSkill = (id: string): id is SlayerSkillId => findSlayerSkill(id) !== undefined;

const skillGain = (
  table: Table,
  figure: Figure,
  acts: boolean,
  option: Option & { pick: 'skill' },
): number => {
  if (isDragon(figure)) {
    const skill = skillInTurn(table, table.s.acting?.card ?? table.s.lastCard);
    const target = option.target < 0 ? undefined : figureOf(table, option.target);
    const picks = faceNumbers.map((face) => dragonPick(table, face));
    return skill ? dragonSkillGain(table, skill, target, picks) : 0;
  }
  if (!isSlayerSkill(option.skill)) return 0;
  const own = slayerSkillGain(table, figure, option.skill);
  if (findSlayerSkill(option.skill)?.use !== 'move') return own;
  const isClose = contactsOf(table, figure).length > 0;
  return own + (isClose ? 0.05 : moveGain(table, figure, acts, paceOf(figure) + unit / 2) + 0.02);
};

const actGain = (table: Table, figure: Figure, option: Option): number => {
  const acts = !isDragon(figure) && table.s.acting?.left === 2;
  switch (option.pick) {
    case 'move':
      return moveGain(table, figure, acts, paceOf(figure));
    case 'leave':
      return leaveGain(table, figure, acts);
    case 'attack':
      return isDragon(figure)
        ? gainOn(table, figureOf(table, option.target))
        : meanOf(table, figure, dragonOf(table));
    case 'skill':
      return skillGain(table, figure, acts, option);
    case 'recover':
      return recoverGain(table, figure);
    case 'end':
    case 'yes':
    case 'no':
    case 'figure':
    case 'card':
    case 'die':
    case 'place':
      return 0;
  }
};

/** Whether to meet a figure: she meets targets she would attack; slayers with daggers meet her. */
const meetGain = (table: Table, mover: Figure, who: Figure): number =>
  isDragon(who)
    ? gainOn(table, mover) * 0.4 - 0.1
    : meanOf(table, who, mover) * 0.8 - gainOn(table, who) * 0.25;

/** Which card loses dice: those that show little go first, and bring her another turn. */
const cardGain = (table: Table, card: number, damage: number, isHers: boolean): number => {
  const die = table.s.row[card]?.die ?? 0;
  if (die === 0) return isHers ? 0.1 : 0;
  const turns = die <= damage ? 0.6 : 0;
  return isHers ? turns - die * 0.01 : -turns + 0.02 * die;
};

/** Ties between dice are broken at random. */
const eitherOf = ({ face }: DragonPick, turns: number): number => (stir(face, turns) >>> 0) / 2 ** 44;

const optionGain = (table: Table, about: About, option: Option): number => {
  switch (about.about) {
    case 'act':
      return actGain(table, figureOf(table, about.figure), option);
    case 'meet':
      return option.pick === 'figure'
        ? meetGain(table, figureOf(table, about.figure), figureOf(table, option.figure))
        : 0;
    case 'strike-leaver':
      return option.pick === 'yes' ? 1 : 0;
    case 'break-away':
      return option.pick === 'yes' ? -0.1 : 0;
    case 'leave':
      return option.pick === 'place' ? standOf(table, figureOf(table, about.figure), false)(option.at) : 0;
    case 'die': {
      const skill = about.skill === '' ? undefined : skillInTurn(table, table.s.acting?.card ?? -1);
      const pick = option.pick === 'die' ? dragonPick(table, option.face) : undefined;
      if (!pick) return 0;
      return pickGain(table, figureOf(table, about.target), skill, pick) + eitherOf(pick, table.s.turns);
    }
    case 'card':
      return option.pick === 'card' ? cardGain(table, option.card, about.damage, about.isHers) : 0;
    case 'friend':
      return option.pick === 'figure' ? 5 - slayerWorth(figureOf(table, option.figure)) : 0;
    case 'first-card':
    case 'set':
    case 'tree':
    case 'move':
      return 0;
  }
};

/** Placing trees, a player has no reason for one place rather than another. */
const anywhere = (place: Point, nth: number): number => (stir(stir(place.x, place.y), nth) >>> 0) / 2 ** 34;

/** Slayers are placed apart from each other, the first of them towards the dragon. */
const apart = (table: Table, slayer: Figure): ((place: Point) => number) => {
  const placed = table.s.figures.filter(
    (other) => other !== slayer && other.team === slayer.team && other.at.x > 0,
  );
  const her = dragonOf(table).at;
  return (place) => {
    const nearest = Math.min(...placed.map(({ at }) => distanceBetween(at, place)), 4 * unit);
    return (nearest - distanceBetween(place, her) / 64) / unit;
  };
};

const placesWeighed = (
  table: Table,
  about: About,
  places: readonly Point[],
  most: number,
): readonly Weighed[] => {
  if (about.about === 'tree') return places.map((place) => sure(place, anywhere(place, about.left)));
  if (about.about === 'set') {
    const worthAt = apart(table, figureOf(table, about.figure));
    return places.map((place) => sure(place, worthAt(place)));
  }
  if (about.about !== 'move') return places.map((place) => sure(place, anywhere(place, 0)));
  const figure = figureOf(table, about.figure);
  const acts = !isDragon(figure) && (table.s.acting?.left ?? 0) > 0;
  const worthAt = standOf(table, figure, acts);
  const here = worthAt(figure.at);
  const skip = Math.max(1, Math.ceil(places.length / most));
  return places.filter((_, at) => at % skip === 0).map((place) => sure(place, worthAt(place) - here));
};

export const { weigh, reflex } = weighingBy<Table, About, Option>({
  optionWeighed: (table, about, option, at) =>
    sure(at, optionGain(table, about, option), option.pick === 'recover' ? 2 : 1),
  placesWeighed,
  looks: 40,
  glances: 12,
});
