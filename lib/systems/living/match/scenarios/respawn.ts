import { heightAt } from '../../../../table/table';
import { newFigure } from '../state/begin';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import {
  choosePlace,
  type MatchContext,
  ownProfileAt,
  type ScenarioPart,
  profileOf,
} from '../state/match-context';
import { dropModifiers } from '../lasting/castings';
import { statement } from '../entries/statements';
import { cornerRegion, homeOf } from './corner';

/** Figures that respawn: Heroes and the followers they brought; not those summoned in the match. */
const comesBack = ({ kind, life }: Figure): boolean =>
  (kind === 'hero' || kind === 'pet') && (life === 'down' || life === 'dead');

/** Reset as at the start, except for once-per-match effects; leaving a team is for good. */
const reset = (match: MatchContext, figure: Figure): void => {
  for (const { key } of figure.auras) for (const each of match.s.figures) dropModifiers(each, key);
  const sheet = ownProfileAt(match, figure);
  const { id, kind, hero, at, home, isSpent, sweeps, usedUp } = figure;
  const { owner, team } = figure.lent ?? figure;
  figure.lent = undefined;
  const fresh = newFigure(id, kind, sheet, profileOf(match, figure).dice, { owner, team, hero, at });
  Object.assign(figure, fresh, { home, isSpent, sweeps, usedUp, barred: figure.barred.filter(isForGood) });
  figure.distracted = undefined;
};

/** Skills that are lost for the rest of the match stay lost (a ruling on Hibernate). */
const isForGood = ({ clock }: Figure['barred'][number]): boolean => clock.ends === 'never';

/** A figure that a skill will restore needs no other way back. */
const isReached = ({ modifiers }: Figure, skill: string | undefined): boolean =>
  skill !== undefined && modifiers.some(({ says }) => statement(says).skill.id === skill);

function* comeBack(match: MatchContext, unless?: string): Flow {
  for (const figure of match.s.figures) {
    if (!comesBack(figure) || isReached(figure, unless)) continue;
    // Figures that a spirit had lent to others return to their own player.
    const { owner, team } = figure.lent ?? figure;
    const home = homeOf(match.s.setting, figure.home ?? team);
    const region = home && cornerRegion(match, figure, home);
    if (!region) continue;
    const about = { about: 'place', figure: figure.id, skill: '' } as const;
    const at = yield* choosePlace(owner, about, region);
    reset(match, figure);
    figure.at = at;
    figure.height = heightAt(match.ground, at);
    match.host.emit({ type: 'came', figure: figure.id, by: figure.id });
  }
}

/** The fallen are back with the next phase, as new, except in sudden death; chapter "Scenarios". */
export const respawningUnless = (skill: string | undefined): ScenarioPart => ({
  phaseBegins: (match) => (match.s.isSuddenDeath ? undefined : comeBack(match, skill)),
});

export const respawning: ScenarioPart = respawningUnless(undefined);
