import { broughtBy } from '../../system';
import { warband } from '../index';
import { night } from '../parts/night';
import { odds } from '../parts/odds';

export const { system, parts } = broughtBy(warband, { night, odds });
