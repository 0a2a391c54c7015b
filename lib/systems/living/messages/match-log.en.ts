import type { Figure } from '../match/state/figure';
import type { Option } from '../match/state/option';
import type { LogEntry, MatchLog } from '@/lib/systems/living/match/report/match-log';
import { count, list, plural, possessive } from '#words/language/words';
import { outcomeAt, staysPut } from '../match/report/outcomes';
import type { LogLine } from '../../match-part';
import { findSkill } from '../skills/index';
import type { SkillLine } from '../skills/skill-text';
import { skillName } from '#words/systems/living/messages/match-set-up';
import { capital, isEmpty, joinedBy, phrase } from '#words/systems/living/messages/skill-text/phrase';
import { english } from '#words/systems/living/messages/skill-text/renderer';
import { conditionNames, lossTo } from '#words/systems/living/messages/skill-text/words';
import {
  resistedText,
  rolledText,
  skillText,
  valueText,
} from '#words/systems/living/messages/match-log-rolls';
import { ruleOf } from '#words/systems/living/messages/match-log-rules';
import {
  fallText,
  isFirstShuffle,
  newOrder,
  turnWithout,
} from '#words/systems/living/messages/match-log-turns';
import { nameOf } from '#words/systems/living/messages/match-names';
import { circleText, offers, suddenDeathText, tokenText } from '#words/systems/living/messages/match-tokens';
import { far, requestText, type Names } from '#words/systems/living/messages/request-text';

type Action = Exclude<
  Option['pick'],
  'yes' | 'no' | 'done' | 'figure' | 'value' | 'condition' | 'aura' | 'skill'
>;

/** Verbs of actions; the target and what comes of it are told after it. */
const actions: Readonly<Record<Action, string>> = {
  move: 'moves',
  charge: 'charges',
  melee: 'attacks',
  shoot: 'shoots',
  use: 'uses a skill',
  reload: 'reloads',
  'move-and-reload': 'reloads on the move',
  climb: 'climbs',
  land: 'lands',
  'stand-up': 'stands up',
  'shake-off': 'shakes off a Dazed counter',
  recover: 'starts to recover',
  restore: 'recovers',
  delay: 'delays an action',
  mount: 'mounts up',
  dismount: 'dismounts',
  'give-action': 'gives a pet an action',
  'drop-cannon': 'drops the cannon',
  'take-life': 'regains the promised Life',
  'knock-down': 'goes for the legs',
  dismiss: 'ends an effect',
  resist: 'fights off an effect',
  scenario: 'takes a scenario action',
  end: 'ends the turn',
};

/** @param pet name of the pet that an action is given to */
export const actionOf = (action: string, pet?: string): string => {
  if (action === 'give-action' && pet !== undefined) return `gives ${pet} an action`;
  return (actions as Readonly<Record<string, string | undefined>>)[action] ?? offers[action] ?? action;
};

const auraNames = {
  enchantment: (name: string): string => `the ${name} enchantment`,
  hex: (name: string): string => `the ${name} hex`,
  loa: (name: string): string => `the Loa ${name}`,
  trap: (name: string): string => `the ${name}`,
  state: (name: string): string => name,
} as const;

/** "the Sprawling Roots hex". */
export const auraText = (kind: keyof typeof auraNames, name: string): string => auraNames[kind](name);

/** The counter it leaves on a summoner is a ritual under way. */
export const isRitual = (skill: string): boolean => skill === 'summoner/summon-daemon';

/** "2 Deep Wound counters". */
const counters = (entry: Extract<LogEntry, { type: 'condition' | 'cured' }>): string =>
  count(entry.count, `${conditionNames[entry.condition]} counter`);

/** # below which nobody sees that somebody moved. */
const leastFar = 0.05;

/** "moves 3.5#", "mounts up": only moves and charges say how far. */
const movedAs = ({ action, isOwn, isPush, far: distance }: Extract<LogEntry, { type: 'moved' }>): string => {
  if (action === undefined) return `${isOwn ? 'moves' : isPush ? 'is pushed' : 'is moved'} ${far(distance)}`;
  if (action === 'move-and-reload') return `moves ${far(distance)} and reloads`;
  return action === 'move' || action === 'charge' ? `${actionOf(action)} ${far(distance)}` : actionOf(action);
};

const by = (word: 'from' | 'to' | 'thanks to', figure: number, source: number, names: Names): string =>
  source === figure || source < 0 ? '' : ` ${word} ${names(source)}`;

