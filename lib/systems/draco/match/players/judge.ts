import type { Judge } from '../../../../match/playing/judge';
import type { About, Option } from '../option';
import type { Situation } from '../situation';
import { worthForSlayers } from './value';
import { areAlike, reflex, weigh } from './weigh';
import { dragonTeam } from '../../sheet/teams';

/** A won match: more than all that can be lost or won otherwise; and a win that is certain. */
const victory = 60;
const win = 20;

const worthFor = (s: Situation, player: number, won: number): number => {
  const isHers = s.setting.teams[player] === dragonTeam;
  const sign = isHers ? -1 : 1;
  if (s.outcome) {
    if (s.outcome.winner === undefined) return 0;
    return s.outcome.winner === s.setting.teams[player] ? won : -won;
  }
  return sign * worthForSlayers({ s });
};

/** What a player of Hic est Draco knows of its worth. */
export const dracoJudge: Judge<Situation, About, Option> = {
  worth: (situation, player) => worthFor(situation, player, victory),
  prospect: (situation, player) => {
    const worth = worthFor(situation, player, win);
    return situation.outcome ? worth : (win * worth) / Math.sqrt(win * win + worth * worth);
  },
  weigh: (request, view) => weigh({ s: view }, request),
  reflex: (request, view) => reflex({ s: view }, request),
  areAlike,
  moment: ({ turns }) => turns,
  isSettled: ({ about }) => about.about === 'act',
};
