import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { playOut, randomPlayer, type Player } from '../../../../match/players';
import { greedyPlayer } from '../../../../match/playing/greedy';
import { choicesOf, isBuilt, type Choice, type Request } from '../../../../match/request';
import { scenarios } from '../../scenarios/scenario';
import type { Figure, Life, Modifier } from '../state/figure';
import type { About, Option } from '../state/option';
import type { Situation } from '../state/situation';
import { firstJudge } from '../players/judge';
import { firstEngine } from '../rules';
import { randomPlan, situationOf } from './random-match';

/**
 * Text that shows a match in words of its own: after renaming a field or a function, mend the left side here, and the
 * text stays.
 */
const aboutOf = (about: About): string => {
  switch (about.about) {
    case 'act':
      return 'action';
    case 'move':
      return `move of #${about.figure} up to ${about.distance}`;
    case 'landing':
      return `${about.how} of #${about.figure}`;
    case 'target':
      return `target ${about.nth} of #${about.figure} for ${about.skill}`;
    case 'next-attack':
      return `next attack of #${about.figure} by ${about.skill}`;
    case 'support':
      return `support by #${about.figure} against #${about.target}`;
    case 'skill':
      return `skill of #${about.of} barred by #${about.figure}`;
    case 'start':
      return `start of #${about.figure}`;
    case 'place':
      return `place of #${about.figure} for ${about.skill}`;
    case 'line':
      return `line of #${about.figure} up to ${about.length} with ${about.value}`;
    case 'build':
      return `fiend of #${about.figure} with ${about.dice} dice and ${about.points} points`;
  }
};

const optionOf = (option: Option): string => {
  switch (option.pick) {
    case 'move':
    case 'climb':
    case 'jump':
      return `#${option.figure} ${option.pick}s`;
    case 'strike':
    case 'shoot': {
      const how = option.together ? 'together' : (option.skill ?? 'alone');
      return `#${option.figure} ${option.pick}s #${option.target} ${how}`;
    }
    case 'use':
      return `#${option.figure} uses ${option.skill}`;
    case 'end':
      return 'end';
    case 'yes':
      return 'yes';
    case 'no':
      return 'no';
    case 'done':
      return 'done';
    case 'figure':
      return `#${option.figure}`;
    case 'skill':
      return option.skill;
    case 'landing':
      return `to ${option.at.x} ${option.at.y} for ${option.cost}`;
  }
};

const lives: Readonly<Record<Life, string>> = {
  up: 'up',
  down: 'down',
  dead: 'dead',
  waiting: 'waiting',
  gone: 'gone',
};

const lastingOf = (modifier: Modifier): string => {
  switch (modifier.says) {
    case 'change':
      return `${modifier.value} ${modifier.amount}`;
    case 'zero':
      return `${modifier.value} none`;
    case 'taunted':
      return `taunted by #${modifier.by}`;
    case 'barred':
      return `without ${modifier.barred}`;
    case 'flies':
      return 'flies';
    case 'poison':
      return `poison ${modifier.amount}`;
    case 'mend':
      return `mends ${modifier.amount} on ${modifier.turns}`;
    case 'link':
      return `linked to #${modifier.by} for ${modifier.left}`;
  }
};

const figureOf = ({ id, kind, life, dice, most, at, casting, modifiers }: Figure): string =>
  [
    `#${id}${kind === 'hero' ? '' : ` ${kind}`} ${lives[life]} ${dice} of ${most} at ${at.x} ${at.y}`,
    ...(casting ? [`casting ${casting.left}`] : []),
    ...modifiers.map(lastingOf),
  ].join(', ');

const choiceOf = (choice: Choice): string => {
  if (isBuilt(choice)) return 'a sheet';
  return typeof choice === 'number' ? String(choice) : `to ${choice.x} ${choice.y}`;
};

type FirstRequest = Request<About, Option>;

const answersTo = (request: FirstRequest): readonly string[] =>
  'options' in request ? request.options.map(optionOf) : choicesOf(request).map(choiceOf);

