import { bestAndSum, bestDie, type Distribution } from '../../../dice/odds';
import { pipsOnDie } from '../../../painted-die/die';
import { shifted } from '../../../painted-die/odds/attack';
import type { Way } from '../../../painted-die/odds/encounter';
import { magicAndSkill, sidesOf } from '../../../painted-die/odds/sides';
import type { HeroDraft } from '../sheet/hero';
import type { Face, Faces, Pip } from '../sheet/pips';
import type { Skill } from '../skills/category';
import { amountOf, type Amount, type Effect } from '../skills/effect';
import { findSkill } from '../skills/index';

/**
 * One way in which a hero can attack: by hand, with a shot, or with a spell that deals damage. Its id is `melee`, `ranged`
 * or the skill's. Weapons change no figure, and nothing is loaded; chapter "Combat".
 */
export type AttackMode = Way &
  (
    | {
        readonly kind: 'melee' | 'ranged';
        /** Weapons it is made with, as the sheet names them. */
        readonly weapons: readonly string[];
      }
    | { readonly kind: 'spell'; readonly spell: Skill }
  );

/** One attack a turn. */
const pace = { reload: 0, actions: 1 } as const;

/** Sum of a skill's lines for something. @param blue Magic pips of the best die; @param green Skill pips of all dice */
export const saidBy = (
  { always = [], green: greens, blue: blues = [] }: Skill,
  { green, blue }: { readonly green: number; readonly blue: number },
  read: (effect: Effect) => Amount | undefined,
): number | undefined => {
  const lines = [
    [always, 1],
    [greens, green],
    [blues, blue],
  ] as const;
  const said = lines.flatMap(([effects, scale]) =>
    effects.flatMap((effect) => {
      const amount = read(effect);
      // Counts per # are for one #, so that a player can multiply.
      return amount === undefined ? [] : [amountOf(amount, scale, 1)];
    }),
  );
  return said.length === 0 ? undefined : said.reduce((sum, one) => sum + one, 0);
};

/** Whether a spell with these pips has anybody to hit: what its pips count may be none. */
const hitsAnybody = (spell: Skill, pips: { readonly green: number; readonly blue: number }): boolean =>
  saidBy(spell, pips, (effect) => (effect.act === 'targets' ? effect.count : undefined)) !== 0 &&
  saidBy(spell, pips, (effect) => (effect.act === 'radius' ? effect.of : undefined)) !== 0;

/** The magic damage that a spell's roll deals before its target defends; decided question 1. */
export const magicValue = (
  spell: Skill,
  pips: { readonly green: number; readonly blue: number },
): number | undefined => {
  const said = saidBy(spell, pips, (effect) => (effect.act === 'damage' ? effect.by : undefined));
  return said === undefined ? undefined : pips.green > 0 && hitsAnybody(spell, pips) ? said : 0;
};

const dealsDamage = (skill: Skill): boolean => magicValue(skill, { green: 1, blue: 1 }) !== undefined;

/** Every way to attack, pips or not. */
export const everyAttackMode = ({ equipment, skills }: HeroDraft): readonly AttackMode[] => {
  const named = (type: 'melee' | 'ranged'): readonly string[] =>
    equipment.weapons.flatMap(({ name, type: of }) => (of === type && name !== undefined ? [name] : []));
  const spells = skills.flatMap((id) => findSkill(id) ?? []).filter(dealsDamage);
  return [
    { ...pace, id: 'melee', kind: 'melee', weapons: named('melee') },
    { ...pace, id: 'ranged', kind: 'ranged', weapons: named('ranged') },
    ...spells.map((spell): AttackMode => ({ ...pace, id: spell.id, kind: 'spell', spell })),
  ];
};

/** The colours of which an attack takes the best die; a spell also asks for the green one. */
export const pipsRead = (mode: AttackMode): readonly Pip[] =>
  mode.kind === 'spell' ? ['magic', 'skill'] : [mode.kind];

/** The ways to attack that the hero's die allows; if there are none, fists, which always miss. */
export const attackModesOf = (hero: HeroDraft): readonly [AttackMode, ...AttackMode[]] => {
  const [fists, ...others] = everyAttackMode(hero);
  const able = (mode: AttackMode): boolean =>
    mode.kind === 'spell'
      ? attackRoll(hero.faces, mode, 1, 0)
          .slice(1)
          .some((chance) => chance > 0)
      : pipsOnDie(hero.faces, mode.kind) > 0;
  const usual = fists ?? { ...pace, id: 'melee', kind: 'melee', weapons: [] };
  const [first, ...more] = [usual, ...others].filter(able);
  return first ? [first, ...more] : [usual];
};

/**
 * The AV or MAV of an attack: the best die, one more for each supporter (decided question 5), who helps no spell.
 * @param hand dice, 0 to 20
 */
export const attackRoll = (faces: Faces, mode: AttackMode, hand: number, allies: number): Distribution => {
  if (hand === 0) return [1];
  if (mode.kind !== 'spell') return shifted(bestDie(sidesOf(faces, mode.kind), hand), allies);
  const values: number[] = [0];
  bestAndSum(sidesOf(faces, 'magic'), sidesOf(faces, 'skill'), hand).forEach((row, blue) => {
    row.forEach((chance, green) => {
      const value = magicValue(mode.spell, { green, blue }) ?? 0;
      values[value] = (values[value] ?? 0) + chance;
    });
  });
  return Array.from(values, (chance: number | undefined) => chance ?? 0);
};

/** The DV, one more in cover, or the MDV against a spell, which asks for no cover. @param hand dice, 0 to 20 */
export const defenceRoll = (
  faces: Faces,
  { kind }: Pick<AttackMode, 'kind'>,
  hand: number,
  cover: boolean,
): Distribution =>
  kind === 'spell'
    ? bestDie(sidesOf(faces, 'magic'), hand)
    : shifted(bestDie(sidesOf(faces, 'armour'), hand), cover ? 1 : 0);

/** Reading of a side for an attack, and for the defence against it. */
export const attackSide = ({ kind }: AttackMode): ((face: Face) => number) =>
  kind === 'spell' ? magicAndSkill : (face) => face[kind];
export const defenceSide = ({ kind }: AttackMode): ((face: Face) => number) =>
  kind === 'spell' ? ({ magic }) => magic : ({ armour }) => armour;
