import { broughtBy } from '../../system';
import { draco } from '../index';
import { cards } from '../parts/cards';

export const { system, parts } = broughtBy(draco, { cards });
