import type { CardsPart } from '../../display';
import { fighterCards } from '../cards/fighter-card';
import { pictureOf } from '../cards/picture';
import { rosterCards } from '../cards/roster-card';
import { hasFireTeam, withMinions } from '../rules/bindings';
import type { Warband } from '../sheet/warband';

/** A warband on cards: its roster, and a card for each fighter. */
export const cards: CardsPart<Warband> = {
  cards: (warband, options) => [
    ...rosterCards(warband, options),
    ...withMinions(warband).fighters.flatMap((fighter, at) =>
      fighterCards(fighter, at + 1, options, hasFireTeam(warband)),
    ),
  ],
  blanks: {},
  picture: pictureOf,
};
