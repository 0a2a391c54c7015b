import { broughtBy } from '../../system';
import { draco } from '../index';
import { night } from '../parts/night';
import { odds } from '../parts/odds';

export const { system, parts } = broughtBy(draco, { night, odds });
