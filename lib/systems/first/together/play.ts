import { broughtBy } from '../../system';
import { first } from '../index';
import { match } from '../parts/match';
import { odds } from '../parts/odds';
import { play } from '../parts/play';

export const { system, parts } = broughtBy(first, { match, odds, play });
