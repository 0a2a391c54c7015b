import { broughtBy } from '../../system';
import { warband } from '../index';
import { match } from '../parts/match';
import { odds } from '../parts/odds';
import { play } from '../parts/play';

export const { system, parts } = broughtBy(warband, { match, odds, play });
