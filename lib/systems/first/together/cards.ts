import { broughtBy } from '../../system';
import { first } from '../index';
import { cards } from '../parts/cards';

export const { system, parts } = broughtBy(first, { cards });
