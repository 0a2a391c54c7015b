import type { Following } from '../../../match/forecast';
import { pipForecasts } from '../../../painted-die/play/forecasts';
import { firstJudge } from '../match/players/judge';
import { firstEngine } from '../match/rules';
import type { MatchEvent } from '../match/state/event';
import type { About, Option } from '../match/state/option';
import type { Profile } from '../match/state/profile';
import type { Situation } from '../match/state/situation';

export const following: Following<Situation, About, Option, MatchEvent> = {
  judge: firstJudge,
  // Nobody reacts in the first edition.
  pass: () => undefined,
  ends: ({ type }) => type === 'turn' || type === 'round',
};

export const { readsIn, forecastAt } = pipForecasts<Situation, About, Option, MatchEvent, Profile>({
  engine: firstEngine,
  following,
  defences: new Set(['DV', 'MDV']),
  inDefence: ({ sides: { armour, magic } }) => [armour, magic],
  inOthers: ({ sides: { melee, ranged, magic, skill } }) => ({
    best: [melee, ranged, magic],
    twice: [],
    sums: [skill],
  }),
  sheets: ({ figures, sheets }) => figures.map(({ sheet }) => sheets[sheet]),
  dice: ({ figures }) => figures.map(({ dice }) => dice),
  by: (option) => ('figure' in option ? option.figure : undefined),
});
