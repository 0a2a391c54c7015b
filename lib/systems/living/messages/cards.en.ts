import type { CardNotice } from '@/lib/cards/card';
import type { CardLabels } from '../cards/card-labels';

import { count, list } from '#words/language/words';
import { abilityRules } from '#words/systems/living/messages/ability-effects';
import { terms } from '#words/systems/living/messages/terms';
import { weaponFacts } from '#words/systems/living/messages/weapon-facts';

const labels: CardLabels = {
  pips: terms.pips,
  armours: terms.armours,
  shield: terms.shield,
  weaponTypes: terms.weaponTypes,
  pole: 'pole',
  followerKinds: terms.followerKinds,
  petAbilities: terms.petAbilities,
  abilityRules,
  skillsOf: (school) => `${school} skills`,
  skillOf: (hero) => `of ${hero}`,
  weaponFacts,
  notes: 'Notes',
  magical: 'Magical',
  ability: 'Ability',
  equipment: 'Equipment',
  weapons: 'Weapons',
  skills: 'Skills',
  snowfall: 'Snowfall',
  snowfallLine: 'Movement 5#',
  snowball: 'Range 5#',
  daemonRule: '4 points and 1 Life for each Magic pip of the summoning.',
  system: 'Living Rulebook',
  houseRules: 'House rules',
  credits: 'Whack & Slaughter CC BY-NC · game-icons CC BY',
  photo: 'A photo of the miniature',
  weaponCount: (weapons) => count(weapons, 'weapon'),
  unarmed: 'Unarmed',
  points: terms.points,
  followerOf: (kind, hero) => `${terms.followerKinds[kind]} of ${hero}`,
  part: '',
  numbered: (part, card, of) => (part === '' ? `Card ${card} of ${of}` : `${part} card ${card} of ${of}`),
  more: 'More skills on the back.',
  goesOn: {
    back: 'continued on the back',
    card: 'continued on the next card',
    panel: 'continued on the next panel',
  },
  continued: (name) => `${name}, continued`,
  times: (name, times) => `${name} × ${times}`,
  withPip: (pip) => `With a ${terms.pips[pip]} pip`,
  removal: 'If it ends early:',
  face: (face, pips) =>
    `${terms.face(face)}: ${pips.length === 0 ? 'no pips' : list(pips.map(([pip, n]) => `${n} ${terms.pips[pip]}`))}`,
};

/** Warning about a card before it is printed. */
const notice = (note: CardNotice, card: string): string => {
  switch (note.notice) {
    case 'missing-characters':
      return `The fonts on the card “${card}” don’t have ${list(note.characters, 'or')}. You’ll see an empty box instead.`;
    case 'no-qr-code-too-long':
      return `The link for “${card}” is too long for a readable QR code, so the card has none. Shorter texts make the link shorter.`;
    case 'continued':
      return `The text of “${card}” doesn’t fit on one card. It continues on ${count(note.cards, 'more card')}.`;
  }
};

/** The name of a side of a card, as in a picture's caption. */
const side = (card: string, which: 'front' | 'back'): string => `${card}, ${which}`;

export const cards = { labels, notice, side };
