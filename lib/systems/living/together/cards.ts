import { broughtBy } from '../../system';
import { living } from '../index';
import { cards } from '../parts/cards';

export const { system, parts } = broughtBy(living, { cards });
