import type { Until } from '../../skills/effects/terms';
import type { ActPlay } from '../state/act-play';
import { actWith } from '../turn/borrowed';
import { worth } from '../values/count';
import { performOne } from './one-action';
import { reached } from '../using/each';
import type { Flow } from '../state/flow';
import { figureOf, type Game } from '../state/game';
import { knownSkills } from '../using/learnt';
import { beginRow, noteLast, reload } from '../attack/loading';
import { clockOf } from '../lasting/marks';
import { isHampered, mayBeDeclined, type Order } from '../using/orders';
import { ritualOf } from '../entries/ritual-time';
import { whoIs } from '../using/targets';
import { isTrained } from '../state/training';
import type { Line } from '../state/use';

/** Where several movements are to end, the last one ends. */
const onTheWay = (act: Order): Order =>
  act.manner?.includes('to-terrain')
    ? { ...act, manner: act.manner.filter((each) => each !== 'to-terrain') }
    : act;

/** A skill that lets one go on does so no more often in a turn, whatever is rolled (ruling pipsmith-going-on). */
const mostTimesOn = 20;

const perform: ActPlay<'perform'> = function* (game, act, line): Flow {
  for (const id of yield* whoIs(game, act.who, line)) {
    const figure = figureOf(game, id);
    if (figure.life !== 'up' || ritualOf(figure) || isHampered(line.use.skill, figure)) continue;
    if (!isTrained(game, figure)) continue;
    if (act.action === 'any-but-waiting') {
      yield* actWith(game, figure, act.times, line);
      continue;
    }
    const times = worth(game, act.times, line, id);
    const amounts = {
      further: act.further === undefined ? 0 : worth(game, act.further, line, id),
      stronger: act.stronger === undefined ? 0 : worth(game, act.stronger, line, id),
      isOptional: act.optional === true || mayBeDeclined(line.use.skill),
    };
    const goesOn = act.action === 'same-skill';
    const row = goesOn ? beginRow(game, figure, line.use) : undefined;
    for (let time = 0; time < times && figure.hand > 0; time += 1) {
      if (goesOn && figure.deeds.wentOn >= mostTimesOn) break;
      if (goesOn) figure.deeds = { ...figure.deeds, wentOn: figure.deeds.wentOn + 1 };
      if (row) figure.reloads = row;
      yield* performOne(game, figure, time < times - 1 ? onTheWay(act) : act, line, amounts);
      if (row) noteLast(game, figure, row, line.use);
    }
  }
};

const grant: ActPlay<'grant'> = function* (game, { action, times, who, until }, line): Flow {
  for (const id of yield* whoIs(game, who, line)) {
    const figure = figureOf(game, id);
    const clock = clockOf(game, until, line.use.user, figure, line.scale);
    const count = worth(game, times, line, id);
    if (count > 0)
      figure.granted = [...figure.granted, { action, times: count, skill: line.use.skill.id, clock }];
  }
};

/** Whoever had sent what was led away cannot use that skill for a while. */
const denySummoners = (game: Game, until: Until, line: Line): void => {
  for (const { skill, by } of line.use.led ?? []) {
    const summoner = figureOf(game, by);
    const clock = clockOf(game, until, line.use.user, summoner, line.scale);
    summoner.barred = [...summoner.barred, { skill, clock }];
  }
};

const disable: ActPlay<'disable'> = function* (game, { what, count, whom, until }, line): Flow {
  if (what === 'snatched-loa') {
    denySummoners(game, until, line);
    return;
  }
  for (const { figure, scale } of yield* reached(game, whom, line)) {
    const clock = clockOf(game, until, line.use.user, figure, scale);
    const bar = (skill: string): void => {
      figure.barred = [...figure.barred, { skill, clock }];
    };
    switch (what) {
      case 'all-skills':
        bar('');
        break;
      case 'this-skill':
        bar(line.use.skill.id);
        break;
      case 'skill-used':
        if (line.trigger?.use) bar(line.trigger.use.skill.id);
        break;
      case 'snowball-skills':
        for (const { id, kind } of knownSkills(game, figure)) if (kind === 'snowball') bar(id);
        break;
      case 'random-skill': {
        let known = knownSkills(game, figure).map(({ id }) => id);
        for (
          let left = count === undefined ? 1 : worth(game, count, line, figure.id, scale);
          left > 0;
          left -= 1
        ) {
          if (known.length === 0) break;
          const place = game.host.draw('dice', known.length, figure.id, line.use.skill.id);
          const skill = known[place];
          if (skill !== undefined) bar(skill);
          known = known.filter((id) => id !== skill);
        }
      }
    }
  }
};

export const order = { perform, grant, reload, disable } as const;
