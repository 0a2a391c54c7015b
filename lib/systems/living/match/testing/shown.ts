import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { playOut, type Player, randomPlayer } from '../../../../match/players';
import { choicesOf, isBuilt, type Choice, type Request } from '../../../../match/request';
import type { Figure, FigureId, Life } from '../state/figure';
import type { About, Option } from '../state/option';
import { livingEngine } from '../rules';
import type { Situation } from '../state/situation';
import { greedyPlayer } from '../../../../match/playing/greedy';
import { missions, scenarios } from '../../scenarios/index';
import { beginMission } from '../set-up/mission';
import { livingJudge } from '../players/judge';
import { randomPlan, situationOf } from './random-match';

/**
 * Everything a match shows, as text with names of its own: rename a field or a function, and only the left side here
 * changes. Numbers of modifiers and castings, which no player sees, are left out.
 */

/** Skills by their lasting ids; what is no skill has none. */
const skillOf = (skill: string | undefined): string => (skill?.includes('/') === true ? skill : '-');

const target = (figure: FigureId | undefined): string => (figure === undefined ? '-' : `#${figure}`);

const aboutOf = (about: About): string => {
  switch (about.about) {
    case 'who-acts':
      return `who acts #${about.figure}`;
    case 'action':
      return `action #${about.figure} left ${about.left}`;
    case 'reaction':
      return `reaction #${about.figure}`;
    case 'answer':
      return `answer #${about.figure} to #${about.to}`;
    case 'move':
      return `move #${about.figure} up to ${about.distance}`;
    case 'die':
      return `die #${about.figure} ${about.value}`;
    case 'target':
      return `target #${about.figure} ${skillOf(about.skill)} ${about.nth}`;
    case 'condition':
      return `condition #${about.figure} of #${about.of}`;
    case 'aura':
      return `spell on somebody #${about.figure} of #${about.of}`;
    case 'rider-or-mount':
      return `rider or mount #${about.figure}`;
    case 'share-damage':
      return `damage shared #${about.figure} ${about.damage}`;
    case 'may':
      return `may #${about.figure} ${skillOf(about.skill)}`;
    case 'effect':
      return `effect #${about.figure} ${skillOf(about.skill)}`;
    case 'skill':
      return `skill #${about.figure} ${skillOf(about.skill)}`;
    case 'number':
      return `number #${about.figure} ${skillOf(about.skill)}`;
    case 'start':
      return `start #${about.figure}`;
    case 'place':
      return `place #${about.figure} ${skillOf(about.skill)}`;
    case 'build':
      return `${about.kind} built #${about.figure} ${skillOf(about.skill)} ${about.dice} dice ${about.points} points Skill pips ${about.green.join(' ')} skills ${about.slots}`;
  }
};

/** The skill behind an effect on a figure. */
const lyingOn = ({ figures }: Situation, key: number): string =>
  skillOf(figures.flatMap(({ auras }) => auras).find((each) => each.key === key)?.skill);

const optionOf = (option: Option, situation: Situation): string => {
  switch (option.pick) {
    case 'yes':
      return 'yes';
    case 'no':
      return 'no';
    case 'done':
      return 'done';
    case 'figure':
      return `figure #${option.figure}`;
    case 'value':
      return `value ${option.value}`;
    case 'condition':
      return `condition ${option.condition}`;
    case 'aura':
      return `spell ${lyingOn(situation, option.key)}`;
    case 'skill':
      return `skill ${skillOf(option.skill)}`;
    case 'move':
      return 'move';
    case 'charge':
      return `charge #${option.target} with ${option.weapon} ${skillOf(option.skill)} by ${target(option.by)}`;
    case 'melee':
      return `melee #${option.target} with ${option.weapon} ${skillOf(option.skill)} by ${target(option.by)}`;
    case 'shoot':
      return `shoot #${option.target} with ${option.weapon} ${skillOf(option.skill)}`;
    case 'use': {
      const from = option.stored === undefined ? 'known' : 'stored';
      return `use ${skillOf(option.skill)} at ${target(option.target)} ${from} for ${option.cost ?? '-'}`;
    }
    case 'reload':
      return `reload ${option.weapon}`;
    case 'move-and-reload':
      return `move and reload ${option.weapon}`;
    case 'climb':
      return `climb with ${option.actions ?? 1}`;
    case 'land':
      return 'land';
    case 'stand-up':
      return 'stand up';
    case 'shake-off':
      return 'shake off';
    case 'resist':
      return `resist ${lyingOn(situation, option.aura)}`;
    case 'recover':
      return 'recover';
    case 'restore':
      return 'restore';
    case 'delay':
      return 'delay';
    case 'mount':
      return `mount #${option.pet}`;
    case 'dismount':
      return 'dismount';
    case 'give-action':
      return `give an action to #${option.pet}`;
    case 'drop-cannon':
      return 'drop the cannon';
    case 'take-life':
      return `take promised Life ${option.nth}`;
    case 'knock-down':
      return `knock down #${option.target}`;
    case 'dismiss':
      return `dismiss ${lyingOn(situation, option.aura)} of #${option.of}`;
    case 'scenario':
      return `of the scenario for ${option.actions}`;
    case 'end':
      return 'end';
  }
};

