import { broughtBy } from '../../system';
import { first } from '../index';
import { odds } from '../parts/odds';
import { setUp } from '../parts/set-up';

export const { system, parts } = broughtBy(first, { odds, setUp });