/** Figures there from the start; they come later only when they come back. */
const comeBack: ReadonlySet<Figure['kind'] | undefined> = new Set<Figure['kind']>(['hero', 'pet']);

/** Whether the action under way has brought this team a circle already. */
const hasCircle = (entries: readonly LogEntry[], at: number): boolean => {
  const entry = entries[at];
  const begun = entries.slice(0, at).findLastIndex(({ type }) => starts.has(type));
  return entries
    .slice(begun + 1, at)
    .some((each) => each.type === 'circle' && entry?.type === 'circle' && each.team === entry.team);
};

const starts: ReadonlySet<LogEntry['type']> = new Set<LogEntry['type']>(['action', 'turn', 'phase']);

const sentence = (at: number, names: Names, log: MatchLog): string => {
  const { entries, teams, heroes, figures } = log;
  const entry = entries[at];
  if (!entry) return '';
  const teamOf = (team: number): readonly string[] => heroes.filter((_, hero) => teams[hero] === team);
  switch (entry.type) {
    case 'phase':
      return `Phase ${entry.phase}`;
    case 'turn':
      return entry.isDown
        ? turnWithout(entry.figure, entries.slice(at + 1), names, log)
        : names(entry.figure);
    case 'cards':
      return `${entry.player < 0 ? 'Everybody sees' : `${names(entry.figure)} sees`} ${count(entry.cards.length, 'card')} from the deck${entry.player < 0 ? `: ${list(entry.cards.map(names))}` : ''}.`;
    case 'action':
      if (staysPut(entries, at)) return `${names(entry.figure)} stays put.`;
      return entry.skill === undefined
        ? `${names(entry.figure)} ${actionOf(entry.action, entry.pet === undefined ? undefined : names(entry.pet))}.`
        : `${names(entry.figure)} ${entry.action === 'use' ? 'uses' : `${actionOf(entry.action)} with`} ${skillName(entry.skill)}.`;
    case 'reaction':
      return `${names(entry.figure)} reacts with a Delay counter.`;
    case 'moved':
      if (entry.far < leastFar && entry.action === undefined) return '';
      return entry.far < leastFar && entry.action === 'move'
        ? `${names(entry.figure)} stays put.`
        : `${names(entry.figure)} ${movedAs(entry)}.`;
    case 'rolled':
      return rolledText(entry, names, outcomeAt(entries, at));
    case 'value':
      return valueText(entry, names, outcomeAt(entries, at));
    case 'attack':
      return `${names(entry.figure)} ${entry.kind === 'ranged' ? 'shoots at' : 'attacks'} ${names(entry.target)}${entry.skill === undefined ? '' : ` with ${skillName(entry.skill)}`}.`;
    case 'critical':
      return `${names(entry.target)} suffers a critical hit.`;
    case 'damage':
      return `${names(entry.figure)} takes ${entry.amount} damage${by('from', entry.figure, entry.by, names)}.`;
    case 'loss':
      if (entry.of)
        return `${names(entry.figure)} loses ${entry.amount} Life to ${lossTo(entry.of)}${by('from', entry.figure, entry.by, names)}.`;
      return entry.skill !== undefined && (entry.by === entry.figure || entry.by < 0)
        ? `${names(entry.figure)} loses ${entry.amount} Life to ${skillName(entry.skill)}.`
        : `${names(entry.figure)} loses ${entry.amount} Life${by('to', entry.figure, entry.by, names)}.`;
    case 'healed':
      return `${names(entry.figure)} gets ${entry.amount} Life back${by('thanks to', entry.figure, entry.by, names)}.`;
    case 'condition':
      return `${names(entry.figure)} receives ${counters(entry)}.`;
    case 'cured':
      return `${names(entry.figure)} loses ${counters(entry)}.`;
    case 'aura':
      if (isRitual(entry.skill)) return `${names(entry.figure)} starts the ritual.`;
      return entry.kind === 'state'
        ? `${skillName(entry.skill)} takes effect on ${names(entry.figure)}.`
        : `${names(entry.figure)} now has ${auraText(entry.kind, skillName(entry.skill))}.`;
    case 'aura-ends':
      if (isRitual(entry.skill))
        return `${possessive(names(entry.figure))} ritual ${entry.early ? 'fails' : 'is complete'}.`;
      return `${skillName(entry.skill)} on ${names(entry.figure)} ends${entry.early ? ' early' : ''}.`;
    case 'skill':
      return skillText(entry, entries.slice(0, at));
    case 'resisted':
      return resistedText(entry, names);
    case 'down':
      return `${names(entry.figure)} ${fallText(figures[entry.figure]?.kind)}.`;
    case 'dead':
      return `${names(entry.figure)} dies.`;
    case 'spared':
      return `${names(entry.figure)} would fall unconscious now, but keeps one die: this is a lesson.`;
    case 'raised':
      return `${names(entry.figure)} is up again.`;
    case 'gone':
      return `${names(entry.figure)} leaves the table.`;
    case 'laid':
      return `${names(entry.figure)} sets ${skillName(entry.skill)}.`;
    case 'went-off':
      return `${skillName(entry.skill)} goes off.`;
    case 'placed':
      return `${names(entry.figure)} starts in the home corner.`;
    case 'came':
      return `${names(entry.figure)} comes ${comeBack.has(figures[entry.figure]?.kind) ? 'back' : 'onto the table'}.`;
    case 'shape':
      return `${names(entry.figure)} changes shape.`;
    case 'token':
      return tokenText(entry, names, teamOf);
    case 'circle':
      return circleText(teamOf(entry.team), hasCircle(entries, at));
    case 'sudden-death':
      return suddenDeathText;
    case 'score': {
      const team = teamOf(entry.team);
      return `${list(team)} ${plural(team.length, 'scores', 'score')} ${count(entry.points, 'victory point')}.`;
    }
    case 'end':
      return '';
  }
};

