import type { Match } from '../../../match/engine';
import type { Following, Forecast } from '../../../match/forecast';
import { pipForecasts } from '../../../painted-die/play/forecasts';
import { livingJudge } from '../match/players/judge';
import { livingEngine } from '../match/rules';
import type { MatchEvent } from '../match/state/event';
import type { About, Option } from '../match/state/option';
import type { Profile } from '../match/state/profile';
import type { Situation } from '../match/state/situation';
import { findSkill } from '../skills/index';
import { ruleAbout } from '../skills/school-rules';

export const following: Following<Situation, About, Option, MatchEvent> = {
  judge: livingJudge,
  pass: (request) => {
    const { about } = request.about;
    if (!('options' in request) || (about !== 'reaction' && about !== 'answer')) return undefined;
    const done = request.options.findIndex(({ pick }) => pick === 'done');
    return done < 0 ? undefined : done;
  },
  ends: ({ type }) => type === 'turn' || type === 'phase',
};

export const { readsIn, forecastAt } = pipForecasts<Situation, About, Option, MatchEvent, Profile>({
  engine: livingEngine,
  following,
  defences: new Set(['DV', 'MDV', 'projectile']),
  inDefence: ({ sides: { defence, magic } }) => [defence, magic],
  // Of an attack with what is thrown either colour counts; the Skill pips of every other roll are added up.
  inOthers: ({ sides: { melee, ranged, magic, skill } }) => {
    const either = melee.map((pips, side) => Math.max(pips, ranged[side] ?? 0));
    return { best: [melee, ranged, magic], twice: [melee, ranged, either], sums: [skill] };
  },
  // A die that may be turned after the roll is any of them.
  isOpen: ({ why }) => {
    const skill = findSkill(why);
    return skill !== undefined && ruleAbout(skill, 'sacrifice') !== undefined;
  },
  sheets: ({ figures, sheets }) => figures.map(({ sheet }) => sheets[sheet]),
  dice: ({ figures }) => figures.map(({ hand }) => hand),
  by: (option, { figure }) => ('by' in option ? option.by : figure),
});

/** Attacks; what works with one that names no skill is asked for later, or comes by itself. */
const attacks: ReadonlySet<Option['pick']> = new Set<Option['pick']>(['melee', 'charge', 'shoot']);

/** The forecast that a player sees: of a plain attack without the chance of a skill that its text doesn’t name. */
export const shownForecast = (match: Match<Situation>, nth: number): Forecast | undefined => {
  const forecast = forecastAt(match, nth);
  const request = livingEngine.pending(match);
  const option = request && 'options' in request ? request.options[nth] : undefined;
  const isPlain = option && attacks.has(option.pick) && !('skill' in option);
  if (!forecast || !isPlain) return forecast;
  const { hits, figures } = forecast;
  return { ...(hits !== undefined && { hits }), figures };
};
