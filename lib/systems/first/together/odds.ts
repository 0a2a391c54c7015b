import { broughtBy } from '../../system';
import { first } from '../index';
import { odds } from '../parts/odds';

export const { system, parts } = broughtBy(first, { odds });
