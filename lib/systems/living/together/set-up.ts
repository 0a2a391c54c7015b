import { broughtBy } from '../../system';
import { living } from '../index';
import { odds } from '../parts/odds';
import { setUp } from '../parts/set-up';

export const { system, parts } = broughtBy(living, { odds, setUp });
