import type { Figure } from '../../match/state/figure';
import type { About, Option } from '../../match/state/option';
import type { Deed, MatchLog, Named } from '@/lib/systems/living/match/report/match-log';
import { count, list } from '../../../../language/en';
import { unit } from '@/lib/table/table';
import type { LogLine } from '../../../match-part';
import { findSkill } from '../../skills/index';
import type { SkillLine } from '../../skills/skill-text';
import { skillName } from './match-set-up';
import { capital, isEmpty, joinedBy, phrase } from './skill-text/phrase';
import { english } from './skill-text/tell';
import { conditionNames } from './skill-text/words';
import { circleTold, offers, suddenDeathTold, tokenTold } from './match-tokens';
import { wish } from './match-wishes';
import { terms } from './terms';

/** How a figure is called, by its number. */
type Names = (figure: number) => string;

const kinds: Readonly<Record<Figure['kind'], string>> = {
  hero: 'hero',
  pet: 'pet',
  daemon: 'daemon',
  undead: 'Undead',
  golem: 'golem',
  snowman: 'snowman',
  swarm: 'swarm',
  blade: 'blade',
  dummy: 'dummy',
  wizard: 'wizard',
};

/** "Jane", "Fang", "Jane’s golem", "Jane (2)", "the dummy". */
const nameOf = ({ kind, name, hero, nth }: Named): string => {
  const alone = name !== '' ? name : hero === undefined ? `the ${kinds[kind]}` : `${hero}’s ${kinds[kind]}`;
  return nth > 1 ? `${alone} (${nth})` : alone;
};

const far = (distance: number): string => `${distance.toFixed(1)}#`;

type Action = Exclude<
  Option['pick'],
  'yes' | 'no' | 'done' | 'figure' | 'value' | 'condition' | 'charm' | 'skill'
>;

/** What somebody does with an action; the target and what comes of it are told after it. */
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
  recover: 'begins to recover',
  restore: 'recovers',
  delay: 'waits',
  mount: 'mounts',
  dismount: 'dismounts',
  'give-action': 'leaves an action to the pet',
  'drop-cannon': 'drops the cannon',
  'take-life': 'takes the promised Life',
  'knock-down': 'goes for the legs',
  dismiss: 'sends a spirit away',
  resist: 'fights off what lies on it',
  scenario: 'does what the scenario offers',
  end: 'ends the turn',
};

const actionOf = (action: string): string =>
  (actions as Readonly<Record<string, string | undefined>>)[action] ?? offers[action] ?? action;

const charms = {
  enchantment: 'an enchantment',
  hex: 'a hex',
  loa: 'a Loa',
  trap: 'a trap',
  state: 'an effect',
} as const;

const pips = (green: number, magic: number): string =>
  list([count(green, 'Skill pip'), ...(magic > 0 ? [count(magic, 'Magic pip')] : [])]);

/** "2 Deep Wound counters". */
const counters = (deed: Extract<Deed, { told: 'condition' | 'cured' }>): string =>
  count(deed.count, `${conditionNames[deed.condition]} counter`);

/** Rolled sides as the faces of a die. */
const faces = (sides: readonly number[]): string =>
  sides.length === 0 ? 'no dice' : sides.map((side) => String(side + 1)).join(' ');

/** # below which nobody sees that somebody moved. */
const leastFar = 0.05;

const movedAs = ({ action, isOwn }: Extract<Deed, { told: 'moved' }>): string => {
  if (action !== undefined) return actionOf(action);
  return isOwn ? 'moves' : 'is moved';
};

const by = (figure: number, source: number, names: Names): string =>
  source === figure || source < 0 ? '' : ` from ${names(source)}`;

/** Who is there from the start, and comes later only because he comes back. */
const comeBack: ReadonlySet<Figure['kind'] | undefined> = new Set<Figure['kind']>(['hero', 'pet']);

