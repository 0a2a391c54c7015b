import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { playOut, randomPlayer, type Player } from '../../../../match/players';
import { greedyPlayer } from '../../../../match/playing/greedy';
import { choicesOf, isBuilt, type Choice, type Request } from '../../../../match/request';
import { scenarioId } from '../set-up/choices';
import type { MatchEvent } from '../state/event';
import type { Figure } from '../state/figure';
import type { About, Option } from '../state/option';
import { dracoJudge } from '../players/judge';
import { dracoEngine } from '../rules';
import type { Situation } from '../state/situation';
import { randomPlan, situationOf } from './random-match';

/**
 * Everything a match shows its players, as text in words of its own: whoever renames a field or a function mends the
 * left side here, and the text stays. Cards that nobody sees are left out.
 */
const aboutOf = (about: About): string => {
  switch (about.about) {
    case 'set':
      return `start of #${about.figure}`;
    case 'tree':
      return `tree of team ${about.team}, ${about.left} left`;
    case 'first-card':
      return 'first card';
    case 'act':
      return `action of #${about.figure}`;
    case 'move':
      return `move of #${about.figure} up to ${about.distance}`;
    case 'meet':
      return `who meets #${about.figure}`;
    case 'strike-leaver':
      return `attack of #${about.by} on #${about.figure}, who leaves`;
    case 'break-away':
      return `whether #${about.figure} leaves contact`;
    case 'leave':
      return `way out of contact of #${about.figure}`;
    case 'die':
      return `die of #${about.figure} against #${about.target} ${about.skill}`;
    case 'card':
      return `card hit by #${about.figure} for ${about.damage}, ${about.isHers ? 'hers' : "the slayer's"}`;
    case 'friend':
      return `friend of #${about.figure} for ${about.skill}`;
  }
};

const optionOf = (option: Option): string => {
  switch (option.pick) {
    case 'move':
    case 'leave':
    case 'recover':
    case 'end':
    case 'yes':
    case 'no':
      return option.pick;
    case 'attack':
      return `attack #${option.target}`;
    case 'skill':
      return `${option.skill} at #${option.target}`;
    case 'figure':
      return `#${option.figure}`;
    case 'card':
      return `card ${option.card}`;
    case 'die':
      return `${option.face} on card ${option.card}`;
    case 'place':
      return `to ${option.at.x} ${option.at.y}`;
  }
};

const choiceOf = (choice: Choice): string => {
  if (isBuilt(choice)) return 'a sheet';
  return typeof choice === 'number' ? String(choice) : `${choice.x} ${choice.y}`;
};

const requestOf = (request: Request<About, Option>): string => {
  const answers = 'options' in request ? request.options.map(optionOf) : choicesOf(request).map(choiceOf);
  return `asks ${request.by}: ${aboutOf(request.about)} | ${answers.join(', ')}`;
};

const figureOf = ({ id, at, pool, isDead, isDown, counters }: Figure): string =>
  [
    `#${id} ${pool} dice at ${at.x} ${at.y}`,
    ...(isDead ? ['dead'] : []),
    ...(isDown ? ['face down'] : []),
    ...Object.entries(counters).map(([id, count]) => `${id} ${count}`),
  ].join(' ');

const rowOf = ({ row }: Situation): string =>
  `row ${row.map(({ die, isDown }) => (isDown ? 'down' : die)).join(' ')}`;

/** An event in a line: its name, then its values as they come. */
const eventOf = ({ told, ...rest }: MatchEvent): string =>
  [told, ...Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`)].join(' ');

/** One initiative pile of a match, line by line; the first holds what comes before it too. */
interface ShownPile {
  readonly pile: number;
  readonly decisions: number;
  /** Everything. */
  readonly lines: readonly string[];
  /** Only what happened and what was chosen. */
  readonly story: readonly string[];
}

interface ShownMatch {
  readonly piles: readonly ShownPile[];
  readonly end: string;
}

type DracoPlayer = Player<Situation, About, Option>;

/** More choices than any match has. */
const limit = 20_000;

/** Plays a match out and writes down all that it shows, pile by pile. */
const showMatch = (start: Situation, seed: number, player: DracoPlayer): ShownMatch => {
  const piles: { pile: number; decisions: number; lines: string[]; story: string[] }[] = [];
  const seen = new Map<string, string>();
  const lookAt = (situation: Situation): (typeof piles)[number] => {
    const pile = Math.max(1, situation.piles);
    let last = piles.at(-1);
    if (last?.pile !== pile) {
      last = { pile, decisions: 0, lines: [], story: [] };
      piles.push(last);
    }
    const texts = new Map(situation.figures.map((figure) => [`#${figure.id}`, figureOf(figure)]));
    texts.set('row', rowOf(situation));
    for (const [name, text] of texts) {
      if (seen.get(name) !== text) last.lines.push(text);
      seen.set(name, text);
    }
    return last;
  };
  const seat: DracoPlayer = {
    choose: (turn) => {
      const now = lookAt(turn.view());
      const choice = player.choose(turn);
      const asked = requestOf(turn.request);
      now.decisions += 1;
      now.lines.push(asked, `takes ${choiceOf(choice)}`);
      const taken = 'options' in turn.request && turn.request.options[Number(choice)];
      now.story.push(`${asked.split(' | ')[0] ?? ''}: ${taken ? optionOf(taken) : choiceOf(choice)}`);
      return choice;
    },
  };
  const { match } = dracoEngine.begin(start, seed);
  const { match: over, choices } = playOut(
    dracoEngine,
    match,
    start.figures.map(() => seat),
    {
      seed,
      limit,
      each: ({ events }) => piles.at(-1)?.story.push(...events.map((event) => `  ${eventOf(event)}`)),
    },
  );
  lookAt(over.base);
  const { outcome } = over.base;
  const winner = outcome?.winner === undefined ? 'nobody' : `team ${outcome.winner}`;
  return { piles, end: `${winner} by ${outcome?.because ?? 'nothing'} after ${choices.length}` };
};

const digits = 8;

/** A line for a match: for each pile how many decisions and a digest of all that they showed, then the outcome. */
export const digestOf = ({ piles, end }: ShownMatch): string =>
  [
    ...piles.map(({ decisions, lines }) => {
      const digest = bytesToHex(sha256(new TextEncoder().encode(lines.join('\n')))).slice(0, digits);
      return `${decisions}:${digest}`;
    }),
    end,
  ].join(' ');

/** A readable match: events and choices, pile by pile. */
export const storyOf = ({ piles, end }: ShownMatch): string =>
  [...piles.flatMap(({ pile, story }) => [`pile ${pile}`, ...story]), end].join('\n');

/** Matches of each scenario; the last ones are played greedily, the others at random. */
export const matchesOfEach = 20;
const greedily = 2;

const greedy = (): DracoPlayer => greedyPlayer(dracoEngine, dracoJudge, { tries: 2, most: 4 });

const show = (nth: number): ShownMatch => {
  const player = nth < matchesOfEach - greedily ? randomPlayer : greedy();
  return showMatch(situationOf(randomPlan(nth)), nth, player);
};

/** The frozen matches, by scenario. */
export const shownMatches = [{ id: scenarioId, show }];
