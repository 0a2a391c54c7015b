import { broughtBy } from '../../system';
import { first } from '../index';
import { night } from '../parts/night';
import { odds } from '../parts/odds';

export const { system, parts } = broughtBy(first, { night, odds });
