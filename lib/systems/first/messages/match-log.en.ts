import { ruleOf } from '#words/systems/first/messages/match-log-rules';
import { count, length, list, possessive } from '#words/language/words';
import { unit, type Point } from '../../../table/table';
import type { LogLine } from '../../match-part';
import type { Harm, MatchEvent } from '../match/state/event';
import type { About } from '../match/state/option';
import type { MatchLog, Named } from '../match/report/match-log';
import { matchEnd, pointWords, scoredText, type SideAtEnd } from '#words/systems/first/messages/play-ends';
import { skillName } from '#words/systems/first/messages/match-set-up';

export type Names = (figure: number) => string;

/** "Jane", "Jane’s fiend", "Jane’s trap (2)". */
export const nameOf = ({ kind, hero, nth }: Named): string => {
  const name = kind === 'hero' ? hero : `${possessive(hero)} ${kind}`;
  return nth > 1 ? `${name} (${nth})` : name;
};

const far = (from: Point, to: Point): string => `${length(Math.hypot(to.x - from.x, to.y - from.y) / unit)}#`;

export const facesOf = (faces: readonly number[]): string =>
  faces.length === 0 ? 'no dice' : faces.map((face) => face + 1).join(' ');

export const rolls: Readonly<Record<string, string>> = {
  AV: 'to attack',
  DV: 'to defend',
  MDV: 'to resist magic',
  skill: 'for the skill',
  spell: 'for the spell',
  spawn: 'for a spawn point',
};

const values = { AV: 'AV', DV: 'DV', MAV: 'MAV', MDV: 'MDV', movement: 'movement', range: 'range' } as const;

export const falls: Readonly<Record<Harm, string>> = {
  melee: 'falls in melee',
  ranged: 'is shot down',
  magic: 'falls to magic',
  trap: 'falls to a trap',
  fall: 'doesn’t survive the fall',
  base: 'dies in the other team’s base',
};

export const flagText = (event: Extract<MatchEvent, { type: 'flag' }>, names: Names): string => {
  switch (event.what) {
    case 'taken':
      return `${names(event.figure)} takes the flag.`;
    case 'dropped':
      return `${names(event.figure)} drops the flag.`;
    case 'home':
      return `${names(event.figure)} brings the flag home.`;
    case 'back':
      return 'The flag goes back to the middle.';
  }
};

const skillUseText = (event: Extract<MatchEvent, { type: 'skill' }>, names: Names): string => {
  const name = `${names(event.figure)} uses ${skillName(event.skill)}`;
  if (event.isUnrolled) return `${name}, without a roll.`;
  if (!event.works) return `${names(event.figure)} tries ${skillName(event.skill)}, but rolls no Skill pip.`;
  const pips = [count(event.green, 'Skill pip'), ...(event.blue > 0 ? [count(event.blue, 'Magic pip')] : [])];
  return `${name}: ${list(pips)}.`;
};

const by = (figure: number, source: number, names: Names): string =>
  source < 0 || source === figure ? '' : ` to ${names(source)}`;

/** Names of heroes, those of one name told apart. */
const heroNames = (heroes: readonly string[]): readonly string[] =>
  heroes.map((hero, at) =>
    nameOf({ kind: 'hero', hero, nth: heroes.slice(0, at + 1).filter((other) => other === hero).length }),
  );

const heroesOf = (log: Pick<MatchLog, 'heroes' | 'players'>, player: number): string =>
  list(heroNames(log.heroes).filter((_, hero) => log.players[hero] === player));

const isOne = ({ players }: MatchLog, player: number): boolean =>
  players.filter((each) => each === player).length === 1;

const teamNames = ({ heroes, teams }: Pick<MatchLog, 'heroes' | 'teams'>, team: number): readonly string[] =>
  heroNames(heroes).filter((_, hero) => teams[hero] === team);

type Of<Type extends MatchEvent['type']> = Extract<MatchEvent, { readonly type: Type }>;

/** A roll and the value it came to are one line. */
const valueOfRoll = ({ events }: MatchLog, at: number): Of<'value'> | undefined => {
  const [roll, value] = [events[at], events[at + 1]];
  return roll?.type === 'rolled' && value?.type === 'value' && value.figure === roll.figure
    ? value
    : undefined;
};

