import { keptTogether } from '../../../../cards/kit/parts';
import type { Card } from '../../../../cards/card';
import { drawInitiative, type BarPart } from '../../../../cards/hero-card/initiative';
import { emblemOf } from '../../cards/card-content';
import { iconPath } from '../../cards/icons';
import { paintedPips } from '../../cards/painted-pips';
import { bestFace, pipsOnDie } from '../../../../painted-die/die';
import { pipCosts, pointsSpent, traitsUsed } from '../../sheet/pips';
import type { KitCardOptions, Pictured } from './kit-labels';

/** The traits of a hero by the points that went into them. */
const barOf = ({ hero }: Pictured, { labels }: KitCardOptions): readonly BarPart[] =>
  traitsUsed(hero.faces).map((pip) => ({
    pip: paintedPips[pip],
    share: (pipsOnDie(hero.faces, pip) * pipCosts[pip]) / pointsSpent(hero.faces),
    spoken: `${labels.card.pips[pip]} ${bestFace(hero.faces, pip)}`,
  }));

/**
 * A card for each hero's place in the initiative deck; followers act on his, so they have none.
 *
 * @param hasTraits false where no trait counts, as in a snowball fight
 */
export const initiativeCards = (
  heroes: readonly Pictured[],
  options: KitCardOptions,
  hasTraits = true,
): readonly Card[] =>
  keptTogether(
    'initiative',
    heroes.map((one, index) => {
      const bar = barOf(one, options);
      // A blank die gets its bar by hand; one with green pips only has none.
      const hasBar = hasTraits && (bar.length > 0 || bestFace(one.hero.faces, 'skill') === 0);
      const look = emblemOf((one.whole ?? one.hero).skills, one.hero.title);
      return drawInitiative(
        {
          id: `initiative-${index + 1}`,
          name: one.hero.name,
          title: one.hero.title,
          emblem: one.emblem ?? look.emblem,
          ink: look.livery?.ink,
          photo: one.photo === undefined ? undefined : { id: one.photo, label: options.labels.card.photo },
          team: one.team,
          ...(hasBar && { bar }),
        },
        { word: options.labels.initiative.back, emblem: iconPath('hero') },
      );
    }),
  );
