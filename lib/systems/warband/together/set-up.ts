import { broughtBy } from '../../system';
import { warband } from '../index';
import { odds } from '../parts/odds';
import { setUp } from '../parts/set-up';

export const { system, parts } = broughtBy(warband, { odds, setUp });
