import { broughtBy } from '../../system';
import { living } from '../index';
import { match } from '../parts/match';
import { odds } from '../parts/odds';
import { play } from '../parts/play';

export const { system, parts } = broughtBy(living, { match, odds, play });
