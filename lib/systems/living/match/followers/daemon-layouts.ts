import { faceNumbers, type FaceNumber } from '../../../../dice/face';
import { isDaemonSkill, type DaemonMeans } from '../../rules/daemon';
import type { Follower } from '../../sheet/follower';
import { emptyFaces, pipCosts, pips, pipsOnFace, type Face, type Faces, type Pip } from '../../sheet/pips';
import { skills } from '../../skills/index';

type Trait = Exclude<Pip, 'skill' | 'ranged'>;
type Die = Record<FaceNumber, Face>;

/** The highest face first, where pips are worth most; the 1-face takes none (ruling 1). */
const downwards: readonly FaceNumber[] = [6, 5, 4, 3, 2];
const upwards: readonly FaceNumber[] = [...downwards].reverse();

/** Whether one more pip of a colour fits on a face: never all in one colour (rulings 1 and 2). */
export const fitsOn = (faces: Faces, number: FaceNumber, pip: Pip): boolean => {
  const face = faces[number];
  const painted = pipsOnFace(face) + 1;
  return painted < number || (painted === number && face[pip] + 1 < number);
};

const paint = (die: Die, number: FaceNumber, pip: Pip): void => {
  die[number] = { ...die[number], [pip]: die[number][pip] + 1 };
};

/** This many Skill pips on a face without any, as many as fit there: one pip of it stays free of green. */
const paintGreen = (die: Die, wanted: number, kept: FaceNumber | undefined): void => {
  const free = upwards.filter((number) => die[number].skill === 0);
  const able = free.filter((number) => number > wanted);
  const place = able.find((number) => number === kept) ?? able[0] ?? free[free.length - 1];
  if (place !== undefined) die[place] = { ...die[place], skill: Math.min(wanted, place - 1) };
};

/** @param card whose Skill pips stay where they are, if the faces are large enough */
const greenDie = ({ green }: DaemonMeans, card: Faces = emptyFaces): Die => {
  const die: Die = { ...emptyFaces };
  const kept = upwards.filter((number) => card[number].skill > 0);
  green.forEach((wanted, at) => paintGreen(die, wanted, kept[at]));
  return die;
};

/** Ways to build a daemon without a card: which trait comes first on each face. */
const preferences: readonly ((number: FaceNumber) => Trait)[] = [
  () => 'melee',
  (number) => (number % 2 === 0 ? 'defence' : 'melee'),
  (number) => (number === 6 ? 'melee' : number === 4 ? 'magic' : 'defence'),
];

const traits: readonly Trait[] = ['melee', 'defence', 'magic'];

/** Spends the points face by face, the highest first: on the first trait, then on the others. */
const builtBy = (first: (number: FaceNumber) => Trait, means: DaemonMeans): Faces => {
  const die = greenDie(means);
  let left = means.points;
  for (const number of downwards)
    for (const trait of [first(number), ...traits])
      while (left >= pipCosts[trait] && fitsOn(die, number, trait)) {
        paint(die, number, trait);
        left -= pipCosts[trait];
      }
  return die;
};

/** A card cut down to what there is: the pips of the lowest faces go first (ruling pipsmith-daemon-over-points). */
const cutTo = (means: DaemonMeans, card: Faces): Faces => {
  const die = greenDie(means, card);
  let left = means.points;
  for (const number of downwards)
    for (const trait of traits)
      for (let pip = 0; pip < card[number][trait]; pip += 1) {
        if (!fitsOn(die, number, trait)) continue;
        left -= pipCosts[trait];
        if (left < 0) return die;
        paint(die, number, trait);
      }
  return die;
};

/** Daemon Skills that ask nothing of the miniature, in the order of the school. */
const plainSkills: readonly string[] = skills
  .filter(({ id, requires = [] }) => isDaemonSkill(id) && requires.length === 0)
  .map(({ id }) => id);

/** The Daemon Skills of a card, as many as there are slots; where it has none, those that suit every miniature. */
const skillsFor = (card: Follower | undefined, slots: number): readonly string[] => {
  const own = [...new Set(card?.skills ?? [])].filter(isDaemonSkill);
  return (own.length > 0 ? own : plainSkills).slice(0, slots);
};

const samePips = (a: Faces, b: Faces): boolean =>
  faceNumbers.every((number) => pips.every((pip) => a[number][pip] === b[number][pip]));

/**
 * Daemons that could be built with these means and are worth a look: the hero's card, cut down to them, and
 * some layouts.
 */
export const daemonLayouts = (
  means: DaemonMeans,
  slots: number,
  card: Follower | undefined,
): readonly Follower[] => {
  const bare: Follower = { kind: 'daemon', magical: false, weapons: [], faces: emptyFaces, skills: [] };
  const own = card && {
    ...card,
    faces: cutTo(means, card.faces),
    skills: card.skills.length === 0 ? [] : skillsFor(card, slots),
  };
  const fresh = preferences.map((first) => ({
    ...(card ?? bare),
    faces: builtBy(first, means),
    skills: skillsFor(card, slots),
  }));
  const found: Follower[] = [];
  for (const each of own ? [own, ...fresh] : fresh) {
    const isKnown = found.some(
      ({ faces, skills: known }) => samePips(faces, each.faces) && known.join(' ') === each.skills.join(' '),
    );
    if (!isKnown) found.push(each);
  }
  return found;
};
