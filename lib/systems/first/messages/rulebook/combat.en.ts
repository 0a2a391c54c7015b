import type { ChapterText } from '../rulebook-text';

export const combat: ChapterText<'combat'> = {
  title: 'Combat',
  lead: 'Both sides roll all their dice, and each side’s best die counts.',
  sections: {
    melee: {
      title: 'Melee',
      text: [
        'Move into base contact and roll your dice. The most red pips on any one die are your Attack Value (AV).',
      ],
    },
    ranged: {
      title: 'Shooting',
      text: [
        'Shooting works the same way, with yellow pips. You must see the target, and it can be up to 10# away, from base edge to base edge. To shoot further, stand on [high ground](turn#height) or use a skill such as [Enhanced Range](skills/ranged/enhanced-range).',
        'A marksman loses 1 AV for each opponent in base contact with him.',
      ],
    },
    defence: {
      title: 'Defence and damage',
      text: [
        'The target rolls his dice too. The most grey pips on any one die are his Defence Value (DV). If the DV is at least as high as the AV, the attack is fended off. Otherwise the difference is the damage: the target loses one die for each point.',
        'The example paladin attacks an imp. The imp has a single die, with one Melee pip on the 2 and one Armour pip on the 3. The paladin rolls 2, 3, 5, 5 and 6: the red pip on the 3 gives him an AV of 1. The imp rolls a 4, which is empty, so it loses its only die.',
      ],
    },
    values: {
      title: 'The four values',
      text: [
        {
          head: ['Value', 'Pips', 'Opposed by'],
          rows: [
            ['AV, attack', 'red in melee, yellow in shooting: the best die', 'DV'],
            ['DV, defence', 'grey: the best die', '–'],
            ['MAV, magic attack', 'as the spell says', 'MDV'],
            ['MDV, magic defence', 'blue: the best die', '–'],
          ],
        },
      ],
    },
    'ganging-up': {
      title: 'Ganging up',
      text: [
        'Several characters can gang up on one. They all move into base contact with the target; then one of them attacks, with +1 AV for each helper.',
        'Marksmen can do the same from a distance. Each helper needs Ranged pips, must be within 10# of the target and must see it.',
        'Helpers give up their own attack, and nobody may use a skill.',
      ],
    },
    cover: {
      title: 'Cover',
      text: [
        'If you can see a target behind a fence, a bush or the corner of a house, it has +1 DV. If you can’t see it at all, you can’t attack it. There’s no half cover, and cover doesn’t help against magic.',
      ],
    },
    facing: {
      title: 'Front and back',
      text: ['Nobody has a blind side: it makes no difference where an attack comes from.'],
    },
  },
};
