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

/** What a question means, for whoever plays for the first time. */
const hints: Readonly<Partial<Record<About['about'], string>>> = {
  action:
    'In your turn you take one action after the other. When none is left, or when you end the turn, it is over.',
  move: 'You move up to as many # as you have dice, round what stands in the way. On the map, gold is what you reach: touch a place there, or take one of the list.',
  die: 'All dice of the Hand were rolled, and one of them counts. Take the one that serves best; most often it shows the most pips.',
  reaction: 'You waited, and may spend the Delay counter now: this happens before the next one acts.',
  answer: 'Somebody is about to do something, and you have a skill that answers it.',
  target: 'Choose who it is aimed at. The map and the list of figures show who stands where.',
  place: 'Choose a place on the map, or one of the list.',
};

export const hintOf = ({ about }: About): string | undefined => hints[about];
