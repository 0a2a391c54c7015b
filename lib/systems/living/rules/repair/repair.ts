import { repairBy } from '../../../../pip-hero/repair';
import { apply } from '../../sheet/apply';
import { check } from '../check';
import { remedies } from './remedies';

/** Edits that remove the issue and bring no new error; undefined where there is no such remedy. */
export const repair = repairBy({ check, apply, remedies });
