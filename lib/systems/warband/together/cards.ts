import { broughtBy } from '../../system';
import { warband } from '../index';
import { cards } from '../parts/cards';

export const { system, parts } = broughtBy(warband, { cards });
