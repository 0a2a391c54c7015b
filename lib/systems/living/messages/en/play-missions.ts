import type { About } from '../../match/state/option';
import { findScenario } from '../../scenarios/index';
import { missionText } from './scenarios-missions';

/** Words without the addresses that they lead to. */
const plain = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** A training mission on the play table: what happens in it, and how it is won. */
export const missionLines = (
  id: string,
):
  | { readonly title: string; readonly lines: readonly string[]; readonly goal: readonly string[] }
  | undefined => {
  const mission = findScenario(id);
  if (mission?.kind !== 'mission') return undefined;
  const { title, setUp, play, end } = missionText(mission);
  // The first line is about the table, which lies there already.
  return { title, lines: [...setUp.slice(1), ...play].map(plain), goal: end.map(plain) };
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
