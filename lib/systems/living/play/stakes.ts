import { asIf } from '../../../match/as-if';
import { heightAt, type Point } from '../../../table/table';
import { tableWords as words } from '#words/systems/living/messages/table-words';
import { lookAt } from '../match/players/judge';
import { circlesAs, isOnCircle } from '../match/scenarios/holding';
import type { Situation } from '../match/state/situation';
import { findScenario } from '../scenarios/index';
import { rulesOf } from '../scenarios/scenario';

/** Circles that change hands, or don't, if a figure ends its action at a place. */
export const stakesIn = (situation: Situation, id: number, at: Point): readonly string[] => {
  const scenario = findScenario(situation.setting.scenario);
  const [rule] = scenario ? rulesOf(scenario, 'hold') : [];
  const figure = situation.figures[id];
  if (!rule || figure?.life !== 'up' || figure.team < 0) return [];
  const there = { ...figure, at, height: heightAt(lookAt(situation).ground, at) };
  const told = circlesAs(lookAt(asIf(situation, id, there))).flatMap(
    ({ circle, holder }): readonly string[] => {
      const isOn = isOnCircle(there, circle);
      const wasOn = isOnCircle(figure, circle);
      if (holder === figure.team && circle.team !== figure.team) return [words.stakes.gained(rule.points)];
      if (holder !== circle.team && circle.team === figure.team) return [words.stakes.lost(rule.points)];
      if (isOn && holder !== figure.team) return [words.stakes.contested];
      return wasOn && !isOn && holder === figure.team ? [words.stakes.left(rule.points)] : [];
    },
  );
  return [...new Set(told)];
};
