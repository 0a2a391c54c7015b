import { faceNumbers } from '../../../dice/face';
import type { Follower, PetAbility } from '../sheet/follower';
import type { HeroDraft } from '../sheet/hero';
import { pipsOnDie } from '../../../painted-die/die';
import { isBuiltAsPet, whoseFollower } from './dice';
import type { PetReason, RuleIssueOf } from './issue';

/** Limits of a pet's die: pips per face, and Magic pips per face and on the whole die. */
export interface PetCaps {
  readonly defence: number;
  readonly melee: number;
  readonly magic: number;
  readonly magicOnDie: number;
}

const base = { defence: 2, melee: 3 };

const bodyCaps = (ability: PetAbility | undefined): { readonly defence: number; readonly melee: number } => {
  switch (ability) {
    case 'aggressive':
      return { defence: 0, melee: 5 };
    case 'evasive':
      return { ...base, defence: 3 };
    case 'hungry':
      return { ...base, melee: 4 };
    case 'thick-hide':
      return { defence: 4, melee: 2 };
    case 'flight':
    case 'magic-attunement':
    case 'magic-protection':
    case undefined:
      return base;
  }
};

const magicCaps = (
  ability: PetAbility | undefined,
  magical: boolean,
): { readonly magic: number; readonly magicOnDie: number } => {
  if (ability === 'magic-attunement') return { magic: 1, magicOnDie: 2 };
  if (!magical) return { magic: 0, magicOnDie: 0 };
  return ability === 'magic-protection' ? { magic: 2, magicOnDie: 2 } : { magic: 1, magicOnDie: 1 };
};

/** Caps of a pet or beast shape by its ability and whether it is magical; ruling 15. */
export const petCapsOf = ({ ability, magical }: Pick<Follower, 'ability' | 'magical'>): PetCaps => ({
  ...bodyCaps(ability),
  ...magicCaps(ability, magical),
});

const reasonsAgainst = (follower: Follower): readonly PetReason[] => {
  const { ability, magical, faces } = follower;
  const caps = petCapsOf(follower);
  const reasons: PetReason[] = ability === undefined ? [{ reason: 'no-ability' }] : [];
  const ranged = pipsOnDie(faces, 'ranged');
  if (ranged > 0) reasons.push({ reason: 'ranged', pips: ranged });
  const magic = pipsOnDie(faces, 'magic');
  if (magic > caps.magicOnDie) {
    reasons.push({ reason: 'magic-on-die', pips: magic, cap: caps.magicOnDie, magical, ability });
  }
  for (const face of faceNumbers) {
    for (const pip of ['defence', 'melee', 'magic'] as const) {
      // If the die can't have any Magic pip, its faces need no sentence of their own.
      if (pip === 'magic' && caps.magicOnDie === 0) continue;
      const pips = faces[face][pip];
      if (pips > caps[pip]) reasons.push({ reason: 'face', pip, face, pips, cap: caps[pip], ability });
    }
  }
  return reasons;
};

/** A pet's or beast shape's pips and ability; rulings 15 and 17. */
export const petCaps = (hero: HeroDraft): readonly RuleIssueOf<'pet-caps'>[] =>
  hero.followers.flatMap((follower, index) => {
    if (!isBuiltAsPet(follower)) return [];
    const whose = whoseFollower(follower);
    return reasonsAgainst(follower).map((reason): RuleIssueOf<'pet-caps'> => {
      const faces = ['followers', index, 'faces'];
      const path =
        reason.reason === 'no-ability'
          ? ['followers', index, 'ability']
          : reason.reason === 'face'
            ? [...faces, String(reason.face)]
            : faces;
      return { rule: 'pet-caps', severity: 'error', path, figures: { whose, ...reason } };
    });
  });
