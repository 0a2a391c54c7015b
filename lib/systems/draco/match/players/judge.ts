import { logistic, type Judge } from '../../../../match/playing/judge';
import type { About, Option } from '../state/option';
import type { Situation } from '../state/situation';
import { worthForSlayers } from './value';
import { hopeOf, outcomeWorth } from '../../../../skirmish/players/worth';
import { areAlike } from '../../../../skirmish/players/weighing';
import { reflex, weigh } from './weigh';
import { dragonTeam } from '../../sheet/teams';

/** A won match: more than all that can be lost or won otherwise; and a win that is certain. */
const victory = 60;
const win = 20;

const worthFor = (s: Situation, player: number, won: number): number => {
  const isHers = s.setting.teams[player] === dragonTeam;
  const sign = isHers ? -1 : 1;
  if (s.outcome) return outcomeWorth(s.outcome, s.setting.teams[player] ?? player, won);
  return sign * worthForSlayers({ s });
};

const prospect = (situation: Situation, player: number): number => {
  const worth = worthFor(situation, player, win);
  return situation.outcome ? worth : hopeOf(worth, win);
};

/** How the chances of slayers grow with their prospect of a win, and the prospect from which on they are the likelier to win. */
const growth = 4.3;
const even = 0.63;

/** The slayers begin with more than the dragon, and lose it. */
const chance = (situation: Situation, player: number): number => {
  const share = prospect(situation, player) / win;
  if (situation.outcome) return (1 + share) / 2;
  const isHers = situation.setting.teams[player] === dragonTeam;
  return isHers ? logistic(growth * (share + even)) : logistic(growth * (share - even));
};

/** Knowledge of Hic est Draco that its computer players judge by. */
export const dracoJudge: Judge<Situation, About, Option> = {
  worth: (situation, player) => worthFor(situation, player, victory),
  prospect,
  chance,
  weigh: (request, view) => weigh({ s: view }, request),
  reflex: (request, view) => reflex({ s: view }, request),
  areAlike,
  moment: ({ turns }) => turns,
  isSettled: ({ about }) => about.about === 'act',
};
