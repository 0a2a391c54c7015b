import { stackedDeck } from '../../../../match/deck';
import { facesFrom } from '../../../../painted-die/die';
import { sidesByPip } from '../../../../painted-die/match/roll';
import { unit, type Terrain } from '../../../../table/table';
import type { FaceNumber } from '../../../../dice/face';
import { freeDaemonSlots } from '../../rules/skill-slots';
import type { PetAbility } from '../../sheet/follower';
import type { HeroDraft } from '../../sheet/hero';
import { die, type Face } from '../../sheet/pips';
import type { Sex } from '../../sheet/sex';
import { profileOfBeast } from '../named/shape-shift';
import { beginWith } from '../set-up/set-up';
import { newFigure } from '../state/begin';
import type { Figure, FigureKind } from '../state/figure';
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

/** A table of 24 x 24 # with these figures; the first one has its turn, with two actions. */
export const situationOf = (fighters: Fighters, terrain: readonly Terrain[], scenario: string): Situation => {
  const names = Object.keys(fighters);
  const table = { width: 24 * unit, height: 24 * unit, terrain };
  const start = beginWith([], { table, scenario, mostPhases: 99 });
  const figures: Figure[] = [];
  const sheets: Situation['sheets'][number][] = [];
  names.forEach((name, id) => {
    const fighter = fighters[name];
    if (!fighter) return;
    const team = fighter.team ?? 0;
    const faces = facesFrom(die, fighter.faces ?? {});
    const daemonSlots = freeDaemonSlots(faces, fighter.skills ?? []);
    sheets.push({
      name,
      title: '',
      sides: sidesByPip(die, faces),
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
      faces: facesFrom(die, beast),
      magical: false,
      weapons: [],
      skills: [],
    } as const;
    sheets.push(profileOfBeast(own, shape, id));
  });
  const heroes = figures.filter(({ id, hero }) => id === hero).map(({ id }) => id);
  return {
    ...start,
    setting: { ...start.setting, teams: heroes.map((id) => figures[id]?.team ?? 0) },
    sheets,
    figures,
    stage: 'action',
    phase: 1,
    turn: 0,
    acting: 0,
    deck: stackedDeck(heroes.filter((id) => id !== 0)),
    discard: [0],
  };
};
