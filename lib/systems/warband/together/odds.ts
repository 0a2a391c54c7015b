import { broughtBy } from '../../system';
import { warband } from '../index';
import { odds } from '../parts/odds';

export const { system, parts } = broughtBy(warband, { odds });
