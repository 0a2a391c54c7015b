import type { Pip } from '../../sheet/pips';
import type { Sheet, Sides } from '../sheet';

/** What a daemon may have: trait pips as points, Skill pips that lie on one face, and those on another one. */
export interface Means {
  readonly points: number;
  readonly skillPips: number;
  readonly furtherPips: number;
  readonly life: number;
}

type Trait = Exclude<Pip, 'skill' | 'ranged'>;
type Die = Record<Pip, number[]>;

const traits: readonly Trait[] = ['melee', 'defence', 'magic'];
const bare = (): Die => ({
  defence: [0, 0, 0, 0, 0, 0],
  melee: [0, 0, 0, 0, 0, 0],
  ranged: [0, 0, 0, 0, 0, 0],
  magic: [0, 0, 0, 0, 0, 0],
  skill: [0, 0, 0, 0, 0, 0],
});

const on = (sides: Sides, place: number): number => sides[place] ?? 0;
const allOn = (die: Die, place: number): number =>
  (Object.keys(die) as Pip[]).reduce((sum, pip) => sum + on(die[pip], place), 0);

/** Whether one more pip of a colour fits on a face: never all in one colour, and nothing on the 1-face (rulings 1 and 2). */
export const fitsOn = (die: Readonly<Record<Pip, Sides>>, place: number, pip: Trait): boolean => {
  const whole = allOn(die as Die, place);
  return place > 0 && whole <= place && !(whole === place && on(die[pip], place) === place);
};

/** How a new daemon is built where no card is at hand: which trait comes first on each face, the 1-face first. */
const layouts: readonly (readonly Trait[])[] = [
  ['melee', 'melee', 'melee', 'melee', 'melee', 'melee'],
  ['melee', 'defence', 'melee', 'defence', 'melee', 'defence'],
  ['defence', 'defence', 'defence', 'magic', 'defence', 'melee'],
];
export const layoutCount = layouts.length;

const faces = [1, 2, 3, 4, 5] as const;

/**
 * Skill pips go on one face without any, with one pip kept free of green (ruling summoner-green-pips).
 * @param face where a card has them: they stay there unless it is too small
 */
const paintOn = (die: Die, wanted: number, face = 0): void => {
  const free = faces.filter((place) => on(die.skill, place) === 0);
  const able = free.filter((place) => place >= wanted);
  const place = able.find((each) => each === face) ?? able[0] ?? free[free.length - 1];
  if (place !== undefined) die.skill[place] = Math.min(wanted, place);
};

/** @param card whose Skill pips stay where they are */
const paintSkill = (die: Die, { skillPips, furtherPips }: Means, card: Sides = []): void => {
  const [first, second] = faces.filter((place) => on(card, place) > 0);
  paintOn(die, skillPips, first);
  paintOn(die, furtherPips, second);
};

const built = (first: readonly Trait[], means: Means): Die => {
  const die = bare();
  paintSkill(die, means);
  let left = means.points;
  for (let place = 5; place > 0; place -= 1)
    for (const trait of [first[place] ?? 'melee', ...traits])
      while (left > 0 && fitsOn(die, place, trait)) {
        die[trait][place] = on(die[trait], place) + 1;
        left -= 1;
      }
  return die;
};

/** A card cut down to what there is: the pips of the lowest faces go first. */
const cut = (card: Readonly<Record<Pip, Sides>>, means: Means): Die => {
  const die = bare();
  paintSkill(die, means, card.skill);
  let left = means.points;
  for (let place = 5; place > 0; place -= 1)
    for (const trait of traits)
      for (let pip = 0; pip < on(card[trait], place) && left > 0 && fitsOn(die, place, trait); pip += 1) {
        die[trait][place] = on(die[trait], place) + 1;
        left -= 1;
      }
  return die;
};

/** A daemon's card: the one at hand cut to its means, or one of the layouts. */
export const daemonSheet = (card: Sheet | undefined, layout: number | undefined, means: Means): Sheet => {
  const first = layout === undefined ? undefined : layouts[layout];
  const sides = card && !first ? cut(card.sides, means) : built(first ?? [], means);
  return {
    name: card?.name ?? '',
    title: '',
    sides,
    weapons: card?.weapons ?? [],
    skills: card?.skills ?? [],
    isMagical: false,
    dice: means.life,
  };
};
