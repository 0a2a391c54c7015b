import { broughtBy } from '../../system';
import { warband } from '../index';
import { companion } from '../parts/companion';
import { odds } from '../parts/odds';

export const { system, parts } = broughtBy(warband, { companion, odds });
