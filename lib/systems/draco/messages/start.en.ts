/** Names to begin with. */
export const slayerNames = [
  'Aldis',
  'Brun',
  'Corvin',
  'Dagmar',
  'Elske',
  'Falk',
  'Gerda',
  'Hanno',
  'Ilsebill',
  'Jorun',
  'Ketil',
  'Lioba',
  'Marbod',
  'Notker',
  'Odila',
  'Runa',
] as const;

export const dragonNames = [
  'Ashmantle',
  'Gorlath',
  'Old Smoulder',
  'Sarkany',
  'The Grey Widow',
  'Uthrax',
  'Vermithra',
  'Ysolt',
] as const;

export const cardNames = ['Maw', 'Hide', 'Tail', 'Wings', 'Heart'] as const;

export const conceptIds = [
  'shieldbearer',
  'breaker',
  'archer',
  'priestess',
  'acid-dragon',
  'storm-dragon',
] as const;
export type ConceptId = (typeof conceptIds)[number];

interface ConceptWords {
  readonly name: string;
  readonly idea: string;
}

/** Names of the starting concepts and what they do. */
export const concepts: Readonly<Record<ConceptId, ConceptWords>> = {
  shieldbearer: {
    name: 'Shield in front',
    idea: 'Stays in contact, draws the dragon’s attacks and survives them.',
  },
  breaker: { name: 'Breaker', idea: 'Opens the dragon’s scales for everybody, then swings once, hard.' },
  archer: { name: 'Archer', idea: 'Shoots from ten inches or more, and is gone when the dragon comes.' },
  priestess: {
    name: 'Priestess',
    idea: 'Casts from behind the trees: raises the dead, heals the living, poisons the dragon.',
  },
  'acid-dragon': {
    name: 'Acid dragon',
    idea: 'Spits acid from five inches away and wears slayers down before she bites.',
  },
  'storm-dragon': { name: 'Storm dragon', idea: 'Throws everybody around and never stands still.' },
};
