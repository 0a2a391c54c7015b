import type { RulerLabels } from '../../../cards/paper/ruler';
import type { FigureWords } from '../kit/figures';
import type { PartLabels } from '../kit/scenario-parts';
import type { TerrainWords } from '../kit/terrain';
import { terrainKinds, type TerrainKind } from '../maps/piece';
import { mostTurns } from '../scenarios/scenario';
import { terms } from '#words/systems/warband/messages/terms';

/** Texts on standees. */
export const figureWords: FigureWords = {
  glue: 'Glue',
  caption: (fighter) =>
    [terms.ranks[fighter.rank], terms.role(fighter)].filter((word) => word !== '').join(' · '),
  half: (name) => `Half of ${name}`,
  animal: (name) => `${name} as an animal`,
  standee: {
    what: 'Standee',
    why: 'fold it in the middle and glue the white sides together, the part marked “Glue” behind the name; fold the foot forward',
  },
  spoken: (name, isPhoto) => `${isPhoto ? 'A photo' : 'An emblem'} of ${name}`,
};

const yes = (is: boolean): string => (is ? 'yes' : 'no');

const answers = (kind: TerrainKind): string => {
  const { seeThrough, walkThrough, cover, height } = terrainKinds[kind];
  return [
    `See through: ${yes(seeThrough)}`,
    `enter: ${walkThrough ? 'yes' : 'only by climbing'}`,
    `cover: ${yes(cover)}`,
    `${terms.inches(height)} high`,
  ].join(' · ');
};

export const terrainNames: Readonly<Record<TerrainKind, string>> = { forest: 'Forest', house: 'House' };

export const terrainWords: TerrainWords = {
  piece: 'Forest and House',
  name: terrainNames,
  answers,
  countNote: {
    what: 'Terrain × 5',
    why: 'Forest on one side, House on the other: use the side you need',
  },
};

/** Texts on spawn points, tokens and tracks. */
export const partLabels: PartLabels = {
  side: { orange: 'Orange', green: 'Green' },
  spawnPoint: (side) => `Spawn point of ${side}`,
  baseTip: 'Spawn point',
  baseEnd: (radius) => `Ends at ${terms.inches(radius)}`,
  hill: { name: 'Hill token', short: 'Hill' },
  treasure: { name: 'Treasure', short: 'Treasure' },
  score: {
    name: 'Score track',
    title: 'Points',
    hint: '1 point each turn for each token you hold.',
    of: (side) => `Score of ${side}`,
  },
  turns: {
    name: 'Turn counter',
    title: 'Turn',
    hint: `Move the token on at the start of each turn after the first. After turn ${mostTurns} the game ends.`,
    token: 'Turn counter token',
    tokenShort: 'Turn',
  },
  countNote: {
    what: (name, n) => `${name} × ${n}`,
    why: {
      'one-a-side': 'one for each side',
      'three-a-base': 'one for the tip of the corner, two for where the area meets the edges of the table',
      'by-set-up': 'as many as the set-up needs',
      'one-a-match': 'one for the match',
    },
  },
};

/** A ruler for long shots takes two strips. */
export const rulerJoin = {
  glue: 'glue under',
  further: 'Glue the next strip under the right end so that the ticks continue.',
};

export const rulerLabels: RulerLabels = {
  title: 'Rulers in inches',
  lead: 'Cut along the thin lines; the cut edge at the left is 0. Long ticks are inches, short ones halves. Measure ranges from base edge to base edge.',
  distance: terms.inches,
  captions: { 1: 'melee', 5: 'short', 10: 'normal', 15: 'long' },
  sightTitle: 'Line of sight',
  sight: [
    'Lay the ruler from any point of your fighter to any point of the target. If you can do that without crossing terrain that blocks sight, your fighter sees the target. Fighters never block sight.',
  ],
};
