import { terms } from './terms';

/** What the page of odds says of two warbands. */
export const oddsPage = {
  percent: (chance: number): string => `${(chance * 100).toFixed(1)}\u00a0%`,
  none: 'not so',
  fighter: 'Fighter',
  way: 'Attack',
  ways: {
    melee: 'In melee',
    5: `Shot at short range, ${terms.inches(5)}`,
    10: `Shot at normal range, ${terms.inches(10)}`,
    15: `Shot at long range, ${terms.inches(15)}`,
  },
  friends: 'Other friends within 1″ of the target',
  cover: 'Targets are in cover',
  attacks: (name: string): string => `${name} attacks`,
  attacked: (name: string): string => `${name} is attacked`,
  heads: {
    whom: 'Attacks',
    who: 'Attacked by',
    hit: 'Hits',
    wound: 'Wounds',
    push: 'Pushes',
    standing: 'Stands',
    inPlay: 'In play',
  },
  /** What the columns are of. */
  lead: 'Exact chances of one attack action on somebody unwounded: that an attack hits, wounds and pushes; that whoever is attacked still stands, and is still in play, at the end of the turn. Skills of those nearby are left out.',
  stats: (name: string): string => `Which stat serves ${name} best`,
  statsLead:
    'Against everybody of the other warband alike, attacked the same way: how often one attack wounds, and how often one on this fighter does. More of the first than of the second is better.',
  statHeads: { stat: 'Stat', moves: 'Moves', wounds: 'Wounds', wounded: 'Is wounded', remark: 'Remark' },
  own: 'now',
  best: 'best here',
  all: 'Every pair: that one attack wounds',
  allHint: 'One row for each of the first warband, one column for each of the second.',
} as const;
