import type { RosterStep } from '@/lib/roster/roster';

/** Whether undo of a step shows on the page of parties; other steps are of heroes, which stand elsewhere. */
export const isOfParties = ({ did }: RosterStep): boolean => did === 'party' || did === 'delete-party';

/** On the page of all that this device keeps every step shows. */
export const isOfAnything = (): boolean => true;
