import { hashOf } from '../../../match/hash';
import { values } from '../rules/values';
import { dragonSkills } from '../skills/dragons';
import { slayerSkills } from '../skills/slayers';
import { theSet } from '../start/samples';

/** Skills without their pictures, which no match depends on. */
const rulesOf = (skills: Readonly<Record<string, { readonly icon: string }>>) =>
  Object.fromEntries(Object.entries(skills).map(([id, skill]) => [id, { ...skill, icon: '' }]));

/** Hash of all house values that a match of the set depends on, by which measured figures say what they were measured with. */
export const houseValuesHash = (): string =>
  hashOf({ theSet, slayerSkills: rulesOf(slayerSkills), dragonSkills: rulesOf(dragonSkills), values });
