import { count, list, possessive } from '#words/language/words';
import { unit, type Point } from '../../../table/table';
import type { LogLine } from '../../match-part';
import type { Harm, MatchEvent, Reason, Tally } from '../match/state/event';
import type { About } from '../match/state/option';
import type { MatchLog } from '../match/report/match-log';
import { isUsed, skillName } from '#words/systems/warband/messages/match-set-up';
import { terms } from '#words/systems/warband/messages/terms';

export type Names = (figure: number) => string;

export const far = (from: Point, to: Point): string =>
  terms.inches(Number((Math.hypot(to.x - from.x, to.y - from.y) / unit).toFixed(1)));

const reasons: Readonly<Record<Reason, string>> = {
  attack: 'to attack',
  defence: 'to defend',
  recover: 'to recover',
  skill: 'for the skill',
};

/** Result of a roll, where the next line does not say it. */
const outcomes: Readonly<Record<Reason, readonly [works: string, fails: string]>> = {
  attack: ['a hit', 'a miss'],
  defence: ['success', 'failure'],
  recover: ['success', 'failure'],
  skill: ['success', 'failure'],
};

/** "it needed 5 or less, rolled 7". */
export const failedRoll = ({ stat, natural }: Extract<MatchEvent, { told: 'rolled' }>): string =>
  `it needed ${stat} or less, rolled ${natural}`;

/** Why a skill's roll failed, which its number alone doesn't say. */
const whyFailed = (event: Extract<MatchEvent, { told: 'rolled' }>): string =>
  event.why === 'skill' && !event.works ? ` ${event.stat} or less was needed.` : '';

/** True for a roll that the next event names the skill of. */
const isTry = (event: MatchEvent | undefined, next: MatchEvent | undefined): boolean =>
  event?.told === 'rolled' &&
  event.why === 'skill' &&
  next?.told === 'skill' &&
  next.figure === event.figure &&
  isUsed(next.skill);

export const falls: Readonly<Record<Harm, string>> = {
  melee: 'is cut down',
  ranged: 'is shot down',
  counter: 'falls to the counterattack',
  fall: 'doesn’t survive the fall',
  skill: 'is out of the game',
  minion: 'leaves with the master',
};

export const treasures: Readonly<Record<Extract<MatchEvent, { told: 'treasure' }>['what'], string>> = {
  taken: 'takes a treasure',
  dropped: 'drops the treasure',
  home: 'brings a treasure home',
};

const activated = ({ figures, as }: Extract<MatchEvent, { told: 'activated' }>, names: Names): string => {
  const all = list(figures.map(names));
  return as === 'team' ? `${all}, as a fire team` : all;
};

/** The winners' part of the tally, before "their opponents 3". */
const winners: Readonly<Record<Tally['of'], (n: number) => string>> = {
  standing: (n) => `have ${count(n, 'fighter')} standing`,
  wounds: (n) => `took ${count(n, 'wound')}`,
  points: (n) => `have ${terms.points(n)}`,
  treasures: (n) => `brought home ${count(n, 'treasure')}`,
};

/** "and they took 5 wounds, their opponents 6". */
const won = ({ of, by }: Tally, winner: number): string =>
  `and they ${winners[of](by[winner] ?? 0)}, their opponents ${by[1 - winner] ?? 0}`;

const drawn: Readonly<Record<Tally['of'], (n: number) => string>> = {
  standing: (n) => `has ${count(n, 'fighter')} standing`,
  wounds: (n) => `took ${count(n, 'wound')}`,
  points: (n) => `has ${terms.points(n)}`,
  treasures: (n) => `brought home ${count(n, 'treasure')}`,
};

/** "each side took 5 wounds", or "one side has 3 points, the other 2" if both fell at once. */
const tallied = ({ of, by }: Tally): string => {
  const [one = 0, other = 0] = by;
  return one === other
    ? `each side ${drawn[of](one)}`
    : `one side ${drawn[of](Math.max(one, other))}, the other ${Math.min(one, other)}`;
};

/** Why a match ended, as part of a sentence about its winner. */
const becauses: Readonly<Record<string, string>> = {
  'last-standing': 'no opponents are left',
  treasures: 'most treasures are home',
  'last-turn': 'the last turn is over',
};

