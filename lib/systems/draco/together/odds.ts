import { broughtBy } from '../../system';
import { draco } from '../index';
import { odds } from '../parts/odds';

export const { system, parts } = broughtBy(draco, { odds });
