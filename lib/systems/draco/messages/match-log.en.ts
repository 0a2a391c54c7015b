import { count, list, possessive } from '#words/language/words';
import { unit, type Point } from '../../../table/table';
import type { LogLine } from '../../match-part';
import type { Going, Harm, MatchEvent, Reason } from '../match/state/event';
import type { About } from '../match/state/option';
import type { MatchLog } from '../match/report/match-log';
import { namesIn, type Names } from '../match/report/names';
import { ruleOf } from '../match/report/rule-of';
import { dragonTeam } from '../sheet/teams';
import { findSlayerSkill } from '../skills/slayers';
import { terms } from '#words/systems/draco/messages/terms';

export const slayersTogether = 'The slayers';

export const far = (from: Point, to: Point): string =>
  terms.inches(Number((Math.hypot(to.x - from.x, to.y - from.y) / unit).toFixed(1)));

const reasons: Readonly<Record<Reason, string>> = {
  attack: 'to attack',
  defence: 'to defend',
  skill: 'for a skill',
};

export const falls: Readonly<Record<Harm, string>> = {
  contact: 'falls',
  afar: 'falls to a ranged attack',
  skill: 'falls to a skill',
  counter: 'falls to the effect of a counter',
};

/** How an attack is told; follows the name. Slayers have bows, the dragon her breath. */
export const attackText = (how: Harm, target: string, isHers: boolean): string => {
  switch (how) {
    case 'contact':
    case 'counter':
      return `attacks ${target}`;
    case 'afar':
      return isHers ? `attacks ${target} from a distance` : `shoots at ${target}`;
    case 'skill':
      return `attacks ${target} with a spell`;
  }
};

/** "uses Long Shot with 1 sun"; a slayer's skill without its attack or movement does nothing without a sun. */
export const skillUse = ({ skill, suns }: Extract<MatchEvent, { readonly told: 'skill' }>): string => {
  const use = findSlayerSkill(skill)?.use;
  if (suns > 0) return `uses ${terms.skill(skill)} with ${count(suns, 'sun')}`;
  if (use === undefined) return `uses ${terms.skill(skill)}`;
  return use === 'attack' || use === 'move'
    ? `uses ${terms.skill(skill)} without a sun`
    : `tries ${terms.skill(skill)}, but rolls no sun`;
};

const times = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** "two 6s, 4, 1": what dice show, the highest first. */
export const facesText = (faces: readonly number[]): string =>
  [6, 5, 4, 3, 2, 1]
    .map((face) => ({ face, dice: faces.filter((each) => each === face).length }))
    .filter(({ dice }) => dice > 0)
    .map(({ face, dice }) => (dice === 1 ? String(face) : `${times[dice - 2] ?? dice} ${face}s`))
    .join(', ');

const moved = (name: string, how: Going, from: Point, to: Point): string => {
  switch (how) {
    case 'walked':
      return `${name} moves ${far(from, to)}.`;
    case 'met':
      return `${name} steps into contact.`;
    case 'left':
      return `${name} breaks away.`;
    case 'pushed':
      return `${name} is pushed ${far(from, to)}.`;
    case 'set':
      return `${name} is placed on the table.`;
  }
};

const sum = (symbols: number, more: number): string =>
  more === 0
    ? ''
    : ` (${symbols}${more > 0 ? ` plus ${more}` : ` minus ${-more}`}${symbols + more < 0 ? ', never below 0' : ''})`;

/** Counters take a die in the upkeep, or from whoever damages a dragon with Hot Blood. */
const lossTold = ({ by, harm }: Extract<MatchEvent, { told: 'lost' }>): string =>
  harm === 'counter' ? ` to ${terms.counters[by < 0 ? 'bleeding' : 'hot-blood']}` : '';

const picked = (event: Extract<MatchEvent, { told: 'picked' }>, names: Names): string => {
  const on = event.card < 0 ? '' : ` on ${names.card(event.card)}`;
  return `${names.of(event.figure)} picks a ${event.face}${on}: ${event.value === 'av' ? 'AV' : 'DV'} ${event.is}${sum(event.symbols, event.more)}.`;
};

/**
 * "A 2 picks Hide: the die beside it goes from 5 to 4."
 * @param by the face that picked the card, where that isn't told elsewhere
 * @param before what the die showed, where that is known
 */
export const cardDie = (card: string, left: number, by?: number, before?: number): string => {
  const beside = by === undefined ? `The die beside ${card}` : `A ${by} picks ${card}: the die beside it`;
  const goes = before === undefined ? `goes down to ${left}` : `goes from ${before} to ${left}`;
  return left === 0 ? `${beside} ${goes}, so the card joins the next pile.` : `${beside} ${goes}.`;
};

/** The dragon is called like her side. */
export const isDragon = (figure: number, { of, side }: Names): boolean => of(figure) === side(dragonTeam);