/** How a match ended: "Merry Men win: the last turn is over, and they have 11 points, their opponents 5." */
export const endText = (
  { winner, because, tally }: Pick<Extract<MatchEvent, { told: 'end' }>, 'winner' | 'because' | 'tally'>,
  warband: (team: number) => string,
): string => {
  const why = becauses[because] ?? because;
  return winner === undefined
    ? `A draw: ${why}, and ${tallied(tally)}.`
    : `${warband(winner)} win: ${why}, ${won(tally, winner)}.`;
};

/** In cover or with a shield, a failed defence is rolled again at once. */
const isReroll = (event: Extract<MatchEvent, { told: 'rolled' }>, before: MatchEvent | undefined): boolean =>
  event.why === 'defence' &&
  before?.told === 'rolled' &&
  before.why === 'defence' &&
  before.figure === event.figure &&
  !before.works;

/** "Bo rolls 5 (D6) to attack: a miss.", "Bo tries Command and rolls 3 (D10): success." */
const rolled = (
  at: number,
  names: Names,
  log: MatchLog,
  event: Extract<MatchEvent, { told: 'rolled' }>,
): string => {
  const who = names(event.figure);
  const faces = `${event.faces.join(' and ')} (${terms.die(event.die)})`;
  const result = `${outcomes[event.why][event.works ? 0 : 1]}.${whyFailed(event)}`;
  const next = log.events[at + 1];
  if (next?.told === 'skill' && isTry(event, next))
    return `${who} tries ${skillName(next.skill)} and rolls ${faces}: ${result}`;
  return isReroll(event, log.events[at - 1])
    ? `${who} rerolls ${reasons[event.why]} and gets ${faces}: ${result}`
    : `${who} rolls ${faces} ${reasons[event.why]}: ${result}`;
};

const sentence = (at: number, names: Names, log: MatchLog): string => {
  const event = log.events[at];
  if (!event) return '';
  const warband = (team: number): string => log.warbands[team] ?? '';
  switch (event.told) {
    case 'turn':
      return `Turn ${event.turn}`;
    case 'initiative':
      return `${warband(event.player)} roll ${event.face} for initiative (${terms.die(event.die)}).`;
    case 'placed':
      return `${names(event.figure)} starts at the spawn point.`;
    case 'first':
      return `${warband(event.player)} go first.`;
    case 'activated':
      return activated(event, names);
    case 'skipped':
      return `${names(event.figure)} misses this activation.`;
    case 'moved':
      return `${names(event.figure)} moves ${far(event.from, event.to)}.`;
    case 'climbed':
      return `${names(event.figure)} climbs.`;
    case 'jumped':
      return `${names(event.figure)} jumps ${far(event.from, event.to)}.`;
    case 'pushed':
      return `${names(event.figure)} is pushed ${far(event.from, event.to)}.`;
    case 'rushed':
      return `${names(event.figure)} rushes ${far(event.from, event.to)}.`;
    case 'stepped':
      return `${names(event.figure)} steps ${far(event.from, event.to)} towards the melee.`;
    case 'swapped':
      return `${names(event.figure)} and ${names(event.other)} change places.`;
    case 'rolled':
      return rolled(at, names, log, event);
    case 'attack':
      return event.how === 'melee'
        ? `${names(event.figure)} attacks ${names(event.target)}.`
        : `${names(event.figure)} shoots at ${names(event.target)}.`;
    case 'astray':
      return `The shot strays towards ${names(event.target)} instead.`;
    case 'skill':
      if (!isUsed(event.skill))
        return `${possessive(names(event.figure))} ${skillName(event.skill)} skill comes into play.`;
      return `${names(event.figure)} ${event.works ? 'uses' : 'tries'} ${skillName(event.skill)}${event.works ? '' : ', but fails'}.`;
    case 'defended':
      return `${names(event.figure)} blocks the hit.`;
    case 'fell':
      return `${names(event.figure)} falls and takes ${event.hits === 1 ? 'a hit' : `${event.hits} hits`}.`;
    case 'ignored':
      return `${names(event.figure)} ignores the first wound of the turn.`;
    case 'wound':
      return `${names(event.figure)} takes a wound.`;
    case 'healed':
      return event.by === event.figure
        ? `${names(event.figure)} recovers.`
        : `${names(event.by)} heals one of ${possessive(names(event.figure))} wounds.`;
    case 'prone':
      return `${names(event.figure)} is prone.`;
    case 'face-down':
      return `${names(event.figure)} is face down.`;
    case 'got-up':
      return `${names(event.figure)} gets up again.`;
    case 'merged':
      return `${names(event.figure)} is one fighter again.`;
    case 'out':
      return `${names(event.figure)} ${falls[event.harm]}.`;
    case 'split':
      return `${names(event.figure)} is two fighters now.`;
    case 'shape':
      return event.shape === 'animal'
        ? `${names(event.figure)} becomes an animal.`
        : `${names(event.figure)} becomes human again.`;
    case 'ordered':
      return `${names(event.figure)} acts on ${possessive(names(event.by))} orders.`;
    case 'took-both':
      return `${names(event.figure)} has no actions left, having skipped the first.`;
    case 'activation-lost':
      return `${names(event.figure)} loses an activation.`;
    case 'gun':
      return `${names(event.figure)} now carries the gun.`;
    case 'treasure':
      return `${names(event.figure)} ${treasures[event.what]}.`;
    case 'score':
      return `${warband(event.team)} score ${terms.points(event.points)}.`;
    case 'end':
      return endText(event, warband);
  }
};

