import { count } from '#words/language/words';
import type { About } from '../match/state/option';
import { findScenario } from '../scenarios/index';
import type { MissionId } from '../scenarios/scenario';
import { missionText } from '#words/systems/living/messages/scenarios-missions';

/** Words without the addresses that they lead to. */
const plain = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** How a mission is lost where somebody learns by it, if not as by the book. */
const inLessons: Readonly<Partial<Record<MissionId, readonly string[]>>> = {
  'first-steps': [
    'By the book you lose when your last die is gone. This is a lesson: you keep that die and walk on.',
  ],
};

/** The goal of each mission, in one line of a phone. */
const inBrief: Readonly<Record<MissionId, string>> = {
  'first-steps': 'Reach the opposite corner',
  'melee-training': 'Beat five dummies, then come home',
  'open-fire': 'Shoot every dummy',
  'kind-of-magic': 'Heal victims until Uncle Tom falls',
};

/** The lessons of each mission, listed once it is over. */
const learned: Readonly<Record<MissionId, readonly string[]>> = {
  'first-steps': [
    'You walk up to 1# for each die you have.',
    'Your dice are your Life: fewer dice, less walking.',
    'Green pips set your skill off, and each one counts.',
  ],
  'melee-training': [
    'You attack whoever you touch. One die’s red pips are your AV.',
    'Their grey pips are their DV. They lose AV minus DV.',
    'Green pips on any die set off your skill.',
    'A charge is two moves and an attack, for two actions.',
  ],
  'open-fire': [
    'You shoot what’s in sight and range. One die’s yellow pips are your RAV.',
    'Behind a wall a target is in cover and has 1 more DV.',
    'After a shot, reload your crossbow.',
    'Delay saves an action for somebody else’s turn.',
  ],
  'kind-of-magic': [
    'One die’s blue pips are your MAV: power and range.',
    'Green pips on all dice say how many targets a spell has.',
    'Everybody rolls against a spell, friend or foe.',
  ],
};

interface MissionEnd {
  readonly name: string;
  /** Those left. */
  readonly dice: number;
  readonly phase: number;
}

const left = ({ dice }: MissionEnd): string => `${count(dice, 'die', 'dice')} left`;

/** How a mission ended. */
export const missionEnds = {
  won: {
    'first-steps': (end) =>
      `You made it: ${end.name} reached the opposite corner in phase ${end.phase}, with ${left(end)}.`,
    'melee-training': (end) =>
      `You did it: all five dummies are beaten, and ${end.name} is back home with ${left(end)}.`,
    'open-fire': (end) =>
      `You did it: no dummies are left, and ${end.name} is still standing, with ${left(end)}.`,
    'kind-of-magic': (end) => `You did it: Uncle Tom is beaten, and ${end.name} has ${left(end)}.`,
  } satisfies Readonly<Record<MissionId, (end: MissionEnd) => string>>,
  lost: ({ name, phase }: MissionEnd): string =>
    `${name} lost the last die in phase ${phase}, so the mission is lost. Try again.`,
};

/** A training mission on the play table: what happens in it, and how it is won. */
export const missionLines = (
  id: string,
  isLesson: boolean,
):
  | {
      readonly title: string;
      readonly lines: readonly string[];
      readonly goal: readonly string[];
      readonly goalInBrief: string;
      readonly learned: readonly string[];
    }
  | undefined => {
  const mission = findScenario(id);
  if (mission?.kind !== 'mission') return undefined;
  const { title, setUp, play, end } = missionText(mission);
  const [goal = '', ...others] = end.map(plain);
  const kept = isLesson ? inLessons[mission.id] : undefined;
  // The first line is about the table, which lies there already.
  return {
    title,
    lines: [...setUp.slice(1), ...play].map(plain),
    goal: [goal, ...(kept ?? others)],
    goalInBrief: inBrief[mission.id],
    learned: learned[mission.id],
  };
};

/** Meaning of a question, for whoever plays for the first time. */
const hints: Readonly<Partial<Record<About['about'], string>>> = {
  action:
    'On your turn you take one action after another. The turn is over when none is left, or when you end it.',
  move: 'You move up to 1# for each die you have, around obstacles. Gold on the map shows where you can go: tap a place there, or choose one from the list.',
  die: 'You rolled your whole Hand, and one die counts. Choose the best one, which is usually the one with the most pips.',
  reaction: 'You delayed an action, so you may now spend a Delay counter to act before anybody else does.',
  answer: 'Somebody is about to act, and you may do something first.',
  target: 'Choose a target. The map and the list of figures show who’s where.',
  place: 'Choose a place on the map or from the list.',
};

const aboutSweeps =
  'You decide this once, before the match. You score a critical hit when two or more dice show your best Melee face.';

const dieCounts = 'You rolled your whole Hand, and one die counts. Choose the best one';

/** The pips that count, and the name of what they make. */
const dieHints: Readonly<Partial<Record<string, string>>> = {
  AV: 'its red Melee pips are your attack value, the AV.',
  RAV: 'its yellow Ranged pips are your ranged attack value, the RAV.',
  DV: 'its grey Defence pips are your defence value, the DV. If it’s at least as high as the AV, the attack does nothing.',
  MDV: 'its blue Magic pips are your defence value against magic, the MDV.',
};

/** A Shout is asked for once the action is chosen that it goes with. */
const aboutShouts =
  'A Shout costs no action: it goes with the action you’ve just chosen. It reaches 1# for each of your dice, measured from where that action ends, and counts for everybody it’s meant for. If it’s for allies, you hear it too.';

export const hintOf = (asked: About): string | undefined => {
  if (asked.about === 'skill' && asked.skill === 'shout') return aboutShouts;
  if (asked.about === 'may' && asked.what === 'sweep') return aboutSweeps;
  // A card in the deck lies nowhere on the map.
  if (asked.about === 'target' && asked.skill === 'psion/oscitancy') return undefined;
  const die = asked.about === 'die' ? dieHints[asked.value] : undefined;
  return die === undefined ? hints[asked.about] : `${dieCounts}: ${die}`;
};
