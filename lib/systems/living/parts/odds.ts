import { oddsReports } from '../../../painted-die/odds/report';
import { livingOddsMessages } from '#words/systems/living/messages/odds';
import type { CriticalOdds } from '../odds/attack';
import type { AttackMode } from '../odds/attack-modes';
import { dummies } from '../odds/dummies';
import { attackModeAgainst, attackOdds, duelTable } from '../odds/encounter';
import { handOdds } from '../odds/values';
import type { OddsPart } from '../../system';
import type { HeroDraft } from '../sheet/hero';
import type { Pip } from '../sheet/pips';

const { report, lines } = oddsReports<
  Pip,
  HeroDraft,
  AttackMode,
  CriticalOdds,
  Pick<ReturnType<typeof handOdds>, 'critical'>
>({
  handOdds,
  more: (faces, hand) => {
    const { critical } = handOdds(faces, hand);
    const line = livingOddsMessages.commandLine.critical(critical.melee, critical.ranged);
    return { json: { critical }, lines: [line] };
  },
  attackModeAgainst,
  attackOdds,
  duelTable,
  words: livingOddsMessages,
  modeText: livingOddsMessages.modeText,
});

/** Exact odds of the Living Rulebook. */
export const odds: OddsPart<HeroDraft> = {
  dummies: dummies(livingOddsMessages.dummy).map(({ id, hero }) => ({ id, name: hero.name, sheet: hero })),
  usualFoe: () => 'dummy-medium',
  report,
  lines,
};