const details: ReadonlySet<MatchEvent['told']> = new Set<MatchEvent['told']>([
  'initiative',
  'rolled',
  'skill',
  'defended',
  'astray',
  'took-both',
]);

const levelOf = ({ told }: MatchEvent): LogLine['level'] => {
  if (told === 'turn' || told === 'end') return 'phase';
  if (told === 'activated') return 'turn';
  return details.has(told) ? 'detail' : 'action';
};

/**
 * Question where a match stops before its end.
 * @param acting the only fighter who acts; -1 where several act together
 * @param left actions that this fighter has left
 */
export const askedTold = (asked: About, names: Names, acting = -1, left = 0): string => {
  switch (asked.about) {
    case 'set-up':
      return 'Who do you place next?';
    case 'start':
      return `Where does ${names(asked.figure)} start?`;
    case 'activate':
      return 'Who do you activate next?';
    case 'act':
      return acting < 0
        ? 'What next?'
        : `${left > 0 ? `${count(left, 'action')} left. ` : ''}What does ${names(acting)} do?`;
    case 'order':
      return `What does ${names(asked.figure)} do on ${possessive(names(asked.by))} orders?`;
    case 'move':
      return `Where does ${names(asked.figure)} go?`;
    case 'landing':
      return `Does ${names(asked.figure)} climb or jump?`;
    case 'rush':
      return `Where does ${names(asked.figure)} rush to?`;
    case 'succeeded':
      return `Does ${names(asked.figure)} rush, or move normally?`;
    case 'aim':
      return asked.skill === 'command'
        ? `Who does ${names(asked.figure)} command?`
        : `Who does ${names(asked.figure)} use ${skillName(asked.skill)} on?`;
    case 'attack':
      return `Who does ${names(asked.figure)} aim at with ${skillName(asked.skill)}?`;
    case 'step':
      return `Does ${names(asked.figure)} step towards the melee?`;
    case 'instead':
      return `Who takes ${possessive(names(asked.figure))} wound?`;
  }
};

/** A match in English. */
export const matchLogLines = (log: MatchLog): readonly LogLine[] => {
  const names: Names = (figure) => log.figures[figure] ?? '';
  const lines = log.events.flatMap((event, at): readonly LogLine[] =>
    // The roll has told the attempt and its failure.
    event.told === 'skill' && !event.works && isTry(log.events[at - 1], event)
      ? []
      : [{ level: levelOf(event), line: [{ text: sentence(at, names, log) }] }],
  );
  return log.asked === undefined
    ? lines
    : [...lines, { level: 'action', line: [{ text: askedTold(log.asked, names) }] }];
};
