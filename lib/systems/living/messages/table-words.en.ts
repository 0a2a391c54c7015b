import { count, length, list, possessive } from '#words/language/words';
import type { TerrainKind } from '../maps/piece';
import type { CarriedToken } from '../scenarios/rules';
import type { ScenarioId } from '../scenarios/scenario';
import type { PickedDie } from '../../../painted-die/play/rolls';
import type { Pip } from '../sheet/pips';
import { begun } from '#words/systems/living/messages/match-log';
import { pickedText } from '#words/painted-die/messages/picked-die';
import { skillName } from '#words/systems/living/messages/match-set-up';
import { pipsOf, terms } from '#words/systems/living/messages/terms';

const terrainNames: Readonly<Record<string, string>> = {
  house: 'House',
  tower: 'Tower',
  wall: 'Wall',
  'low-wall': 'Low wall',
  boulder: 'Boulder',
  rubble: 'Rubble',
  terrace: 'Terrace',
  ramp: 'Ramp',
  wood: 'Wood',
  hedge: 'Hedge',
  water: 'Water',
} satisfies Readonly<Record<TerrainKind, string>>;

/** Purpose of a roll in a fight. */
const rolls: Readonly<Partial<Record<string, string>>> = {
  AV: 'to attack',
  RAV: 'to shoot',
  DV: 'to defend',
  MDV: 'to defend against magic',
  projectile: 'to stop the magic projectile',
};

