import type { Until } from '../../skills/effects/terms';
import { actWith } from '../turn/borrowed';
import { worth } from '../values/count';
import { performOne } from './one-action';
import { reached } from '../using/power';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext, type ActPlay } from '../state/match-context';
import { knownSkills } from '../using/learnt';
import { beginRow, noteLast, reload } from '../attack/loading';
import { clockOf } from '../lasting/clock';
import { isHampered, mayBeDeclined, type Order } from '../using/orders';
import { ritualOf } from '../entries/auras';
import { whoIs } from '../using/targets';
import { isTrained } from '../state/training';
import type { EffectContext } from '../state/use';

/** Where several movements are to end, the last one ends. */
const onTheWay = (act: Order): Order =>
  act.manner?.includes('to-terrain')
    ? { ...act, manner: act.manner.filter((each) => each !== 'to-terrain') }
    : act;

/** A skill lets its user continue at most this often in a turn, whatever is rolled (ruling pipsmith-going-on). */
const mostTimesOn = 20;

const perform: ActPlay<'perform'> = function* (match, act, context): Flow {
  for (const id of yield* whoIs(match, act.who, context)) {
    const figure = figureOf(match, id);
    if (figure.life !== 'up' || ritualOf(figure) || isHampered(context.use.skill, figure)) continue;
    if (!isTrained(match, figure)) continue;
    if (act.action === 'any-but-waiting') {
      yield* actWith(match, figure, act, context);
      continue;
    }
    const times = worth(match, act.times, context, id);
    const amounts = {
      further: act.further === undefined ? 0 : worth(match, act.further, context, id),
      stronger: act.stronger === undefined ? 0 : worth(match, act.stronger, context, id),
      isOptional: act.optional === true || mayBeDeclined(context.use.skill),
    };
    const goesOn = act.action === 'same-skill';
    const row = goesOn ? beginRow(match, figure, context.use) : undefined;
    for (let time = 0; time < times && figure.hand > 0; time += 1) {
      if (goesOn && figure.thisTurn.wentOn >= mostTimesOn) break;
      if (goesOn) figure.thisTurn = { ...figure.thisTurn, wentOn: figure.thisTurn.wentOn + 1 };
      if (row) figure.reloads = row;
      yield* performOne(match, figure, time < times - 1 ? onTheWay(act) : act, context, amounts);
      if (row) noteLast(match, figure, row, context.use);
    }
  }
};

const grant: ActPlay<'grant'> = function* (match, { action, times, who, until }, context): Flow {
  for (const id of yield* whoIs(match, who, context)) {
    const figure = figureOf(match, id);
    const clock = clockOf(match, until, context.use.user, figure, context.scale);
    const count = worth(match, times, context, id);
    if (count > 0)
      figure.granted = [...figure.granted, { action, times: count, skill: context.use.skill.id, clock }];
  }
};

/** The sender of a Loa that was led away cannot use that skill for a while. */
const denySummoners = (match: MatchContext, until: Until, context: EffectContext): void => {
  for (const { skill, by } of context.use.outcome.led) {
    const summoner = figureOf(match, by);
    const clock = clockOf(match, until, context.use.user, summoner, context.scale);
    summoner.barred = [...summoner.barred, { skill, clock }];
  }
};

const disable: ActPlay<'disable'> = function* (match, { what, count, whom, until }, context): Flow {
  if (what === 'snatched-loa') {
    denySummoners(match, until, context);
    return;
  }
  for (const { figure, scale } of yield* reached(match, whom, context)) {
    const clock = clockOf(match, until, context.use.user, figure, scale);
    const bar = (skill: string): void => {
      figure.barred = [...figure.barred, { skill, clock }];
    };
    switch (what) {
      case 'all-skills':
        bar('');
        break;
      case 'this-skill':
        bar(context.use.skill.id);
        break;
      case 'skill-used':
        if (context.trigger?.use) bar(context.trigger.use.skill.id);
        break;
      case 'snowball-skills':
        for (const { id, kind } of knownSkills(match, figure)) if (kind === 'snowball') bar(id);
        break;
      case 'random-skill': {
        let known = knownSkills(match, figure).map(({ id }) => id);
        for (
          let left = count === undefined ? 1 : worth(match, count, context, figure.id, scale);
          left > 0;
          left -= 1
        ) {
          if (known.length === 0) break;
          const place = match.host.draw('dice', known.length, figure.id, context.use.skill.id);
          const skill = known[place];
          if (skill !== undefined) bar(skill);
          known = known.filter((id) => id !== skill);
        }
      }
    }
  }
};

export const order = { perform, grant, reload, disable } as const;