const sentence = (event: MatchEvent, names: Names): string => {
  switch (event.told) {
    case 'pile':
      return `Initiative pile ${event.pile}`;
    case 'tree':
      return event.team === dragonTeam
        ? `${names.side(event.team)} places a tree.`
        : `${names.side(event.team)} place a tree.`;
    case 'first-card':
      return `The roll for the dragon’s first card is a ${event.face}: she starts with ${names.card(event.card)}.`;
    case 'turn':
      return event.card < 0 ? names.of(event.figure) : `${names.of(event.figure)}: ${names.card(event.card)}`;
    case 'laid-aside':
      return `${possessive(names.of(event.figure))} card is set aside.`;
    case 'moved':
      return moved(names.of(event.figure), event.how, event.from, event.to);
    case 'skill':
      return `${names.of(event.figure)} ${skillUse(event)}.`;
    case 'attack':
      return `${names.of(event.figure)} ${attackText(event.how, names.of(event.target), isDragon(event.figure, names))}.`;
    case 'rolled':
      return `${names.of(event.figure)} rolls ${terms.dice(event.faces.length)} ${reasons[event.why]}: ${facesText(event.faces)}.`;
    case 'picked':
      return picked(event, names);
    case 'too-far':
      return `${names.of(event.figure)} can’t reach the dragon from here.`;
    case 'lost':
      return `${names.of(event.figure)} loses ${terms.dice(event.dice)}${lossTold(event)}.`;
    case 'unhurt':
      return `${names.of(event.figure)} isn’t hurt.`;
    case 'regained':
      return `${names.of(event.figure)} gets ${terms.dice(event.dice)} back.`;
    case 'counters':
      return `${names.of(event.figure)} receives ${count(event.count, `${terms.counters[event.counter]} counter`)}.`;
    case 'named':
      return event.card < 0
        ? `The roll for her card is a ${event.face}: no card is hit.`
        : `The roll for her card is a ${event.face}: ${names.card(event.card)} is hit.`;
    case 'card-die':
      return cardDie(names.card(event.card), event.left);
    case 'more-dv':
      return `${names.of(event.figure)} gets +${event.by} DV for the rest of the game.`;
    case 'recovers':
      return `${names.of(event.figure)} recovers: the card goes face down.`;
    case 'turned-up':
      return `${possessive(names.of(event.figure))} card is face up again.`;
    case 'fell':
      return `${names.of(event.figure)} ${falls[event.harm]}.`;
    case 'raised':
      return `${names.of(event.figure)} stands up again with ${terms.dice(event.dice)}.`;
    case 'end': {
      const because = becauses[event.because] ?? event.because;
      return event.winner === undefined
        ? `A draw: ${because}.`
        : `${names.side(event.winner)} ${event.winner === dragonTeam ? 'wins' : 'win'}: ${because}.`;
    }
  }
};

/** Why a match ended, as part of a sentence about its winner. */
const becauses: Readonly<Record<string, string>> = {
  slain: 'the dragon is slain',
  'all-dead': 'all slayers are dead',
  'last-pile': 'the twentieth pile is used up',
};

const details: ReadonlySet<MatchEvent['told']> = new Set<MatchEvent['told']>([
  'rolled',
  'picked',
  'named',
  'turned-up',
  'unhurt',
]);

const levelOf = ({ told }: MatchEvent): LogLine['level'] => {
  if (told === 'pile' || told === 'end') return 'phase';
  if (told === 'turn') return 'turn';
  return details.has(told) ? 'detail' : 'action';
};

/** Request in words. */
export const askedTold = (asked: About, { of, side }: Names): string => {
  switch (asked.about) {
    case 'set':
      return `Where does ${of(asked.figure)} start?`;
    case 'tree':
      return asked.team === dragonTeam
        ? `Where does ${side(asked.team)} put the next tree? ${count(asked.left, 'tree')} left.`
        : `Where do the slayers put the next tree? ${count(asked.left, 'tree')} left.`;
    case 'first-card':
      return 'You rolled a 6: which of the dragon’s cards joins the pile first?';
    case 'act':
      return `What does ${of(asked.figure)} do?`;
    case 'break-away':
      return `Does ${of(asked.figure)} break away?`;
    case 'move':
      return `Where does ${of(asked.figure)} go?`;
    case 'meet':
      return asked.near.length === 1
        ? `${of(asked.figure)} walks past ${list(asked.near.map(of))}: step into contact?`
        : `${of(asked.figure)} walks past ${list(asked.near.map(of))}: does one of them step into contact?`;
    case 'strike-leaver':
      return `Does ${of(asked.by)} attack ${of(asked.figure)}, who is leaving?`;
    case 'leave':
      return `Where does ${of(asked.figure)} go?`;
    case 'die':
      return `Which die counts against ${of(asked.target)}?`;
    case 'card':
      return asked.isHers
        ? 'A 6: which of her face-up cards is hit?'
        : 'The roll picked a face-down card: do you hit a face-up one instead?';
    case 'friend':
      return `Who does ${of(asked.figure)} help with ${terms.skill(asked.skill)}?`;
  }
};

/** A match in English. */
export const matchLogLines = ({ events, asked, end }: MatchLog): readonly LogLine[] => {
  const names = namesIn(end.setting, slayersTogether);
  const lines = events.map((event): LogLine => ({
    level: levelOf(event),
    line: [{ text: sentence(event, names) }],
    rule: ruleOf(event, end.setting),
  }));
  return asked === undefined
    ? lines
    : [...lines, { level: 'action', line: [{ text: askedTold(asked, names) }] }];
};
