import { namesApart } from '../../../language/apart';
import { pointsOf } from '../../../skirmish/rules/scoring';
import type { Encounter } from '../../match-part';
import { matchEnd, pointWords, type SideAtEnd } from '#words/systems/first/messages/play-ends';
import type { Situation } from '../match/state/situation';
import type { HeroDraft } from '../sheet/hero';

/** How a match ended, in a sentence; undefined while it goes on. */
export const endIn = (s: Situation, { sheets }: Encounter<HeroDraft>): string | undefined => {
  const { setting, figures, outcome, round } = s;
  if (!outcome) return undefined;
  const heroes = namesApart(sheets);
  const side = (team: number): SideAtEnd => ({
    names: heroes.filter((_, at) => setting.teams[at] === team),
    points: pointsOf({ s }, team),
    dice: figures.reduce(
      (sum, { team: of, kind, dice }) => (of === team && kind === 'hero' ? sum + dice : sum),
      0,
    ),
  });
  const { winner, because } = outcome;
  const others = [...new Set(setting.teams)].filter((team) => team !== winner).map(side);
  const { goal } = setting;
  return matchEnd({
    ...{ because, others, scored: pointWords[setting.scenario], goal, round },
    ...(winner !== undefined && { winner: side(winner) }),
  });
};
