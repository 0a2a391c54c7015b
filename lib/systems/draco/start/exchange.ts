import { stir } from '../../../match/chance';
import { check } from '../rules/check';
import type { Draft, Dragon, Slayer } from '../sheet/sheet';
import { dragonSkillIds, findDragonSkill } from '../skills/dragons';
import type { SlayerSkill } from '../skills/effect';
import { findSlayerSkill } from '../skills/slayers';
import { theSet } from './samples';

const { eryam, ...four } = theSet;
const slayers: readonly Slayer[] = Object.values(four);

const isLegal = (draft: Draft): boolean => check(draft).every(({ severity }) => severity !== 'error');

const fits = ({ needs }: SlayerSkill, { attack }: Slayer): boolean => needs === undefined || needs === attack;

/** A slayer of the set who can have both, with each in place of one of the slayer's skills. */
const onSlayer = (one: string, other: string, seed: number): readonly [Slayer, Slayer] | undefined => {
  const [first, second] = [findSlayerSkill(one), findSlayerSkill(other)];
  if (!first || !second) return undefined;
  const able = slayers.filter((slayer) => fits(first, slayer) && fits(second, slayer));
  const slayer = able[(stir(seed, 1) >>> 0) % Math.max(1, able.length)];
  if (!slayer) return undefined;
  const kept = slayer.skills.filter((id) => id !== one && id !== other);
  const others = kept.slice(0, 2).map((id, at) => (at === (stir(seed, 2) >>> 0) % 2 ? (kept[2] ?? id) : id));
  const withSkill = (id: string): Slayer => ({ ...slayer, skills: [...others, id] });
  return [withSkill(one), withSkill(other)];
};

/** The dragon of the set with each on the same card; another card that has one of them gets a skill that she has not. */
const onDragon = (one: string, other: string, seed: number): readonly [Dragon, Dragon] | undefined => {
  if (!findDragonSkill(one) || !findDragonSkill(other)) return undefined;
  const isAsked = (skill: string): boolean => skill === one || skill === other;
  const own = eryam.cards.findIndex(({ skill }) => isAsked(skill));
  const place = own >= 0 ? own : (stir(seed, 1) >>> 0) % eryam.cards.length;
  const free = dragonSkillIds.find((id) => !isAsked(id) && !eryam.cards.some(({ skill }) => skill === id));
  const withSkill = (id: string): Dragon => ({
    ...eryam,
    cards: eryam.cards.map((card, at) => {
      if (at === place) return { ...card, skill: id };
      return isAsked(card.skill) ? { ...card, skill: free ?? '' } : card;
    }),
  });
  return [withSkill(one), withSkill(other)];
};

/**
 * A slayer or the dragon of the set, twice, the same but for one skill.
 * @param seed 0 to 2^32 - 1: which slayer, and in the place of which skill
 */
export const exchange = (one: string, other: string, seed: number): readonly [Draft, Draft] | undefined => {
  const pair = onSlayer(one, other, seed) ?? onDragon(one, other, seed);
  return pair && one !== other && pair.every(isLegal) ? pair : undefined;
};
