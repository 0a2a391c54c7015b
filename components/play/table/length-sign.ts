import { createContext, useContext } from 'react';
import type { LengthSign } from '@/lib/systems/system';

/** How distances are written at this table. */
export const LengthSignContext = createContext<LengthSign>('#');

export const useLengthSign = (): LengthSign => useContext(LengthSignContext);
