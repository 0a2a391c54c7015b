import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { playOut, randomPlayer, type Player } from '../../../../match/players';
import { greedyPlayer } from '../../../../match/playing/greedy';
import { choicesOf, isBuilt, type Choice, type Request } from '../../../../match/request';
import { scenarios } from '../../scenarios/scenario';
import type { Figure, Life } from '../state/figure';
import type { About, Option } from '../state/option';
import { warbandJudge } from '../players/judge';
import { warbandEngine } from '../rules';
import type { Situation } from '../state/situation';
import { randomPlan, situationOf } from './random-match';

/**
 * Text of a match in words of its own: when a field or a function is renamed, mend the left side here, and the text
 * stays.
 */
const aboutOf = (about: About): string => {
  switch (about.about) {
    case 'set-up':
      return 'set-up';
    case 'start':
      return `start of #${about.figure}`;
    case 'activate':
      return 'activation';
    case 'act':
      return 'action';
    case 'order':
      return `action of #${about.figure} by order of #${about.by}`;
    case 'move':
      return `move of #${about.figure} up to ${about.distance}`;
    case 'landing':
      return `climb or jump of #${about.figure}`;
    case 'rush':
      return `rush of #${about.figure}`;
    case 'succeeded':
      return `success of #${about.figure} with ${about.skill}`;
    case 'attack':
      return `attack of #${about.figure} by ${about.skill}`;
    case 'aim':
      return `target of #${about.figure} for ${about.skill}`;
    case 'step':
      return `step of #${about.figure}`;
    case 'instead':
      return `wound of #${about.figure}`;
  }
};

const optionOf = (option: Option): string => {
  switch (option.pick) {
    case 'activate':
      return `activate #${option.figure}${option.with ? ' with minions' : ''}`;
    case 'team':
      return `team #${option.figure} #${option.rookie} #${option.specialist}`;
    case 'move':
      return `#${option.figure} moves`;
    case 'strike':
      return `#${option.figure} strikes #${option.target}`;
    case 'shoot':
      return `#${option.figure} shoots #${option.target} ${option.shooter}`;
    case 'use':
      return `#${option.figure} uses ${option.skill}`;
    case 'merge':
      return `#${option.figure} merges`;
    case 'recover':
      return `#${option.figure} recovers`;
    case 'volley':
      return `#${option.figure} volley at #${option.target}`;
    case 'end':
      return 'end';
    case 'no':
      return 'no';
    case 'rest':
      return 'rest';
    case 'figure':
      return `#${option.figure}`;
    case 'step':
      return `to ${option.at.x} ${option.at.y}`;
    case 'landing':
      return `${option.how} to ${option.at.x} ${option.at.y} for ${option.cost}`;
  }
};

const lives: Readonly<Record<Life, string>> = {
  up: 'up',
  prone: 'prone',
  'face-down': 'face down',
  away: 'away',
  out: 'out',
};

const figureOf = ({ id, at, life, wounds, shape, isActivated, losesNext, hasIgnored }: Figure): string =>
  [
    `#${id} ${lives[life]} ${wounds} at ${at.x} ${at.y}`,
    ...(shape === 'animal' ? ['animal'] : []),
    ...(isActivated ? ['activated'] : []),
    ...(losesNext ? ['loses next'] : []),
    ...(hasIgnored ? ['has ignored'] : []),
  ].join(' ');

const choiceOf = (choice: Choice): string => {
  if (isBuilt(choice)) return 'a sheet';
  return typeof choice === 'number' ? String(choice) : `${choice.x} ${choice.y}`;
};

const requestOf = (request: Request<About, Option>): string => {
  const answers = 'options' in request ? request.options.map(optionOf) : choicesOf(request).map(choiceOf);
  return `asks ${request.by}: ${aboutOf(request.about)} | ${answers.join(', ')}`;
};

/** One turn of a match, line by line. */
interface ShownTurn {
  readonly decisions: number;
  readonly lines: readonly string[];
}

interface ShownMatch {
  readonly turns: readonly ShownTurn[];
  readonly end: string;
}

type WarbandPlayer = Player<Situation, About, Option>;

/** More choices than any match has. */
const limit = 20_000;

/** Plays a match out and writes down all that it shows, turn by turn. */
const showMatch = (start: Situation, seed: number, player: WarbandPlayer): ShownMatch => {
  const turns: { turn: number; decisions: number; lines: string[] }[] = [];
  const seen = new Map<number, string>();
  const lookAt = (situation: Situation): (typeof turns)[number] => {
    const { turn, figures, tokens, scores } = situation;
    let last = turns.at(-1);
    if (last?.turn !== turn) {
      last = { turn, decisions: 0, lines: [] };
      turns.push(last);
    }
    for (const figure of figures) {
      const text = figureOf(figure);
      if (seen.get(figure.id) !== text) last.lines.push(text);
      seen.set(figure.id, text);
    }
    for (const { at, carrier, isHome } of tokens)
      last.lines.push(`token ${at.x} ${at.y} ${carrier}${isHome ? ' home' : ''}`);
    if (tokens.length > 0) last.lines.push(`scores ${scores.join(' ')}`);
    return last;
  };
  const seat: WarbandPlayer = {
    choose: (turn) => {
      const now = lookAt(turn.view());
      const choice = player.choose(turn);
      now.decisions += 1;
      now.lines.push(requestOf(turn.request), `takes ${choiceOf(choice)}`);
      return choice;
    },
  };
  const { match } = warbandEngine.begin(start, seed);
  const { match: over, choices } = playOut(warbandEngine, match, [seat, seat], { seed, limit });
  lookAt(over.base);
  const { outcome, scores } = over.base;
  const winner = outcome?.winner === undefined ? 'nobody' : `warband ${outcome.winner}`;
  return { turns, end: `${winner} with ${scores.join(' : ')} after ${choices.length}` };
};

const digits = 8;

/** A line for a match: for each turn how many decisions and a digest of all that they showed, then the outcome. */
export const digestOf = ({ turns, end }: ShownMatch): string =>
  [
    ...turns.map(({ decisions, lines }) => {
      const digest = bytesToHex(sha256(new TextEncoder().encode(lines.join('\n')))).slice(0, digits);
      return `${decisions}:${digest}`;
    }),
    end,
  ].join(' ');

/** Matches of each scenario; the last one is played greedily, the others at random. */
export const matchesOfEach = 12;

const greedy = (): WarbandPlayer => greedyPlayer(warbandEngine, warbandJudge, { tries: 2, most: 4 });

const show = (at: number, nth: number): ShownMatch => {
  const seed = nth * scenarios.length + at;
  return showMatch(situationOf(randomPlan(seed)), seed, nth < matchesOfEach - 1 ? randomPlayer : greedy());
};

/** The frozen matches, by scenario. */
export const shownMatches = scenarios.map(({ id }, at) => ({ id, show: (nth: number) => show(at, nth) }));