const takenOf = (request: FirstRequest, choice: Choice): string =>
  'options' in request && typeof choice === 'number' ? (answersTo(request)[choice] ?? '-') : choiceOf(choice);

/** One round of a match, line by line: what was decided and what came of it, and the answers there were besides. */
interface ShownRound {
  readonly round: number;
  decisions: number;
  readonly told: string[];
  readonly asked: string[];
}

interface ShownMatch {
  readonly rounds: readonly ShownRound[];
  readonly end: string;
}

type FirstPlayer = Player<Situation, About, Option>;

/** More choices than any match has. */
const limit = 20_000;

/** Plays a match out and writes down all that it shows, round by round. */
const showMatch = (start: Situation, seed: number, player: FirstPlayer): ShownMatch => {
  const rounds: ShownRound[] = [];
  const seen = new Map<string, string>();
  const lookAt = ({ round, figures, tokens, scores }: Situation): ShownRound => {
    const last = rounds.at(-1);
    const now = last?.round === round ? last : { round, decisions: 0, told: [], asked: [] };
    if (now !== last) rounds.push(now);
    const tell = (key: string, text: string): void => {
      if (seen.get(key) !== text) now.told.push(text);
      seen.set(key, text);
    };
    for (const figure of figures) tell(`figure ${figure.id}`, figureOf(figure));
    for (const [nth, { at, carrier, waits }] of tokens.entries()) {
      const held = carrier < 0 ? 'free' : `with #${carrier}`;
      tell(`token ${nth}`, `token ${nth} at ${at.x} ${at.y} ${held}${waits ? ' dropped' : ''}`);
    }
    tell('scores', `scores ${scores.join(' ')}`);
    return now;
  };
  const seat: FirstPlayer = {
    choose: (turn) => {
      const now = lookAt(turn.view());
      const { request } = turn;
      const choice = player.choose(turn);
      now.decisions += 1;
      now.told.push(`${request.by}: ${aboutOf(request.about)} -> ${takenOf(request, choice)}`);
      now.asked.push(answersTo(request).join(', '));
      return choice;
    },
  };
  const { match } = firstEngine.begin(start, seed);
  const seats = [...new Set(start.setting.players)].map(() => seat);
  const { match: over, choices } = playOut(firstEngine, match, seats, { seed, limit });
  lookAt(over.base);
  const { outcome, scores } = over.base;
  const winner = outcome?.winner === undefined ? 'nobody' : `team ${outcome.winner}`;
  return { rounds, end: `${winner} with ${scores.join(' : ')} after ${choices.length}` };
};

const digits = 8;

/** A line for a match: for each round how many decisions and a digest of all that they showed, then the outcome. */
export const digestOf = ({ rounds, end }: ShownMatch): string =>
  [
    ...rounds.map(({ decisions, told, asked }) => {
      const text = [...told, ...asked].join('\n');
      return `${decisions}:${bytesToHex(sha256(new TextEncoder().encode(text))).slice(0, digits)}`;
    }),
    end,
  ].join(' ');

/** Readable list of a match's decisions and results. */
export const textOf = ({ rounds, end }: ShownMatch): string =>
  [...rounds.flatMap(({ round, told }) => [`round ${round}`, ...told]), end].join('\n');

/** Matches of each scenario; the last ones are played greedily, the others at random. */
export const matchesOfEach = 20;
const greedily = 2;

const greedy = (): FirstPlayer => greedyPlayer(firstEngine, firstJudge, { tries: 2, most: 4 });

const show = (at: number, nth: number): ShownMatch => {
  const seed = nth * scenarios.length + at;
  const player = nth < matchesOfEach - greedily ? randomPlayer : greedy();
  return showMatch(situationOf(randomPlan(seed)), seed, player);
};

/** The frozen matches, by scenario. */
export const shownMatches = scenarios.map(({ id }, at) => ({ id, show: (nth: number) => show(at, nth) }));
