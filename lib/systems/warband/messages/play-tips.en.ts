import type { TipText } from '../../lesson-part';

export type TipId = 'band-turn' | 'band-actions' | 'band-attack' | 'band-wounds' | 'band-win';

const texts: Readonly<Record<Exclude<TipId, 'band-win'>, TipText>> = {
  'band-turn': {
    title: 'Taking turns',
    text: 'You activate one fighter, then your opponent does, until everybody has acted. Then a new turn begins. Tap one of your fighters to activate them.',
  },
  'band-actions': {
    title: 'Two actions',
    text: 'A fighter’s first action is a move, the second a move, an attack or a skill. Attack or use a skill without moving first, and it takes both.',
  },
  'band-attack': {
    title: 'An attack',
    text: 'Roll low to hit: the die must show your stat or less. The target then rolls too, and must roll higher than their stat to defend.',
  },
  'band-wounds': {
    title: 'Wounds',
    text: 'A hit that isn’t defended is a wound. A rookie is out at once. A specialist falls prone first and is out with the second wound. A boss ignores the first wound of each turn.',
  },
};

/** Title and text of a tip. @param wins what wins the match */
export const tipText = (id: TipId, wins: string): TipText =>
  id === 'band-win' ? { title: 'How it’s won', text: wins } : texts[id];
