import type { NightTimer } from '@/lib/companion/kept-night';

/** The clock of a new round: it has its own time. */
export const restarted = (timer: NightTimer): NightTimer => ({
  ...timer,
  ran: 0,
  since: timer.since === undefined ? undefined : Date.now(),
});
