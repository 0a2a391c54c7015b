import { broughtBy } from '../../system';
import { living } from '../index';
import { odds } from '../parts/odds';

export const { system, parts } = broughtBy(living, { odds });
