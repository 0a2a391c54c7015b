import { asking, type Course } from '../../../../match/asking';
import type { Host } from '../../../../match/engine';
import type { DragonCards, SlayerCard } from './card';
import type { MatchEvent } from './event';
import { type Figure, type FigureId } from './figure';
import type { About, Option } from './option';
import type { Situation } from './situation';
import { dragonTeam } from '../../sheet/teams';

/** A course of events that may ask; what it gives at its end. */
export type Flow<T = void> = Course<About, Option, T>;

/** Match context of the rules: current match, chance and listeners. */
export interface MatchContext {
  readonly s: Situation;
  readonly host: Host<MatchEvent>;
}

export type Table = Pick<MatchContext, 's'>;

export const { choose, choosePlace, wants } = asking<About, Option>({
  yes: { pick: 'yes' },
  no: { pick: 'no' },
});

/** @throws RangeError for an id that no figure has: a fault of the rules, never of a player. */
export const figureOf = ({ s }: Table, id: FigureId): Figure => {
  const figure = s.figures[id];
  if (!figure) throw new RangeError(`No figure has the number ${id}.`);
  return figure;
};

export const dragonOf = (table: Table): Figure => figureOf(table, table.s.setting.dragon);

export const slayersOf = (table: Table): readonly Figure[] =>
  table.s.setting.slayers.map((id) => figureOf(table, id));

export const livingSlayers = (table: Table): readonly Figure[] =>
  slayersOf(table).filter(({ isDead }) => !isDead);

/** The living of the other side. */
export const foesOf = (table: Table, { team }: Figure): readonly Figure[] =>
  team === dragonTeam ? livingSlayers(table) : [dragonOf(table)];

/** @throws RangeError for whoever is no slayer */
export const slayerCardOf = ({ s }: Table, { id }: Figure): SlayerCard => {
  const card = s.setting.cards[id];
  if (card?.kind !== 'slayer') throw new RangeError(`${id} isn’t a slayer.`);
  return card;
};

/** @throws RangeError without a dragon */
export const dragonCardsOf = ({ s }: Table): DragonCards => {
  const card = s.setting.cards[s.setting.dragon];
  if (card?.kind !== 'dragon') throw new RangeError('There is no dragon.');
  return card;
};

/** Places of her cards that lie face up. */
export const faceUp = ({ s }: Table): readonly number[] =>
  s.row.flatMap(({ isDown }, at) => (isDown ? [] : [at]));