/** Events with which something else starts. */
const starts: ReadonlySet<MatchEvent['type']> = new Set<MatchEvent['type']>([
  'attack',
  'rolled',
  'value',
  'skill',
  'moved',
  'turn',
  'round',
  'end',
]);

/** " A miss.", " No damage.", where a value comes to that. */
const outcome = ({ events }: MatchLog, at: number): string => {
  const event = events[at];
  if (event?.type !== 'value') return '';
  if (event.value === 'AV') return event.is === 0 ? ' A miss.' : '';
  if ((event.value !== 'DV' && event.value !== 'MDV') || event.is === 0) return '';
  const rest = events.slice(at + 1);
  const next = rest.findIndex(({ type }) => starts.has(type));
  const isHarmless = next >= 0 && rest.slice(0, next).every(({ type }) => type !== 'damage');
  return isHarmless ? ' No damage.' : '';
};

const rolled = (event: Of<'rolled'>, names: Names, log: MatchLog, at: number): string => {
  const rolls = `${names(event.figure)} rolls ${facesOf(event.faces)}${rollsFor(event.why)}`;
  const value = valueOfRoll(log, at);
  return value ? `${rolls}: ${values[value.value]} ${value.is}.${outcome(log, at + 1)}` : `${rolls}.`;
};

/** Whether somebody was down before this event. */
const hasFallen = (figure: number, { events }: MatchLog, at: number): boolean =>
  events.slice(0, at).some((event) => event.type === 'down' && event.figure === figure);

const rollsFor = (why: string): string => (rolls[why] === undefined ? '' : ` ${rolls[why]}`);

const sentence = (event: MatchEvent, names: Names, log: MatchLog, at: number): string => {
  switch (event.type) {
    case 'round':
      return `Round ${event.round}`;
    case 'first-roll':
      return `${heroesOf(log, event.player)} ${isOne(log, event.player) ? 'rolls' : 'roll'} ${event.face} for turn order.`;
    case 'placed':
      return `${names(event.figure)} starts in the home base.`;
    case 'order':
      return `Turn order: ${event.players.map((player) => heroesOf(log, player)).join('; ')}.`;
    case 'turn':
      return heroesOf(log, event.player);
    case 'moved':
      return `${names(event.figure)} moves ${far(event.from, event.to)}.`;
    case 'climbed':
      return `${names(event.figure)} climbs.`;
    case 'jumped':
      return `${names(event.figure)} jumps down.`;
    case 'pushed':
      return `${names(event.figure)} is pushed ${far(event.from, event.to)}.`;
    case 'rolled':
      return rolled(event, names, log, at);
    case 'value':
      return valueOfRoll(log, at - 1)
        ? ''
        : `${names(event.figure)} has ${values[event.value]} ${event.is}.${outcome(log, at)}`;
    case 'attack':
      return event.how === 'melee'
        ? `${names(event.figure)} attacks ${names(event.target)}.`
        : `${names(event.figure)} shoots at ${names(event.target)}.`;
    case 'supported':
      return `${names(event.figure)} helps with the attack on ${names(event.target)}.`;
    case 'lost-shot':
      return `${names(event.figure)} is out of range: the shot is lost.`;
    case 'skill':
      return skillUseText(event, names);
    case 'damage':
      return `${names(event.figure)} loses ${count(event.amount, 'die', 'dice')}${by(event.figure, event.by, names)}.`;
    case 'healed':
      return `${names(event.figure)} gets ${count(event.amount, 'die', 'dice')} back.`;
    case 'affected':
      return event.by === event.figure
        ? `${possessive(names(event.figure))} ${skillName(event.skill)} takes effect.`
        : `${names(event.figure)} is affected by ${skillName(event.skill)}.`;
    case 'barred':
      return `${names(event.figure)} can’t use ${skillName(event.barred)}.`;
    case 'down':
      return `${names(event.figure)} ${falls[event.harm]}.`;
    case 'dead':
      return `${names(event.figure)} dies.`;
    case 'got-up':
      return `${names(event.figure)} gets up.`;
    case 'gone':
      return `${names(event.figure)} vanishes.`;
    case 'spawned':
      return `${names(event.figure)} comes ${hasFallen(event.figure, log, at) ? 'back' : 'onto the table'}.`;
    case 'raised':
      return `${names(event.figure)} is raised by ${names(event.by)}.`;
    case 'laid':
      return `${names(event.by)} lays a trap.`;
    case 'triggered':
      return `${names(event.figure)} walks into ${possessive(names(event.by))} trap.`;
    case 'casting':
      return `${names(event.figure)} starts to summon a fiend: ${count(event.turns, 'turn')} to go.`;
    case 'casting-broken':
      return `${names(event.figure)} is interrupted: the casting fails.`;
    case 'no-room':
      return `There’s no room beside ${names(event.figure)}: the fiend appears as soon as ${names(event.figure)} ends a turn with room for it.`;
    case 'came':
      return `${names(event.figure)} appears.`;
    case 'flag':
      return flagText(event, names);
    case 'score':
      return `${scoredText(teamNames(log, event.team), event.points, pointWords[log.end.setting.scenario])}.`;
    case 'end':
      return endText(event, log);
  }
};