/** Entries that start something; all others are their results. */
const beginnings: ReadonlySet<LogEntry['type']> = new Set<LogEntry['type']>([
  'action',
  'reaction',
  'placed',
  'came',
  'sudden-death',
  'score',
]);

const levelOf = (entry: LogEntry): LogLine['level'] => {
  if (entry.type === 'phase' || entry.type === 'turn') return entry.type;
  const isAction =
    beginnings.has(entry.type) ||
    (entry.type === 'token' && entry.what === 'shows') ||
    (entry.type === 'moved' && entry.action !== undefined) ||
    (entry.type === 'attack' && entry.isAction);
  return isAction ? 'action' : 'detail';
};

const told = new Map<string, SkillLine>();

/** Card text of a skill that works, for the pips rolled; written once, since it comes again and again. */
const onTheCard = (entry: LogEntry): SkillLine => {
  if (entry.type !== 'skill' || !entry.works) return [];
  const key = `${entry.skill} ${entry.green} ${entry.magic}`;
  let line = told.get(key);
  if (!line) told.set(key, (line = cardLine(entry)));
  return line;
};

const cardLine = ({ skill: id, green: pipsOf, magic }: Extract<LogEntry, { type: 'skill' }>): SkillLine => {
  const skill = findSkill(id);
  if (!skill) return [];
  const { green, blue } = english.render(skill, { green: pipsOf, blue: magic, rolled: true });
  const lines = [green, ...(magic > 0 ? [blue] : [])].filter((line) => !isEmpty(line));
  return lines.length === 0 ? [] : phrase`With this roll, the card says: ${joinedBy(lines, ' ')}`;
};

/** Capitalises "the …" at the start of a sentence, but never a name that a player chose. */
export const begun = (text: string): string => (text.startsWith('the ') ? capital(text) : text);

const withRule = (rule: string | undefined): Pick<LogLine, 'rule'> => (rule === undefined ? {} : { rule });

const lines = (log: MatchLog): readonly LogLine[] => {
  const names: Names = (figure) => {
    const named = log.figures[figure];
    return named ? nameOf(named) : '';
  };
  const type = log.entries.flatMap((entry, at): readonly LogLine[] => [
    {
      level: levelOf(entry),
      line: phrase`${begun(sentence(at, names, log))}`,
      ...withRule(ruleOf(entry)),
    },
    { level: 'detail', line: onTheCard(entry) },
    ...(isFirstShuffle(entry, log) ? [{ level: 'detail' as const, line: phrase`${newOrder}` }] : []),
  ]);
  const asked: readonly LogLine[] = log.asked
    ? [{ level: 'action', line: phrase`${requestText(log.asked, names)}` }]
    : [];
  return [...type, ...asked].filter(({ line }) => !isEmpty(line));
};

/** A match as it is read; only what plays or shows matches loads it. */
export const matchLogMessages = { lines };