const sentence = (deed: Deed, names: Names, { teams, heroes, figures }: MatchLog): string => {
  const teamOf = (team: number): readonly string[] => heroes.filter((_, hero) => teams[hero] === team);
  switch (deed.told) {
    case 'phase':
      return `Phase ${deed.phase}`;
    case 'turn':
      return names(deed.figure);
    case 'cards':
      return `${deed.player < 0 ? 'Everybody sees' : `${names(deed.figure)} sees`} ${count(deed.cards.length, 'card')} of the deck${deed.player < 0 ? `: ${list(deed.cards.map(names))}` : ''}.`;
    case 'action':
      return deed.skill === undefined
        ? `${names(deed.figure)} ${actionOf(deed.action)}.`
        : `${names(deed.figure)} ${deed.action === 'use' ? 'uses' : `${actionOf(deed.action)} with`} ${skillName(deed.skill)}.`;
    case 'reaction':
      return `${names(deed.figure)} reacts.`;
    case 'moved':
      if (deed.far < leastFar) return '';
      return `${names(deed.figure)} ${movedAs(deed)} ${far(deed.far)}.`;
    case 'rolled': {
      const skill = deed.why.includes('/') ? ` for ${skillName(deed.why)}` : '';
      const came = deed.value ? `: ${deed.value.value} ${deed.value.is}` : skill;
      return `${names(deed.figure)} rolls ${faces(deed.faces)}${came}.`;
    }
    case 'value':
      return `${names(deed.figure)} has ${deed.value} ${deed.is}.`;
    case 'attack':
      return `${names(deed.figure)} ${deed.kind === 'ranged' ? 'shoots at' : 'attacks'} ${names(deed.target)}.`;
    case 'critical':
      return `A critical hit on ${names(deed.target)}.`;
    case 'damage':
      return `${names(deed.figure)} takes ${deed.amount} damage${by(deed.figure, deed.by, names)}.`;
    case 'loss':
      return `${names(deed.figure)} loses ${deed.amount} Life${by(deed.figure, deed.by, names)}${deed.of ? `: ${conditionNames[deed.of]}` : ''}.`;
    case 'healed':
      return `${names(deed.figure)} gets ${deed.amount} Life back${by(deed.figure, deed.by, names)}.`;
    case 'condition':
      return `${names(deed.figure)} receives ${counters(deed)}.`;
    case 'cured':
      return `${names(deed.figure)} is rid of ${counters(deed)}.`;
    case 'charm':
      return `${skillName(deed.skill)} lies on ${names(deed.figure)} as ${charms[deed.kind]}.`;
    case 'charm-ends':
      return `${skillName(deed.skill)} on ${names(deed.figure)} ends${deed.early ? ' early' : ''}.`;
    case 'skill':
      return deed.works
        ? `${skillName(deed.skill)} works, with ${pips(deed.green, deed.magic)}.`
        : `${skillName(deed.skill)} does not work.`;
    case 'resisted':
      return `${names(deed.figure)} defends against ${skillName(deed.skill)}${deed.power > 0 ? `; ${count(deed.power, 'Magic pip')} of it ${deed.power === 1 ? 'comes' : 'come'} through` : ''}.`;
    case 'down':
      return `${names(deed.figure)} falls unconscious.`;
    case 'dead':
      return `${names(deed.figure)} is dead.`;
    case 'raised':
      return `${names(deed.figure)} is up again.`;
    case 'gone':
      return `${names(deed.figure)} leaves the table.`;
    case 'laid':
      return `${names(deed.figure)} puts something on the table: ${skillName(deed.skill)}.`;
    case 'went-off':
      return `${skillName(deed.skill)} goes off.`;
    case 'came':
      return `${names(deed.figure)} comes ${comeBack.has(figures[deed.figure]?.kind) ? 'back' : 'onto the table'}.`;
    case 'shape':
      return `${names(deed.figure)} changes shape.`;
    case 'token':
      return tokenTold(deed, names, teamOf);
    case 'circle':
      return circleTold(teamOf(deed.team));
    case 'sudden-death':
      return suddenDeathTold;
    case 'score': {
      const team = teamOf(deed.team);
      return `${list(team)} ${team.length === 1 ? 'scores' : 'score'} ${count(deed.points, 'victory point')}.`;
    }
    case 'end':
      return '';
  }
};

