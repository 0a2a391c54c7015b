import type { FaceNumber } from '../../../dice/face';
import { count, terms as shared } from '#words/language/words';
import type { Attack, Pip } from '../sheet/pips';
import type { SheetKind } from '../sheet/sheet';
import { findDragonSkill } from '../skills/dragons';
import type { CounterId } from '../skills/effect';
import { findSlayerSkill } from '../skills/slayers';

const attacks: Readonly<Record<Attack, string>> = { dagger: 'Dagger', bow: 'Bow', magic: 'Magic' };

const kinds: Readonly<Record<SheetKind, string>> = { slayer: 'Slayer', dragon: 'Dragon' };

const nouns = {
  slayer: { one: 'slayer', many: 'slayers' },
  dragon: { one: 'dragon', many: 'dragons' },
} as const satisfies Readonly<Record<SheetKind, unknown>>;

const counters: Readonly<Record<CounterId, string>> = {
  hobbled: 'Hobbled',
  guarded: 'Guarded',
  exposed: 'Exposed',
  dazed: 'Dazed',
  bleeding: 'Bleeding',
  goaded: 'Goaded',
  'hot-blood': 'Hot Blood',
};

/** Name of each symbol; `attack` is a slayer's own kind. */
const pips: Readonly<Record<Pip, string>> = {
  sun: 'Sun',
  attack: 'Attack',
  dagger: attacks.dagger,
  shield: 'Shield',
};

/** The game's terms, the same wherever they appear. */
export const terms = {
  ...shared,
  /** Work to do on a card that nobody has painted yet. */
  untouched: {
    slayer: '20 points, 3 skills to choose',
    dragon: '5 cards to paint',
  },
  system: 'Hic est Draco',
  attacks,
  kinds,
  nouns,
  counters,
  pips,
  /** The names of a slayer's symbols, by what he attacks with. */
  pipsOf: (attack: Attack): Readonly<Record<Exclude<Pip, 'dagger'>, string>> => ({
    sun: pips.sun,
    attack: attacks[attack],
    shield: pips.shield,
  }),
  inches: (n: number): string => `${n}″`,
  dice: (n: number): string => count(n, 'die', 'dice'),
  face: (face: FaceNumber): string => `${face}-face`,
  /** A skill's name; an id that no skill has is quoted. */
  skill: (id: string): string => (findSlayerSkill(id) ?? findDragonSkill(id))?.name ?? `“${id}”`,
  uses: { attack: 'Attack action', move: 'Movement action', spell: 'Spell', alone: 'Skill action' },
};
