import type { Skill } from '../skills/category';
import type { Effect } from '../skills/effect';
import { isSpell } from '../skills/ids';
import type { RuleRef } from './chapters';

const explained: Readonly<Partial<Record<Effect['act'], RuleRef>>> = {
  'more-attacks': 'turn#actions',
  push: 'turn#jumping',
  move: 'turn#movement',
  heal: 'dice#dicepool',
  mend: 'dice#dicepool',
  raise: 'dice#resurrection',
  damage: 'skills#magic-defence',
  'fiend-range': 'combat#ranged',
  summon: 'fiends#building',
  hasten: 'fiends#casting',
  'fiend-attack': 'fiends#acting',
  fly: 'fiends#acting',
};

const howUsed = ({ use, id }: Skill): RuleRef => {
  if (isSpell(id)) return 'skills#spells';
  if (use === 'survival') return 'skills#survival';
  return use === 'movement' ? 'turn#movement' : 'skills#attack-skills';
};

const kindOfAttack: Readonly<Partial<Record<Skill['use'], RuleRef>>> = {
  melee: 'combat#melee',
  charge: 'combat#melee',
  ranged: 'combat#ranged',
};

/** The rules that a skill names, in the order in which it names them. */
export const refsOf = (skill: Skill): readonly RuleRef[] => {
  const attack = kindOfAttack[skill.use];
  const effects = [...(skill.always ?? []), ...(skill.blue ?? []), ...skill.green];
  const changes = effects.flatMap((effect) =>
    effect.act === 'change' || effect.act === 'zero' ? [effect.value] : [],
  );
  return [
    ...new Set<RuleRef>([
      howUsed(skill),
      ...(attack ? [attack] : []),
      ...(skill.target === 'your-fiend' ? (['fiends'] as const) : []),
      ...effects.flatMap(({ act }) => explained[act] ?? []),
      ...(changes.includes('movement') ? (['turn#movement'] as const) : []),
      ...(changes.includes('range') ? (['combat#ranged'] as const) : []),
      ...(changes.some((value) => value !== 'movement' && value !== 'range')
        ? (['combat#values'] as const)
        : []),
      'skills#duration',
    ]),
  ];
};
