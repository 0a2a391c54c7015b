import { expect } from 'vitest';
import type { Match } from '../../../../match/engine';
import { choicesOf, type Built, type Choice } from '../../../../match/request';
import { unit, type Terrain } from '../../../../table/table';
import { livingEngine } from '../rules';
import type { MatchEvent } from '../state/event';
import type { Figure } from '../state/figure';
import type { Option } from '../state/option';
import type { Situation } from '../state/situation';
import { situationOf, type Fighters } from './fighters';

/** "66123 111" and [6, 6, …] alike: faces in the order in which they are rolled. */
const drawsOf = (dice: string): readonly number[] =>
  Array.from(dice.replaceAll(/\D/g, ''), (face) => Number(face) - 1);

/** An answer to a request: what the option must say at least, a place in #, or a sheet that is built. */
export type Answer = Partial<Record<string, unknown>> | readonly [number, number] | Built;

const isPlace = (answer: Answer): answer is readonly [number, number] => Array.isArray(answer);

const isSheet = (answer: Answer): answer is Built => !isPlace(answer) && 'sheet' in answer;

const isOption = (answer: Answer): answer is Readonly<Record<string, unknown>> =>
  !isPlace(answer) && !isSheet(answer);

const fits = (option: Option, answer: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(answer).every(
    ([key, value]) => (option as unknown as Record<string, unknown>)[key] === value,
  );

/** A small match for tests: named figures, written dice, answers in order. */
export interface Arena {
  /** The figure as it stands now. */
  readonly the: (name: string) => Figure;
  readonly id: (name: string) => number;
  /** The options that the match offers now. */
  readonly options: () => readonly Option[];
  /** Whether an option like this is offered now. */
  readonly offers: (answer: Readonly<Record<string, unknown>>) => boolean;
  /**
   * Chooses an action and plays it to its end. `dice`: every face that is rolled, in order, none too many; `answers`:
   * answers to what is asked on the way, each to the first request that it fits; whatever else is asked takes its first
   * option, or stays where it stands, or takes the first place if it cannot. Who acts first is answered so too.
   */
  readonly act: (
    action: Readonly<Record<string, unknown>>,
    dice?: string,
    answers?: readonly Answer[],
  ) => Arena;
  /** Ends turns until it is this figure's hero's turn again. */
  readonly turnOf: (name: string, dice?: string) => Arena;
  /** Ends turns to the end of the phase. */
  readonly nextPhase: (dice?: string) => Arena;
  readonly situation: () => Situation;
  /** Events of the last action. */
  readonly events: () => readonly MatchEvent[];
}

/** An arena of 24 x 24 # with these figures; the first one has its turn, with two actions. */
export const arena = (
  fighters: Fighters,
  {
    terrain = [],
    scenario = 'all-out-carnage',
    match: changed = {},
  }: {
    terrain?: readonly Terrain[];
    scenario?: string;
    /** Changes of the match before the test begins. */
    match?: Partial<Situation>;
  } = {},
): Arena => {
  const names = Object.keys(fighters);
  const situation = { ...situationOf(fighters, terrain, scenario), ...changed };
  let match: Match<Situation> = livingEngine.begin(situation, 1, { dice: [] }).match;
  let events: readonly MatchEvent[] = [];
  const id = (name: string): number => names.indexOf(name);
  const look = (): Situation => livingEngine.look(match);
  const optionsNow = (): readonly Option[] => {
    const request = livingEngine.pending(match);
    return request && 'options' in request ? request.options : [];
  };

  /** Subject of the last request. */
  let asked: string | undefined;
  const choose = (choice: Choice): void => {
    asked = livingEngine.pending(match)?.about.about;
    const step = livingEngine.apply(match, choice);
    if (!step.ok) throw new Error(`refused: ${JSON.stringify(step.error)}`);
    match = step.value.match;
    events = [...events, ...step.value.events];
  };

  /** Answers what is asked until somebody is to choose an action again. */
  const playOn = (answers: Answer[]): void => {
    for (;;) {
      const request = livingEngine.pending(match);
      if (!request) return;
      const { about } = request.about;
      // An action in the course of another one is not the next one of a turn.
      const isWithin =
        about === 'action' && request.about.left === 0 && match.choices.length > 0 && asked !== 'who-acts';
      if ((about === 'action' && !isWithin) || about === 'who-acts' || about === 'reaction') return;
      if ('region' in request) {
        const place = answers.find(isPlace);
        if (place) {
          answers.splice(answers.indexOf(place), 1);
          choose({ x: Math.round(place[0] * unit), y: Math.round(place[1] * unit) });
        } else {
          const stay = look().figures[request.about.figure]?.at;
          const [first = { x: 0, y: 0 }] = request.region.candidates();
          choose(stay && request.region.contains(stay) ? stay : first);
        }
        continue;
      }
      if ('building' in request) {
        const built = answers.find(isSheet);
        if (built) answers.splice(answers.indexOf(built), 1);
        choose(built ?? choicesOf(request)[0] ?? 0);
        continue;
      }
      const answer = answers
        .filter(isOption)
        .find((each) => request.options.some((option) => fits(option, each)));
      if (answer) answers.splice(answers.indexOf(answer), 1);
      choose(answer ? request.options.findIndex((option) => fits(option, answer)) : 0);
    }
  };

  /** Where several may act first, an answer says who: the first of them otherwise. */
  const pickWhoActs = (answers: Answer[]): void => {
    const request = livingEngine.pending(match);
    if (request?.about.about !== 'who-acts' || !('options' in request)) return;
    const { options } = request;
    const fit = (answer: Answer): boolean =>
      isOption(answer) && options.some((option) => fits(option, answer));
    const at = answers.findIndex(fit);
    const [who] = at < 0 ? [] : answers.splice(at, 1);
    choose(who && isOption(who) ? options.findIndex((option) => fits(option, who)) : 0);
  };

  const withDice = (dice: string, play: () => void): void => {
    match = { ...match, script: { dice: drawsOf(dice) } };
    events = [];
    play();
    // Places where somebody comes back belong to the turn that follows.
    const begun = match.choices.filter((choice) => typeof choice === 'number');
    expect(begun, 'the action has not come to its end').toEqual([]);
    const left = livingEngine.leftOver(match)?.dice ?? [];
    expect(
      left.map((side) => side + 1),
      'dice that were not rolled',
    ).toEqual([]);
  };

  const find = (action: Readonly<Record<string, unknown>>): number => {
    const options = optionsNow();
    const index = options.findIndex((option) => fits(option, action));
    if (index < 0) throw new Error(`not offered: ${JSON.stringify(action)} of ${JSON.stringify(options)}`);
    return index;
  };

  const endTurns = (dice: string, until: () => boolean): void => {
    withDice(dice, () => {
      for (let turns = 0; turns < 60 && !until(); turns += 1) {
        const request = livingEngine.pending(match);
        if (!request) return;
        // A prone figure must stand up: it cannot end its turn.
        const end = optionsNow().findIndex(({ pick }) => pick === 'end');
        choose(request.about.about === 'action' ? Math.max(0, end) : 0);
        playOn([]);
      }
    });
  };

  const self: Arena = {
    id,
    the: (name) => {
      const figure = look().figures[id(name)];
      if (!figure) throw new Error(`nobody is called ${name}`);
      return figure;
    },
    options: optionsNow,
    offers: (answer) => optionsNow().some((option) => fits(option, answer)),
    act: (action, dice = '', answers = []) => {
      const left = [...answers];
      withDice(dice, () => {
        pickWhoActs(left);
        choose(find(action));
        playOn(left);
      });
      expect(left, 'answers that nobody asked for').toEqual([]);
      return self;
    },
    turnOf: (name, dice = '') => {
      const { phase, turn } = look();
      const isThere = (): boolean => {
        const now = look();
        return now.turn === id(name) && (now.phase !== phase || now.turn !== turn);
      };
      endTurns(dice, isThere);
      return self;
    },
    nextPhase: (dice = '') => {
      const { phase } = look();
      endTurns(dice, () => look().phase > phase);
      return self;
    },
    situation: look,
    events: () => events,
  };
  return self;
};
