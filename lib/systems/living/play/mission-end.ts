import type { Encounter } from '../../match-part';
import type { Situation } from '../match/state/situation';
import { missionEnds } from '#words/systems/living/messages/play-missions';
import { findScenario } from '../scenarios/index';
import type { HeroDraft } from '../sheet/hero';
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