/** Words for what lies and stands on the play table. */
export const tableWords = {
  loss: (lost: number, falls: boolean): string => (falls ? 'falls' : `−${lost} Life`),
  wins: {
    /** @param scored how points are scored @param comesBack whether the fallen do */
    points: (goal: number, scored: readonly string[], comesBack: boolean): string =>
      [
        `First to ${count(goal, 'point')} wins.`,
        ...scored,
        ...(comesBack ? ['The fallen come back next phase.'] : []),
      ].join(' '),
    'last-standing': 'The last side standing wins.',
    'bring-home': 'Bring the treasure home, or take out all your opponents, to win.',
  },
  /** How to win a scenario, in one line of a phone. @param goal 0 where no points count */
  winsInBrief: {
    'all-out-carnage': () => 'Be the last hero standing',
    'team-carnage': () => 'Be the last team standing',
    'capture-the-flag': (goal) => `Bring their flag home: first to ${goal}`,
    'bombing-run': (goal) => `Carry the bomb home: first to ${goal}`,
    'king-of-the-hill': (goal) => `Hold circles: first to ${goal}`,
    snowfall: (goal) => `Carry parcels home: first to ${goal}`,
    'treasure-hunt': () => 'Bring the treasure home',
  } satisfies Readonly<Record<ScenarioId, (goal: number) => string>>,
  scored: {
    hold: (each: number): string =>
      `Have more heroes on a circle than the other team to make it yours: it scores ${each} when a phase ends.`,
    /** @param worth `value`: what the token shows */
    home: (
      token: CarriedToken,
      {
        base,
        needs,
        worth,
      }: { readonly base: 'own' | 'any'; readonly needs: boolean; readonly worth: number | 'value' },
    ): string => {
      const what = token === 'flag' ? 'the other team’s flag' : `the ${token}`;
      const where = base === 'own' ? 'home' : 'into a home base';
      const points = worth === 'value' ? 'score what it shows' : `score ${worth}`;
      return `Bring ${what} ${where}${needs ? ' while yours is in place' : ''} to ${points}.`;
    },
  },
  /** Meaning of a place for circles. @param each points for one of them when a phase ends */
  stakes: {
    gained: (each: number): string =>
      `The circle becomes yours: ${count(each, 'point')} each time a phase ends.`,
    lost: (each: number): string =>
      `You leave the circle to the other side: they get ${count(each, 'point')} each time a phase ends.`,
    contested: 'The circle doesn’t change hands: they have at least as many on it as you.',
    left: (each: number): string => `Your circle keeps scoring ${each} until one of theirs steps on it.`,
  },
  /** How long a match goes. */
  length: (mostPhases: number): string => `If nobody has won after phase ${mostPhases}, it’s a draw.`,
  phase: (phase: number): string => (phase === 0 ? 'Before the first phase.' : `Phase ${phase}.`),
  over: (phase: number): string => `The match ended in phase ${phase}.`,
  /** @param acts whoever acts in it, where that is somebody else @param left actions of whoever acts */
  turn: (name: string, acts: string | undefined, left: number | undefined): string => {
    const more = left === undefined ? [] : [left === 0 ? 'last action' : `${count(left, 'action')} left`];
    const what = [...(acts === undefined ? [] : [`${acts} acts`]), ...more];
    return `${possessive(name)} turn${what.length === 0 ? '' : `: ${what.join(', ')}`}.`;
  },
  /** Between the turns, before the first of a phase. */
  comesBack: (name: string): string => `${begun(name)} comes back.`,
  /** In the turn of somebody else. @param isDelayed with a Delay counter */
  mayReact: (name: string, isDelayed: boolean): string =>
    `${begun(name)} may react${isDelayed ? ' (delayed action)' : ''}.`,
  cardAt: (place: number, name: string): string => `${possessive(name)} card is number ${place} in the deck.`,
  delay: 'Delay',
  reload: 'Reload',
  recovering: 'Recovering.',
  flying: 'In the air.',
  high: (far: number): string => `Stands ${length(far)}# above the ground.`,
  lies: (skill: string, kind: string): string => `${skill} (${kind}).`,
  rides: (name: string): string => `Rides ${name}.`,
  carries: (name: string): string => `Carries ${name}.`,
  pieces: {
    flag: 'Flag',
    bomb: 'Bomb',
    parcel: 'Parcel',
    treasure: 'Treasure',
    circle: 'Magic circle',
    trap: 'Trap',
  } as Readonly<Record<string, string>>,
  areas: { goal: 'Goal', entrance: 'Dummies enter here', home: 'Home base' },
  /** Goals that a way leads to. */
  landmarks: {
    goal: 'the goal',
    home: 'your corner',
    circle: 'the magic circle',
    treasure: 'the treasure',
  } as Readonly<Record<string, string>>,
  /** @param carrier empty for what lies on the ground */
  piece: (name: string, carrier: string): string => (carrier === '' ? name : `${name}, with ${carrier}`),
  rolls: (name: string, why: string): string => {
    if (why === '') return `${begun(name)} rolls.`;
    if (why.includes('/')) return `${begun(name)} rolls for ${skillName(why)}.`;
    return `${begun(name)} rolls ${rolls[why] ?? `for ${why}`}.`;
  },
  picked: (why: PickedDie, pip: Pip): string => pickedText(why, `${terms.pips[pip]} pips`),
  has: (name: string, value: string): string => `${begun(name)}: ${value}.`,
  parts: {
    die: 'on the die',
    conditions: 'conditions',
    effects: 'skills and effects',
    weapon: 'weapon and distance',
    'ganging-up': 'ganging up',
    cover: 'cover',
    order: 'from the skill or order for this attack',
  } as const,
  /** A painted die in a line: "6: 4 Melee pips and 1 Skill pip; 5: …". */
  die: (
    faces: readonly { readonly face: number; readonly pips: readonly (readonly [Pip, number])[] }[],
  ): string =>
    faces.map(({ face, pips }) => `${face}: ${list(pips.map(([pip, n]) => pipsOf(n, pip)))}`).join('; '),
  skills: (ids: readonly string[]): string => list(ids.map(skillName)),
  keepsCard: 'Keep the card as it is',
  /** @param id the kind, or a piece of it: "low-wall-3" */
  terrain: (id: string): string => terrainNames[id.replace(/-\d+$/, '')] ?? id,
};
