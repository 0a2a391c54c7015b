import { faceNumbers } from '../../../dice/face';
import type { BalancePart, Carried } from '../../balance-part';
import { terms } from '#words/systems/draco/messages/terms';
import { attacks } from '../sheet/pips';
import type { Draft } from '../sheet/sheet';
import { dragonSkillIds } from '../skills/dragons';
import type { SlayerSkill } from '../skills/effect';
import { slayerSkillIds, slayerSkills, type SlayerSkillId } from '../skills/slayers';
import { exchange } from '../start/exchange';

const needOf = (id: SlayerSkillId): SlayerSkill['needs'] => {
  const skill: SlayerSkill = slayerSkills[id];
  return skill.needs;
};

const skillsOf = (draft: Draft): readonly string[] =>
  draft.kind === 'slayer' ? draft.skills : draft.cards.map(({ skill }) => skill).filter((id) => id !== '');

const added = (sums: Map<string, number>, name: string, count: number): void =>
  void sums.set(name, (sums.get(name) ?? 0) + count);

const pointsOf = (draft: Draft): readonly Carried[] => {
  const sums = new Map<string, number>();
  if (draft.kind === 'slayer')
    for (const face of faceNumbers) {
      added(sums, terms.attacks[draft.attack], draft.faces[face].attack);
      added(sums, terms.pips.shield, draft.faces[face].shield);
    }
  else
    for (const card of draft.cards)
      for (const face of faceNumbers) {
        added(sums, terms.attacks.dagger, card.faces[face].dagger);
        added(sums, terms.pips.shield, card.faces[face].shield);
      }
  return [...sums].flatMap(([name, amount]) =>
    amount > 0 ? [{ kind: 'trait' as const, name, amount }] : [],
  );
};

/** Skills of slayers against those with the same attack, or for any; skills of the dragon against each other. */
export const balance: BalancePart<Draft> = {
  rivals: [
    ...attacks.map((attack) => ({
      id: attack,
      name: terms.attacks[attack],
      skills: slayerSkillIds.filter((id) => needOf(id) === attack),
    })),
    {
      id: 'slayer',
      name: terms.kinds.slayer,
      skills: slayerSkillIds.filter((id) => needOf(id) === undefined),
    },
    { id: 'dragon', name: terms.kinds.dragon, skills: dragonSkillIds },
  ],
  carried: (draft) => [
    ...[...new Set(skillsOf(draft))].map((id) => ({
      kind: 'skill' as const,
      name: terms.skill(id),
      amount: 1,
    })),
    ...pointsOf(draft),
  ],
  exchange,
};
