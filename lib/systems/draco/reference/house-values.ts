import { hashOf } from '../../../match/hash';
import { values } from '../rules/values';
import { dragonSkills } from '../skills/dragons';
import { slayerSkills } from '../skills/slayers';
import { theSet } from '../start/samples';

/** A name for all house values that a match of the set depends on: another one as soon as any of them changes. */
export const houseValuesHash = (): string => hashOf({ theSet, slayerSkills, dragonSkills, values });
