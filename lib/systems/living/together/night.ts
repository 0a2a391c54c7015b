import { broughtBy } from '../../system';
import { living } from '../index';
import { night } from '../parts/night';
import { odds } from '../parts/odds';

export const { system, parts } = broughtBy(living, { night, odds });
