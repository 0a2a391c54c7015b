import type { ChapterText } from '../rulebook-text';

export const combat: ChapterText<'combat'> = {
  title: 'Combat',
  lead: 'Roll all your dice; the best one counts. So does the other side.',
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
        'The same with the yellow pips, at a target in sight up to 10# away, from base edge to base edge. Only [Enhanced Range](skills/ranged/enhanced-range) and [high ground](turn#height) let you shoot further.',
        'Each opponent in base contact with the marksman takes 1 off his AV.',
      ],
    },
    defence: {
      title: 'Defence and damage',
      text: [
        'The target rolls his dice too. The most grey pips on one of them are his Defence Value (DV). If the DV is at least as high as the AV, the attack is fended off. Otherwise the difference is the damage, one die for each point.',
        'The example paladin strikes an imp, a creature with a single die: one Melee pip on the 2 and one Armour pip on the 3. He rolls 2, 3, 5, 5 and 6: the red pip on the 3 gives an AV of 1. The imp rolls a 4, which is empty. Its only die is gone.',
      ],
    },
    values: {
      title: 'The five values',
      text: [
        {
          head: ['Value', 'Pips', 'Against it'],
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
        'Several may join against one. Everybody moves into base contact with him; then one attacks, with +1 AV for each helper.',
        'Marksmen do the same from a distance: helpers with Ranged pips, each within 10# of the target and in sight of it.',
        'Helpers give up their own attack, and nobody uses a skill.',
      ],
    },
    cover: {
      title: 'Cover',
      text: [
        'A target that can be seen behind a fence, a bush or the corner of a house has +1 DV. You can’t attack a target you can’t see at all. There’s nothing in between, and no cover against magic.',
      ],
    },
    facing: {
      title: 'Front and back',
      text: ['Nobody has a blind side: it makes no difference where an attack comes from.'],
    },
  },
};