const lifeOf: Readonly<Record<Life, string>> = { up: 'up', down: 'down', dead: 'dead', gone: 'gone' };

const figureOf = ({ id, at, height, life, hand, actions, conditions, auras }: Figure): string =>
  [
    `#${id} ${lifeOf[life]} ${hand} at ${at.x} ${at.y} ${height} actions ${actions}`,
    ...conditions.map(({ condition, count }) => `${condition} ${count}`),
    ...auras.map(({ skill }) => skillOf(skill)),
  ].join(' ');

const choiceOf = (choice: Choice): string => {
  if (isBuilt(choice)) return JSON.stringify(choice.sheet);
  return typeof choice === 'number' ? String(choice) : `${choice.x} ${choice.y}`;
};

const requestOf = (request: Request<About, Option>, situation: Situation): string => {
  const answers =
    'options' in request
      ? request.options.map((option) => optionOf(option, situation))
      : choicesOf(request).map(choiceOf);
  return `asks ${request.by}: ${aboutOf(request.about)} | ${answers.join(', ')}`;
};

/** One phase of a match as it is shown, line by line. */
interface ShownPhase {
  readonly decisions: number;
  readonly lines: readonly string[];
}

interface ShownMatch {
  readonly phases: readonly ShownPhase[];
  readonly end: string;
}

type LivingPlayer = Player<Situation, About, Option>;

/** Limit that no match reaches, in choices. */
const limit = 20_000;

/** Plays a match out and writes down all that it shows, phase by phase. */
const showMatch = (
  start: Situation,
  seed: number,
  playerOf: () => LivingPlayer,
  players: number,
): ShownMatch => {
  const phases: { decisions: number; lines: string[] }[] = [];
  const seen = new Map<FigureId, string>();
  let phase = -1;
  const linesOf = (situation: Situation): string[] => {
    if (phases.length === 0 || situation.phase !== phase) {
      phase = situation.phase;
      phases.push({ decisions: 0, lines: [] });
    }
    return phases.at(-1)?.lines ?? [];
  };
  const lookAt = (situation: Situation): void => {
    const lines = linesOf(situation);
    for (const figure of situation.figures) {
      const text = figureOf(figure);
      if (seen.get(figure.id) !== text) lines.push(text);
      seen.set(figure.id, text);
    }
    if (situation.scores.length > 0) lines.push(`scores ${situation.scores.join(' ')}`);
  };
  const writing = (player: LivingPlayer): LivingPlayer => ({
    choose: (turn) => {
      const situation = turn.view();
      lookAt(situation);
      const choice = player.choose(turn);
      const last = phases.at(-1);
      if (last) {
        last.decisions += 1;
        last.lines.push(requestOf(turn.request, situation), `takes ${choiceOf(choice)}`);
      }
      return choice;
    },
  });
  const { match } = livingEngine.begin(start, seed);
  const seats = Array.from({ length: players }, () => writing(playerOf()));
  const { match: over, choices } = playOut(livingEngine, match, seats, { seed, limit });
  lookAt(over.base);
  const { outcome, scores } = over.base;
  const winner = outcome?.winner === undefined ? 'nobody' : `team ${outcome.winner}`;
  const points = scores.length > 0 ? ` with ${scores.join(' : ')}` : '';
  return { phases, end: `${winner}${points} after ${choices.length}` };
};

const digits = 8;

/** A line for a match: for each phase how many decisions and a digest of all that they showed, then the outcome. */
export const digestOf = ({ phases, end }: ShownMatch): string =>
  [
    ...phases.map(({ decisions, lines }) => {
      const digest = bytesToHex(sha256(new TextEncoder().encode(lines.join('\n')))).slice(0, digits);
      return `${decisions}:${digest}`;
    }),
    end,
  ].join(' ');

/** Matches of each scenario and mission; the last ones are played greedily, the others at random. */
export const matchesOfEach = 20;
const greedily = 2;

const random = (): LivingPlayer => randomPlayer;
const greedy = (): LivingPlayer => greedyPlayer(livingEngine, livingJudge, { tries: 2, most: 4 });
const playerOf = (nth: number) => (nth < matchesOfEach - greedily ? random : greedy);

const showScenario = (at: number, nth: number): ShownMatch => {
  const seed = nth * scenarios.length + at;
  const start = situationOf(randomPlan(seed));
  return showMatch(start, seed, playerOf(nth), start.setting.teams.length);
};

const showMission = (id: string, nth: number): ShownMatch => {
  const start = beginMission(id);
  if (!start) throw new RangeError(`No mission is called ${id}.`);
  return showMatch(start, nth, playerOf(nth), 1);
};

/** The frozen matches, by scenario and mission. */
export const shownMatches = [
  ...scenarios.map(({ id }, at) => ({ id, show: (nth: number) => showScenario(at, nth) })),
  ...missions.map(({ id }) => ({ id, show: (nth: number) => showMission(id, nth) })),
];
