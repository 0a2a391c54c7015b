import { terms } from './common';

export const en = { terms };
