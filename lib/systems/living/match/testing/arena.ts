import { expect } from 'vitest';
import { unit, type Terrain } from '../../../../table/table';
import type { Match } from '../../../../match/engine';
import { choicesOf, type Built, type Choice } from '../../../../match/request';
import type { PetAbility } from '../../sheet/follower';
import type { HeroDraft } from '../../sheet/hero';
import { emptyFaces, type Face, type Faces } from '../../sheet/pips';
import type { FaceNumber } from '../../../../dice/face';
import { sheetOfBeast } from '../named/shape-shift';
import { newFigure } from '../state/begin';
import type { MatchEvent } from '../state/event';
import type { Figure, FigureKind } from '../state/figure';
import type { Option } from '../state/option';
import { livingEngine } from '../rules';
import { beginWith } from '../set-up/set-up';
import { freeDaemonSlots } from '../../rules/skill-slots';
import type { Sex } from '../../sheet/sex';
import { sidesByPip } from '../state/sheet';
import type { Situation } from '../state/situation';

/** A figure for a test: what is left out is a bare hero of five dice. Places in #, faces as a file has them. */
export interface Fighter {
  readonly at: readonly [number, number];
  readonly team?: number;
  readonly faces?: Partial<Record<FaceNumber, Partial<Face>>>;
  readonly skills?: readonly string[];
  readonly ability?: PetAbility;
  /** The faces of a beast shape, and its ability. */
  readonly beast?: Fighter['faces'];
  readonly beastAbility?: PetAbility;
  readonly sex?: Sex;
  readonly weapons?: HeroDraft['equipment']['weapons'];
  /** Another kind of figure, and whose turn it acts in. */
  readonly kind?: FigureKind;
  readonly of?: string;
  /** Changes of the figure before the test begins. */
  readonly with?: Partial<Figure>;
}

/** The figures of a test, by what it calls them. */
export type Fighters = Readonly<Record<string, Fighter>>;

const facesOf = (faces: Fighter['faces'] = {}): Faces => {
  const full = { ...emptyFaces };
  for (const face of [1, 2, 3, 4, 5, 6] as const) full[face] = { ...emptyFaces[face], ...faces[face] };
  return full;
};

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
  /** What happened in the last action. */
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
  const table = { width: 24 * unit, height: 24 * unit, terrain };
  const start = beginWith([], { table, scenario, mostPhases: 99 });
  const figures: Figure[] = [];
  const sheets: Situation['sheets'][number][] = [];
  names.forEach((name, id) => {
    const fighter = fighters[name];
    if (!fighter) return;
    const team = fighter.team ?? 0;
    const faces = facesOf(fighter.faces);
    const daemonSlots = freeDaemonSlots(faces, fighter.skills ?? []);
    sheets.push({
      name,
      title: '',
      sides: sidesByPip(faces),
      ...(daemonSlots > 0 && { daemonSlots }),
      weapons: fighter.weapons ?? [],
      skills: fighter.skills ?? [],
      ability: fighter.ability,
      isMagical: false,
      sex: fighter.sex,
      dice: 5,
    });
    const [x, y] = fighter.at;
    const at = { x: Math.round(x * unit), y: Math.round(y * unit) };
    const hero = fighter.of === undefined ? id : names.indexOf(fighter.of);
    figures.push({
      ...newFigure(id, fighter.kind ?? 'hero', id, 5, { owner: team, team, hero, at }),
      ...(hero === 0 && { actions: fighter.kind === 'pet' ? 1 : 2, isActing: true }),
      ...fighter.with,
    });
  });
  names.forEach((name, id) => {
    const { beast, beastAbility: ability } = fighters[name] ?? {};
    const own = sheets[id];
    if (!beast || !own) return;
    sheets[id] = { ...own, shape: sheets.length };
    const shape = {
      kind: 'beast-shape',
      ability,
      faces: facesOf(beast),
      magical: false,
      weapons: [],
      skills: [],
    } as const;
    sheets.push(sheetOfBeast(own, shape, id));
  });
  const heroes = figures.filter(({ id, hero }) => id === hero).map(({ id }) => id);
  const situation: Situation = {
    ...start,
    setting: { ...start.setting, teams: heroes.map((id) => figures[id]?.team ?? 0) },
    sheets,
    figures,
    stage: 'action',
    phase: 1,
    turn: 0,
    acting: 0,
    deck: heroes.filter((id) => id !== 0),
    discard: [0],
    ...changed,
  };

  let match: Match<Situation> = livingEngine.begin(situation, 1, { dice: [] }).match;
  let events: readonly MatchEvent[] = [];
  const id = (name: string): number => names.indexOf(name);
  const look = (): Situation => livingEngine.look(match);
  const optionsNow = (): readonly Option[] => {
    const request = livingEngine.pending(match);
    return request && 'options' in request ? request.options : [];
  };

  /** What was asked last. */
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
        // Who lies prone must stand up: he cannot end his turn.
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
