import { tableValues } from '../../rules/table-values';
import {
  choose,
  choosePlace,
  dragonOf,
  figureOf,
  type Flow,
  type MatchContext,
} from '../state/match-context';
import type { Option } from '../state/option';
import { startSpots, treeSpots } from '../places/spots';
import { rollDie } from '../rolls/pool';
import { newPile } from './turns';

/** The slayers are set in their corner, one after the other. */
export function* setSlayer(match: MatchContext): Flow {
  const { s, host } = match;
  const { slayers, corner } = s.setting;
  const id = slayers[slayers.length - s.toSet];
  if (id === undefined) {
    s.stage = 'trees';
    s.toSet = 2 * tableValues.trees;
    return;
  }
  const figure = figureOf(match, id);
  const region = startSpots(match, figure, corner);
  const to = yield* choosePlace(id, { about: 'set', figure: id }, region);
  host.emit({ told: 'moved', figure: id, how: 'set', from: figure.at, to });
  figure.at = to;
  s.toSet -= 1;
}

/** Trees are set in turns, the dragon first; one that finds no place is left out; ruling 3. */
export function* setTree(match: MatchContext): Flow {
  const { s, host } = match;
  if (s.toSet === 0) {
    s.stage = 'first-card';
    return;
  }
  const left = s.toSet;
  s.toSet -= 1;
  const region = treeSpots(match);
  if (region.candidates().length === 0) return;
  const [slayer = 0] = s.setting.slayers;
  const { id: by, team } = left % 2 === 0 ? dragonOf(match) : figureOf(match, slayer);
  const at = yield* choosePlace(by, { about: 'tree', left, team }, region);
  s.trees = [...s.trees, at];
  host.emit({ told: 'tree', at, team });
}

/** The first of her cards comes into the pile: by a die, chosen on a 6. The others get a die. */
export function* drawFirstCard(match: MatchContext): Flow {
  const { s, host } = match;
  const dragon = dragonOf(match);
  const face = rollDie(match, dragon.id, 'first-card');
  const options = s.row.map((_, card): Option => ({ pick: 'card', card }));
  const chosen = face === 6 ? yield* choose(dragon.id, { about: 'first-card' }, options) : options[face - 1];
  const first = chosen?.pick === 'card' ? chosen.card : 0;
  host.emit({ told: 'first-card', card: first, face });
  s.row = s.row.map((_, at) => ({ die: at === first ? 0 : tableValues.cardDie, isDown: false }));
  s.lastCard = first;
  s.waiting = [
    ...s.setting.slayers.map((figure) => ({ of: 'slayer', figure }) as const),
    { of: 'dragon', card: first },
  ];
  newPile(match);
  s.stage = 'turn';
}
