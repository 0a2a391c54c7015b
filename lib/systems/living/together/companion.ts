import { broughtBy } from '../../system';
import { living } from '../index';
import { companion } from '../parts/companion';
import { odds } from '../parts/odds';

export const { system, parts } = broughtBy(living, { companion, odds });
