import { count, list } from '#words/language/words';
import type { CardLabels } from '../cards/card-labels';

import { terms } from '#words/systems/first/messages/terms';

const { pips } = terms;

const labels: CardLabels = {
  pips,
  values: { armour: 'DV', melee: 'Melee AV', ranged: 'Shot AV', magic: 'MDV' },
  armours: terms.armours,
  shield: terms.shield,
  weaponTypes: terms.weaponTypes,
  equipment: 'Equipment',
  skills: 'Skills',
  notes: 'Notes',
  fiend: terms.fiend,
  fiendOf: (hero) => `Fiend of ${hero}`,
  fiendLife: (life) => `${life} Life when first summoned`,
  fiendRules: [
    '1 Life and 3 points for each Magic pip of the summoning.',
    'No Skill pip and no skills. Its hide is its armour: what it wears doesn’t limit its Armour pips.',
    'It acts on its caster’s turns, starting with the next one, and vanishes when he falls or summons again.',
  ],
  sheet: {
    name: 'Name',
    title: 'Class',
    blank: 'Blank character sheet',
    inFull: 'The hero card says what they do.',
    items: (n) => count(n, 'item'),
    skills: (n) => count(n, 'skill'),
  },
  blankHero: 'Blank hero card',
  houseRules: 'House rules',
  credits: 'Whack & Slaughter CC BY-NC · game-icons CC BY',
  photo: 'A photo of the miniature',
  unarmed: 'Unarmed',
  weaponCount: (weapons) => count(weapons, 'weapon'),
  points: terms.points,
  part: '',
  numbered: (part, card, of) => (part === '' ? `Card ${card} of ${of}` : `${part} card ${card} of ${of}`),
  more: 'More skills on the back.',
  goesOn: {
    back: 'continued on the back',
    card: 'continued on the next card',
    panel: 'continued on the next panel',
  },
  continued: (name) => `${name}, continued`,
  withPip: (pip) => `With a ${pips[pip]} pip`,
  face: (face, painted) =>
    `${terms.face(face)}: ${painted.length === 0 ? 'no pips' : list(painted.map(([pip, n]) => `${n} ${pips[pip]}`))}`,
};

/** Words on cards of the first edition. */
export const cards = {
  labels,
};
