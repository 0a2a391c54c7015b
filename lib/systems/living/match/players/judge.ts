import { silentHost, type Judge } from '../../../../match/playing/judge';
import { nothingHappens } from '../state/flow';
import { matchContext, type MatchContext } from '../state/match-context';
import type { About, Option } from '../state/option';
import { scenarioOf } from '../scenarios/scenario';
import type { Situation } from '../state/situation';
import { asksAtOnce } from '../turn/asks-at-once';
import { reflex, weigh } from './weigh';
import { areAlike } from './weigh-places';
import { chanceFor, prospectFor, worthFor } from './worth';
import { redealt } from '../../../../match/deck';
import type { Hide } from '../../../../match/players';

/** A read-only match. */
export const lookAt = (situation: Situation): MatchContext =>
  matchContext(situation, silentHost, { play: () => nothingHappens, scenario: scenarioOf(situation) });

const settled: ReadonlySet<About['about']> = new Set(['action', 'who-acts', 'reaction']);

const teamOf = ({ setting }: Situation, player: number): number => setting.teams[player] ?? player;

/** Knowledge of the Living Rulebook that its computer players judge by. */
export const livingJudge: Judge<Situation, About, Option> = {
  worth: (situation, player) => worthFor(lookAt(situation), teamOf(situation, player), false),
  prospect: (situation, player) => prospectFor(lookAt(situation), teamOf(situation, player)),
  chance: (situation, player) => chanceFor(lookAt(situation), teamOf(situation, player)),
  weigh: (request, view) => weigh(lookAt(view), request),
  reflex: (request, view) => reflex(lookAt(view), request),
  areAlike,
  // Every card is drawn once a phase.
  moment: ({ phase, deck: { places }, discard }) => phase * (places.length + discard.length) + discard.length,
  isSettled: ({ about }) => settled.has(about.about),
  isSettledAt: (situation) => asksAtOnce(lookAt(situation)),
};

/**
 * One possible initiative deck given what a player knows: its top card is open, and so are the cards the
 * player was shown. Cards that only others have seen are dealt again; nothing else that is hidden is decided.
 */
export const hiddenFrom: Hide<Situation> = (situation, player, dice) => {
  const { deck, foreseen = [] } = situation;
  const isKnown = (card: number, place: number): boolean =>
    place === 0 || foreseen.some((seen) => seen.card === card && (seen.player < 0 || seen.player === player));
  const lies = redealt(deck, isKnown, dice, (one, other) => one - other);
  return lies === deck ? situation : { ...situation, deck: lies };
};