/** The end in the words of the play table. */
const endText = ({ because, winner }: Of<'end'>, { heroes, teams, end }: MatchLog): string => {
  const side = (team: number): SideAtEnd => ({
    names: teamNames({ heroes, teams }, team),
    points: end.scores[team] ?? 0,
    dice: end.figures.reduce(
      (sum, { team: of, kind, dice }) => (of === team && kind === 'hero' ? sum + dice : sum),
      0,
    ),
  });
  const others = [...new Set(teams)].filter((team) => team !== winner).map(side);
  const { goal, scenario } = end.setting;
  return matchEnd({
    ...{ because, others, scored: pointWords[scenario], goal, round: end.round },
    ...(winner !== undefined && { winner: side(winner) }),
  });
};

const details: ReadonlySet<MatchEvent['type']> = new Set<MatchEvent['type']>([
  'rolled',
  'value',
  'damage',
  'healed',
  'affected',
  'barred',
  'supported',
  'lost-shot',
]);

const levelOf = ({ type }: MatchEvent): LogLine['level'] => {
  if (type === 'round' || type === 'end') return 'phase';
  if (type === 'turn') return 'turn';
  return details.has(type) ? 'detail' : 'action';
};

/** Request in words where a match stops before its end. @param only whoever acts, where that is one hero; -1 where several do */
export const askedText = (asked: About, names: Names, only = -1): string => {
  switch (asked.about) {
    case 'act':
      return only < 0 ? 'What next?' : `What does ${names(only)} do?`;
    case 'move':
      return `Where does ${names(asked.figure)} go?`;
    case 'landing':
      return `Where does ${names(asked.figure)} ${asked.how}?`;
    case 'target':
    case 'next-attack':
      return `Who does ${names(asked.figure)} aim at with ${skillName(asked.skill)}?`;
    case 'support':
      return `Does ${names(asked.figure)} help with the attack on ${names(asked.target)}?`;
    case 'skill':
      return `Which skill does ${names(asked.of)} lose for now?`;
    case 'start':
      return `Where in the base does ${names(asked.figure)} start?`;
    case 'place':
      return `Where does ${names(asked.figure)} lay the trap?`;
    case 'line':
      return `Where does ${possessive(names(asked.figure))} breath end?`;
    case 'build':
      return `How does ${names(asked.figure)} paint the fiend?`;
  }
};

/** A match in English. */
export const matchLogLines = (log: MatchLog): readonly LogLine[] => {
  const names: Names = (figure) => {
    const named = log.figures[figure];
    return named ? nameOf(named) : '';
  };
  const lines = log.events.flatMap((event, at): readonly LogLine[] => {
    const rule = ruleOf(event);
    const text = sentence(event, names, log, at);
    return text === ''
      ? []
      : [{ level: levelOf(event), line: [{ text }], ...(rule !== undefined && { rule }) }];
  });
  return log.asked === undefined
    ? lines
    : [...lines, { level: 'action', line: [{ text: askedText(log.asked, names) }] }];
};
