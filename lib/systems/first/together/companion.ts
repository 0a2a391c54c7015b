import { broughtBy } from '../../system';
import { first } from '../index';
import { companion } from '../parts/companion';
import { odds } from '../parts/odds';

export const { system, parts } = broughtBy(first, { companion, odds });
