import type { BalancePart, Carried } from '../../balance-part';
import { terms } from '../messages/en/terms';
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

const pointsOf = (draft: Draft): readonly Carried[] => {
  const faces = draft.kind === 'slayer' ? [draft.faces] : draft.cards.map((card) => card.faces);
  const sums = new Map<string, number>();
  for (const face of faces.flatMap((one) => Object.values(one)))
    for (const [symbol, count] of Object.entries(face)) {
      const name = symbol === 'attack' && draft.kind === 'slayer' ? terms.attacks[draft.attack] : symbol;
      sums.set(name, (sums.get(name) ?? 0) + count);
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
