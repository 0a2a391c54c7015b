import { broughtBy } from '../../system';
import { draco } from '../index';
import { odds } from '../parts/odds';
import { setUp } from '../parts/set-up';

export const { system, parts } = broughtBy(draco, { odds, setUp });
