import type { Encounter } from '../../match-part';
import type { Situation } from '../match/state/situation';
import { matchEnd } from '#words/systems/living/messages/play-ends';
import { missionEnds } from '#words/systems/living/messages/play-missions';
import { findScenario } from '../scenarios/index';
import type { HeroDraft } from '../sheet/hero';
import { namesApart } from '../../../language/apart';
import { pointsOf } from '../../../skirmish/rules/scoring';
import { namesIn } from './scene';

/** How a training mission ended, in a sentence; undefined for other matches and for a draw. */
export const missionEnd = (situation: Situation, { sheets }: Encounter<HeroDraft>): string | undefined => {
  const { setting, outcome, phase, figures } = situation;
  const mission = findScenario(setting.scenario);
  const you = figures.find(({ owner, id, hero }) => owner >= 0 && id === hero);
  if (mission?.kind !== 'mission' || !you || outcome?.winner === undefined) return undefined;
  const facts = { name: namesIn(situation, sheets)(you.id), dice: you.hand, phase };
  return outcome.winner === you.team ? missionEnds.won[mission.id](facts) : missionEnds.lost(facts);
};

/** How a match ended, in a sentence; undefined while it goes on. */
export const endIn = (situation: Situation, encounter: Encounter<HeroDraft>): string | undefined => {
  const { setting, outcome, phase } = situation;
  if (!outcome) return undefined;
  if (findScenario(setting.scenario)?.kind === 'mission') return missionEnd(situation, encounter);
  const { winner, because } = outcome;
  const points = (team: number): number => pointsOf({ s: situation }, team);
  const others = [...new Set(setting.teams)].filter((team) => team !== winner);
  const namesOf = (team: number | undefined): readonly string[] =>
    namesApart(encounter.sheets).filter((_, at) => setting.teams[at] === team);
  return matchEnd({
    ...{ because, goal: setting.goal, phase },
    winner: namesOf(winner),
    points: winner === undefined ? 0 : points(winner),
    others: others.map((team) => ({ names: namesOf(team), points: points(team) })),
  });
};