/** What a match waits for. */
const request = (asked: About, names: Names): string => {
  const who = names(asked.figure);
  switch (asked.about) {
    case 'who-acts':
      return `Who of the side of ${who} acts next?`;
    case 'action':
      return `What does ${who} do? ${count(asked.left, 'action')} left.`;
    case 'reaction':
      return `Does ${who} react?`;
    case 'answer':
      return `Does ${who} answer ${names(asked.to)}${asked.skill === '' ? '' : ` with ${skillName(asked.skill)}`}?`;
    case 'move':
      return `Where does ${who} move, up to ${far(asked.distance / unit)}?`;
    case 'die':
      return `Which die gives ${who} the ${asked.value === 'magic' ? 'Magic pips' : asked.value}?${asked.needsPip ? ' One without any lets the spell fizzle.' : ''}`;
    case 'target':
      return asked.skill === ''
        ? `Whom does the blow of ${who} strike as well?`
        : `Whom does ${who} mean with ${skillName(asked.skill)}?`;
    case 'condition':
      return `Which condition of ${names(asked.of)} does ${who} choose?`;
    case 'charm':
      return `Which enchantment, hex or Loa on ${names(asked.of)} does ${who} choose?`;
    case 'rider-or-mount':
      return `Rider or mount: who of ${who} is it?`;
    case 'share-damage':
      return `Who takes how much of ${asked.damage} damage to ${who}?`;
    case 'may':
      return wish(who, asked.what, asked.skill === '' ? undefined : skillName(asked.skill));
    case 'effect':
      return `Which effect of ${skillName(asked.skill)} does ${who} choose?`;
    case 'skill':
      return asked.skill === 'shout'
        ? `Does ${who} shout, and what?`
        : `What does ${who} do for ${skillName(asked.skill)}?`;
    case 'number':
      return asked.skill === ''
        ? `Which one does ${who} choose?`
        : `How many for ${skillName(asked.skill)} of ${who}?`;
    case 'place':
      return asked.skill === ''
        ? `Where does ${who} come back?`
        : `Where, for ${skillName(asked.skill)} of ${who}?`;
    case 'build':
      return `How is the ${asked.kind} of ${who} built, with ${count(asked.dice, 'die', 'dice')} and ${terms.points(asked.points)}${asked.card ? ', or does it keep its card' : ''}?`;
  }
};

/** What begins something; everything else comes of it. */
const beginnings: ReadonlySet<Deed['told']> = new Set<Deed['told']>([
  'action',
  'reaction',
  'came',
  'sudden-death',
  'score',
]);

const levelOf = (deed: Deed): LogLine['level'] => {
  if (deed.told === 'phase' || deed.told === 'turn') return deed.told;
  const isDeed =
    beginnings.has(deed.told) ||
    (deed.told === 'token' && deed.what === 'shows') ||
    (deed.told === 'moved' && deed.action !== undefined) ||
    (deed.told === 'attack' && deed.isAction);
  return isDeed ? 'action' : 'detail';
};

/** What the card says of a skill that works, with as many pips as were rolled. */
const onTheCard = (deed: Deed): SkillLine => {
  const skill = deed.told === 'skill' && deed.works ? findSkill(deed.skill) : undefined;
  if (!skill || deed.told !== 'skill') return [];
  const { green, blue } = english.tell(skill, { green: deed.green, blue: deed.magic, rolled: true });
  const lines = [green, ...(deed.magic > 0 ? [blue] : [])].filter((line) => !isEmpty(line));
  return lines.length === 0 ? [] : phrase`The card says: ${joinedBy(lines, ' ')}`;
};

/** Names of players’ own are left as they are. */
const begun = (text: string): string => (text.startsWith('the ') ? capital(text) : text);

const lines = (log: MatchLog): readonly LogLine[] => {
  const names: Names = (figure) => {
    const named = log.figures[figure];
    return named ? nameOf(named) : '';
  };
  const told = log.deeds.flatMap((deed): readonly LogLine[] => [
    { level: levelOf(deed), line: phrase`${begun(sentence(deed, names, log))}` },
    { level: 'detail', line: onTheCard(deed) },
  ]);
  const asked: readonly LogLine[] = log.asked
    ? [{ level: 'action', line: phrase`${request(log.asked, names)}` }]
    : [];
  return [...told, ...asked].filter(({ line }) => !isEmpty(line));
};

/** A match as it is read. */
export const matchLog = { lines };
