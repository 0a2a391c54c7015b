import type { BalancePart, Carried } from '../../balance-part';
import { pointsByTrait } from '../../../painted-die/die';
import { terms } from '#words/systems/living/messages/terms';
import type { Follower } from '../sheet/follower';
import type { HeroDraft, SkillChoice } from '../sheet/hero';
import { die } from '../sheet/pips';
import { findSkill, schools } from '../skills/index';
import { exchange } from '../start/exchange';
import { idsOf } from '../start/random';

const one = (kind: Carried['kind'], name: string): Carried => ({ kind, name, amount: 1 });

const skillsOf = (skills: readonly SkillChoice[]): readonly Carried[] => {
  const names = skills.map((choice) =>
    typeof choice === 'string' ? (findSkill(choice)?.name ?? choice) : choice.custom,
  );
  return [...new Set(names)].map((name) => one('skill', name));
};

const followersOf = (followers: readonly Follower[]): readonly Carried[] =>
  [...new Set(followers.map(({ kind }) => terms.followerKinds[kind]))].map((name) => one('equipment', name));

const equipmentOf = ({ armour, shield, weapons }: HeroDraft['equipment']): readonly Carried[] => [
  ...(armour === 'none' ? [] : [one('equipment', terms.armours[armour])]),
  ...(shield ? [one('equipment', terms.shield)] : []),
  ...[...new Set(weapons.map(({ type }) => terms.weaponTypes[type]))].map((name) => one('equipment', name)),
];

/** Skills of the Living Rulebook against the others of their school; those of the loadout in the snow. */
export const balance: BalancePart<HeroDraft> = {
  rivals: schools.map(({ id, name }) => ({
    id,
    name,
    skills: idsOf(id),
    ...(id === 'snowfall' && { scenario: 'snowfall' }),
  })),
  carried: ({ skills, snowfall, faces, equipment, followers }) => [
    ...skillsOf([...skills, ...snowfall.skills]),
    ...pointsByTrait(die, faces).map(({ trait, points }) => ({
      kind: 'trait' as const,
      name: terms.pips[trait],
      amount: points,
    })),
    ...equipmentOf(equipment),
    ...followersOf(followers),
  ],
  exchange,
};
