import type { Card } from '../../../../cards/card';
import { drawToken, type TokenSide } from '../../../../cards/pieces/token';
import type { HeroDraft } from '../../sheet/hero';
import { teamIds, type TeamId } from '../../scenarios/place';
import { liveries } from '../parts/liveries';

/** mm: as large as a base, which it lies beside. */
const size = 25;

/** A marker for each hero, with a side for each team: the hero's team is face up. */
export const teamMarkers = (
  heroes: readonly HeroDraft[],
  name: (hero: string) => string,
  label: (hero: string, team: TeamId) => string,
): readonly Card[] =>
  heroes.map((hero, index) => {
    const [front, back] = teamIds.map((team): TokenSide => ({
      label: label(hero.name, team),
      picture: { icon: liveries[team].sign },
      border: team === 'orange' ? 'orange' : 'green',
    }));
    const side = front ?? { label: hero.name, picture: { cross: true }, border: 'ink' };
    return drawToken({ id: `team-marker-${index + 1}`, name: name(hero.name) }, size, side, back);
  });
