import type { RollReads } from '../../../match/expected';
import type { Match } from '../../../match/engine';
import type { Following, Forecast } from '../../../match/forecast';
import { oncePer } from '../../../once-per';
import { forecastOf, readingBy } from '../../../match/forecast-of';
import { happenings } from '../../../pip-hero/play/happenings';
import { readingOf, type RollSides } from '../../../pip-hero/play/roll-reading';
import { firstJudge } from '../match/players/judge';
import { firstEngine } from '../match/rules';
import type { MatchEvent } from '../match/state/event';
import type { About, Option } from '../match/state/option';
import type { Sheet } from '../match/state/sheet';
import type { Situation } from '../match/state/situation';

export const following: Following<Situation, About, Option, MatchEvent> = {
  judge: firstJudge,
  // Nobody reacts in the first edition.
  pass: () => undefined,
  ends: ({ type }) => type === 'turn' || type === 'round',
};

const inDefence = oncePer(({ sides }: Sheet): RollSides => ({
  best: [sides.armour, sides.magic],
  twice: [],
  sums: [],
}));
const inOthers = oncePer(({ sides: { melee, ranged, magic, skill } }: Sheet): RollSides => ({
  best: [melee, ranged, magic],
  twice: [],
  sums: [skill],
}));

/** What the rules look at in rolls of the figures as they are now. */
export const readsIn = ({ figures, sheets }: Situation): RollReads => {
  const cards = figures.map(({ sheet }) => sheets[sheet]);
  return ({ owner, why }, shown) => {
    const card = cards[owner];
    if (!card) return shown.toSorted((a, b) => a - b).join(' ');
    return readingOf(why === 'DV' || why === 'MDV' ? inDefence(card) : inOthers(card), shown);
  };
};

/** What an option may come to. */
export const forecastAt = (match: Match<Situation>, nth: number): Forecast | undefined => {
  const request = firstEngine.pending(match);
  const option = request && 'options' in request ? request.options[nth] : undefined;
  if (!option || !('figure' in option)) return undefined;
  const situation = firstEngine.look(match);
  const pools = situation.figures.map(({ dice }) => dice);
  return forecastOf(
    firstEngine,
    following,
    { happenings, reading: readingBy(happenings, readsIn(situation)) },
    match,
    nth,
    {
      by: option.figure,
      diceOf: (figure) => pools[figure] ?? 0,
    },
  );
};
