import type { AttackOdds } from '../../../painted-die/odds/attack';
import { oddsReports } from '../../../painted-die/odds/report';
import type { OddsPart } from '../../system';
import { odds as say } from '#words/systems/first/messages/odds';
import type { AttackMode } from '../odds/attack-modes';
import { attackModeAgainst, attackOdds, dummies, duelTable } from '../odds/encounter';
import { handOdds } from '../odds/worth';
import type { HeroDraft } from '../sheet/hero';
import type { Pip } from '../sheet/pips';

/** Exact odds of the first edition, which has no critical hits. */
export const odds: OddsPart<HeroDraft> = {
  dummies: dummies(say.dummy).map(({ id, hero }) => ({ id, name: hero.name, sheet: hero })),
  usualFoe: () => 'dummy-first-medium',
  ...oddsReports<Pip, HeroDraft, AttackMode, AttackOdds, object>({
    handOdds,
    more: () => ({ json: {}, lines: [] }),
    attackModeAgainst,
    attackOdds,
    duelTable,
    words: say,
    modeText: say.modeText,
  }),
};
