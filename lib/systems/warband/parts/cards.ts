import type { CardsPart } from '../../display';
import { fighterCards } from '../cards/fighter-card';
import { pictureOf } from '../cards/picture';
import { sharedCards } from '../cards/shared-cards';
import { rosterCards } from '../cards/roster-card';
import { hasFireTeam } from '../rules/bindings';
import type { Warband } from '../sheet/warband';

/** A warband on cards: its roster, and a card for each fighter. */
export const cards: CardsPart<Warband> = {
  cards: (warband, options) => [
    ...rosterCards(warband, options),
    ...sharedCards(warband, (at) => options.photos?.[at] !== undefined).flatMap(({ fighter, nth }) =>
      fighterCards(fighter, nth, options, hasFireTeam(warband)),
    ),
  ],
  blanks: {},
  picture: pictureOf,
};
