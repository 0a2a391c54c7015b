import type { Card } from '../../../../cards/card';
import { drawFlag } from '../../../../cards/pieces/flag';
import { drawToken, type TokenSide } from '../../../../cards/pieces/token';
import { drawTrack } from '../../../../cards/pieces/track';
import { keptTogether } from '../../../../cards/kit/parts';
import type { FaceNumber } from '../../../../dice/face';
import { teamIds, type TeamId } from '../../scenarios/place';
import { several, tokenSize, type PartContext } from './labels';
import { partIcon, liveries } from './liveries';

/** mm: counters on the score track leave the lines around its cells free. */
const scoreSize = 15;
const lastScore = 32;
/** The same of a track for so few points that nobody counts past it. */
const shortTrack = 5;
/** Parcels that can be on the map at once: the one in the centre, and those that are carried or were dropped. */
const parcels = 4;

/** Two values to a token, so that one is turned over before the next is taken. */
const rising = [
  [1, 2],
  [3, 4],
  [5, 6],
] as const satisfies readonly (readonly [FaceNumber, FaceNumber])[];
const falling = [
  [6, 5],
  [4, 3],
  [2, 1],
] as const satisfies readonly (readonly [FaceNumber, FaceNumber])[];

/** A side of a token that belongs to a team. */
export const teamSide = ({ labels }: PartContext, team: TeamId): TokenSide => ({
  label: labels.teamShort[team],
  picture: { icon: liveries[team].sign },
  border: team === 'orange' ? 'orange' : 'green',
});

const teamToken = (context: PartContext, id: string, name: string, team: TeamId, size: number): Card => {
  const side = teamSide(context, team);
  return drawToken({ id, name }, size, side, side);
};

/** A standing flag for each base, and one to lay beside its carrier. */
export const flags = (context: PartContext): readonly Card[] => {
  const { labels } = context;
  return teamIds.flatMap((team) => {
    const standing = drawFlag(`flag-${team}`, liveries[team], {
      name: labels.flag(labels.team[team]),
      onFlag: labels.teamShort[team],
      foot: labels.foot,
    });
    const name = labels.carried(labels.team[team]);
    const carried = teamToken(context, `flag-token-${team}`, name, team, tokenSize(context));
    return keptTogether('flags', [
      ...several(context, standing, 1, 'one-a-team'),
      ...several(context, carried, 1, 'one-a-team'),
    ]);
  });
};

const counting = (
  context: PartContext,
  what: 'bomb' | 'parcel',
  pairs: readonly (readonly [FaceNumber, FaceNumber])[],
  count: number,
): readonly Card[] => {
  const label = context.labels.token[what];
  const side = (die: FaceNumber): TokenSide => ({
    label,
    picture: { icon: partIcon(what === 'bomb' ? 'unlit-bomb' : 'present') },
    die,
    border: what === 'bomb' ? 'ink' : 'blue',
  });
  const tokens = pairs.flatMap(([front, back]) => {
    const piece = { id: `${what}-${front}-${back}`, name: label };
    const card = drawToken(piece, tokenSize(context), side(front), side(back));
    return several(context, card, count, 'spare-dice', count * pairs.length);
  });
  return keptTogether(what, tokens);
};

/** The bomb as it ticks. */
export const bombs = (context: PartContext): readonly Card[] => counting(context, 'bomb', falling, 1);
/** Parcels as they grow. */
export const parcelTokens = (context: PartContext): readonly Card[] =>
  counting(context, 'parcel', rising, parcels);

/** The treasure: a place where it lies buried, turned over after the first dig, and the chest. */
export const treasures = (context: PartContext): readonly Card[] => {
  const { token } = context.labels;
  const side = (words: 'buried' | 'half-dug' | 'treasure'): TokenSide => ({
    label: token[words],
    picture:
      words === 'buried'
        ? { cross: true }
        : { icon: partIcon(words === 'treasure' ? 'open-treasure-chest' : 'locked-chest') },
    border: 'gold',
  });
  const size = tokenSize(context);
  const name = token.treasure;
  const ground = drawToken(
    { id: 'treasure-buried', name: token.buried },
    size,
    side('buried'),
    side('half-dug'),
  );
  const chest = drawToken({ id: 'treasure', name }, size, side('treasure'), side('treasure'));
  return keptTogether('treasure', [
    ...several(context, ground, 1, 'one-a-match'),
    ...several(context, chest, 1, 'one-a-match'),
  ]);
};

/** A score track with a counter for each team; `goal` is the number of points that wins. */
export const scoreTrack = (context: PartContext, goal: number): readonly Card[] => {
  const { labels } = context;
  const { name, title, hint } = labels.track;
  const last = goal <= shortTrack ? shortTrack : lastScore;
  return keptTogether('score', [
    ...several(
      context,
      drawTrack('score-track', { name, title, hint: hint(goal, last) }, last, goal),
      1,
      'one-a-match',
    ),
    ...teamIds.flatMap((team) =>
      several(
        context,
        teamToken(context, `score-${team}`, labels.score(labels.team[team]), team, scoreSize),
        1,
        'one-a-team',
      ),
    ),
  ]);
};
