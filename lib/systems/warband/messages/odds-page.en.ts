import { terms } from '#words/systems/warband/messages/terms';

/** Texts of the page of odds for two warbands. */
export const oddsPage = {
  percent: (chance: number): string => `${(chance * 100).toFixed(1)}\u00a0%`,
  none: 'no attack',
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
  /** Explanation of the columns. */
  lead: 'Exact chances for one attack action on an unwounded fighter: that it hits, wounds or pushes, and that the target is still standing, or still in play, when the turn ends. Skills of fighters nearby aren’t counted.',
  stats: (name: string): string => `Best stat for ${name}`,
  statsLead:
    'Averages over the whole other warband, with the same kind of attack: how often one of this fighter’s attacks wounds, and how often an attack wounds this fighter. You want the first high and the second low.',
  statHeads: { stat: 'Stat', moves: 'Moves', wounds: 'Wounds', wounded: 'Is wounded', remark: 'Remark' },
  own: 'now',
  best: 'best here',
  all: 'Every pair: chance that one attack wounds',
  allHint: 'Rows are the first warband, columns the second.',
} as const;
