import { oddsCommand as en } from './en/odds-command';

export const oddsCommand: typeof en = en;
