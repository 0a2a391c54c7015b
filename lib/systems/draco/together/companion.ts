import { broughtBy } from '../../system';
import { draco } from '../index';
import { companion } from '../parts/companion';
import { odds } from '../parts/odds';

export const { system, parts } = broughtBy(draco, { companion, odds });
