import type { Match } from '../../../match/engine';
import type { Following, Forecast, Reading } from '../../../match/forecast';
import { forecastOf, type Happening } from '../../../match/forecast-of';
import { woundsOf } from '../cards/boxes';
import type { MatchEvent } from '../match/event';
import { cardFor } from '../match/game';
import type { About, Option } from '../match/option';
import { warbandJudge } from '../match/players/judge';
import { warbandEngine } from '../match/rules';
import type { Situation } from '../match/situation';

/** A step towards a melee is the only answer to what others do: nobody steps. */
export const following: Following<Situation, About, Option, MatchEvent> = {
  judge: warbandJudge,
  pass: (request) => {
    if (request.about.about !== 'step' || !('options' in request)) return undefined;
    const stays = request.options.findIndex(({ pick }) => pick === 'no');
    return stays < 0 ? undefined : stays;
  },
  ends: ({ told }) => told === 'turn' || told === 'activated',
};

/** What a forecast reads of an event. */
const happeningIn = (event: MatchEvent): readonly Happening[] => {
  if (event.told === 'rolled') {
    const { figure, faces, why, works } = event;
    const rolled: Happening = { type: 'rolled', figure, faces, why };
    if (why === 'attack') return [rolled, { type: 'attack', figure, hits: works }];
    return why === 'defence' ? [rolled] : [rolled, { type: 'skill', figure, works }];
  }
  if (event.told === 'wound') return [{ type: 'loss', figure: event.figure, amount: 1 }];
  if (event.told === 'healed') return [{ type: 'healed', figure: event.figure, amount: 1 }];
  return event.told === 'out' ? [{ type: 'down', figure: event.figure }] : [];
};

export const happenings = (events: readonly MatchEvent[]): readonly Happening[] =>
  events.flatMap(happeningIn);

/** One die counts of two, the lower or the higher: their order does not. */
const reads: Reading<Happening>['reads'] = (_, shown) => shown.toSorted((a, b) => a - b).join(' ');

export const told = { happenings, reads };

/** Wounds that each figure still takes until it is out. */
export const lifeIn = (situation: Situation): ((figure: number) => number) => {
  const left = situation.figures.map((figure) =>
    Math.max(0, woundsOf[cardFor({ s: situation }, figure).rank] - figure.wounds),
  );
  return (figure) => left[figure] ?? 0;
};

/** What an option may come to. */
export const forecastAt = (match: Match<Situation>, nth: number): Forecast | undefined => {
  const request = warbandEngine.pending(match);
  const option = request && 'options' in request ? request.options[nth] : undefined;
  if (!option || !('figure' in option)) return undefined;
  const before = { by: option.figure, diceOf: lifeIn(warbandEngine.look(match)) };
  const forecast = forecastOf(warbandEngine, following, told, match, nth, before);
  return forecast && { ...forecast, isOfWounds: true };
};
