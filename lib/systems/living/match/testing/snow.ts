import type { Terrain } from '../../../../table/table';
import { arena, type Arena } from './arena';
import type { Fighter, Fighters } from './fighters';
import { usesOf } from './watching';

/** In the snow a die has only a Skill pip, on the 6. */
export const faces = { 6: { skill: 1 } };

/** You with these skills in a Snowfall, an opponent 2 # off. */
export const snow = (
  skills: readonly string[],
  more: Fighters = {},
  own: Partial<Fighter> = {},
  terrain: readonly Terrain[] = [],
): Arena =>
  arena(
    {
      you: { at: [6, 12], faces, skills: skills.map((id) => `snowfall/${id}`), ...own },
      foe: { at: [9, 12], team: 1, faces },
      ...more,
    },
    { scenario: 'snowfall', terrain },
  );

/** The opponent, when he throws snowballs and looses avalanches. */
export const thrower: Fighter = {
  at: [9, 12],
  team: 1,
  faces,
  skills: ['snowfall/regular-snowball', 'snowfall/avalanche'],
};

export const { use, offers } = usesOf('snowfall');
