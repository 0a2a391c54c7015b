import type { About } from '../../match/state/option';
import { findScenario } from '../../scenarios/index';
import type { MissionId } from '../../scenarios/scenario';
import { missionText } from './scenarios-missions';

/** Words without the addresses that they lead to. */
const plain = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** How a mission is lost where somebody learns by it, if not as by the book. */
const inLessons: Readonly<Partial<Record<MissionId, readonly string[]>>> = {
  'first-steps': [
    'By the book you lose when your last die is gone. This is a lesson: you keep that die and walk on.',
  ],
};

/** The lessons of each mission, listed once it is over. */
const learned: Readonly<Record<MissionId, readonly string[]>> = {
  'first-steps': [
    'You walk up to 1# for each die in your Hand, around obstacles.',
    'Your dice are your Life, too: with fewer you walk less.',
    'A green pip sets a skill off, and more green pips make it stronger.',
  ],
  'melee-training': [
    'You can attack whoever your base touches. One die counts: its red pips are your AV.',
    'The other side’s grey pips are its DV. AV minus DV is the Life it loses.',
    'Green pips of an attack set off your skill, on whichever die they are.',
    'A charge is a run of up to two moves and an attack, for two actions.',
  ],
  'open-fire': [
    'To shoot you need somebody in sight and in range. Yellow pips make your RAV.',
    'Behind something, a target is in cover: its DV is 1 higher.',
    'After a shot a crossbow has to be reloaded.',
    'Delay saves an action, so you can act while others have their turns.',
  ],
  'kind-of-magic': [
    'Blue pips on one die are your MAV: how strong a spell is and how far it goes.',
    'Green pips on all dice say how many figures it reaches.',
    'Whoever you cast a spell on rolls against it, friend or foe.',
  ],
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
    learned: learned[mission.id],
  };
};

/** Meaning of a question, for whoever plays for the first time. */
const hints: Readonly<Partial<Record<About['about'], string>>> = {
  action:
    'On your turn you take one action after another. The turn is over when none is left, or when you end it.',
  move: 'You move up to 1# for each die you have, around obstacles. Gold on the map shows where you can go: tap a place, or choose one from the list.',
  die: 'You rolled your whole Hand, and one die counts. Choose the best one; usually it shows the most pips.',
  reaction: 'You waited, so you may now spend a Delay counter: this happens before the next figure acts.',
  answer: 'Somebody is about to act, and you have a skill to answer it.',
  target: 'Choose who it is aimed at. The map and the list of figures show who stands where.',
  place: 'Choose a place on the map or from the list.',
};

export const hintOf = ({ about }: About): string | undefined => hints[about];
