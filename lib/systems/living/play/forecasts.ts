import type { Match } from '../../../match/engine';
import type { Roll, RollReads } from '../../../match/expected';
import type { Following, Forecast } from '../../../match/forecast';
import { oncePer } from '../../../once-per';
import { forecastOf, readingBy } from '../../../match/forecast-of';
import { happenings } from '../../../pip-hero/play/happenings';
import { readingOf, type RollSides } from '../../../pip-hero/play/roll-reading';
import { livingJudge } from '../match/players/judge';
import { livingEngine } from '../match/rules';
import type { MatchEvent } from '../match/state/event';
import type { About, Option } from '../match/state/option';
import type { Sheet } from '../match/state/sheet';
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

const inDefence = oncePer(({ sides }: Sheet): RollSides => ({
  best: [sides.defence, sides.magic],
  twice: [],
  sums: [],
}));

/** Of an attack with what is thrown either colour counts; the Skill pips of every other roll are added up. */
const inOthers = oncePer(({ sides: { melee, ranged, magic, skill } }: Sheet): RollSides => {
  const either = melee.map((pips, side) => Math.max(pips, ranged[side] ?? 0));
  return { best: [melee, ranged, magic], twice: [melee, ranged, either], sums: [skill] };
});

const defences: ReadonlySet<string> = new Set(['DV', 'MDV', 'projectile']);

/** A die that may be turned after the roll is any of them. */
const maybeTurned = ({ why }: Roll): boolean => {
  const skill = findSkill(why);
  return skill !== undefined && ruleAbout(skill, 'sacrifice') !== undefined;
};

/** What the rules look at in rolls of the figures as they are now. */
export const readsIn = ({ figures, sheets }: Situation): RollReads => {
  const cards = figures.map(({ sheet }) => sheets[sheet]);
  return (roll, shown) => {
    const card = cards[roll.owner];
    if (!card || maybeTurned(roll)) return shown.toSorted((a, b) => a - b).join(' ');
    return readingOf(defences.has(roll.why) ? inDefence(card) : inOthers(card), shown);
  };
};

/** What an option may come to, if nobody reacts. */
export const forecastAt = (match: Match<Situation>, nth: number): Forecast | undefined => {
  const request = livingEngine.pending(match);
  const option = request && 'options' in request ? request.options[nth] : undefined;
  if (!request || !option) return undefined;
  const situation = livingEngine.look(match);
  const hands = situation.figures.map(({ hand }) => hand);
  const by = 'by' in option ? option.by : request.about.figure;
  return forecastOf(
    livingEngine,
    following,
    { happenings, reading: readingBy(happenings, readsIn(situation)) },
    match,
    nth,
    {
      by,
      diceOf: (figure) => hands[figure] ?? 0,
    },
  );
};
