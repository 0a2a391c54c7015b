import type { ChapterText } from '../../rulebook-text';

export const hero: ChapterText<'hero'> = {
  title: 'Making a Hero',
  lead: 'Twenty points, six faces, and a miniature that tells the truth about both.',
  sections: {
    miniature: {
      title: 'Miniature and card',
      text: [
        'Each player fields one miniature as his Hero: a fantasy figure of any make; pirates may come too, since there is gunpowder. Give the Hero a name. It stands in the ribbon of the Hero Card, and the card is also his lot in the [initiative deck](actions#initiative).',
        'The card shows the six faces of his die, his skills and his equipment. Let it match what the miniature shows, so that nobody is surprised: a robed wizard does not swing two axes in plate.',
      ],
    },
    points: {
      title: 'Traits and points',
      text: [
        'You have 20 points to paint pips with. A Hero has four traits; every pip that you paint belongs to one of them.',
        {
          head: ['Trait', 'Colour', 'Points per pip', 'What it does'],
          rows: [
            ['Defence', 'grey', '1', 'Stops attacks; how many a face may have depends on the armour.'],
            ['Melee', 'red', '2', 'Damage in close combat.'],
            ['Ranged', 'yellow', '3', 'Damage with bows, guns and what is thrown.'],
            ['Magic', 'blue', '4', 'Power of your spells, and resistance to those of others.'],
          ],
        },
        'Apart from his die every Hero starts alike: 5 Life and a movement of 5#, both told by the [Hand](dice#hand) of five dice.',
      ],
    },
    'one-colour': {
      title: 'Never one colour',
      text: [
        'You may not fill a face with pips of a single colour. So the 1-face stays empty, and no face shows more than 5 pips of one trait.',
      ],
    },
    defence: {
      title: 'Defence and armour',
      text: [
        'What the miniature wears caps the Defence pips of each face.',
        {
          head: ['Armour', 'Defence pips per face', 'With a shield'],
          rows: [
            ['None or robes', '0', '1'],
            ['Light: padded, leather, studded, fur', '1', '2'],
            ['Medium: chain, scale, banded', '2', '3'],
            ['Heavy: splint, plate', '3', '4'],
          ],
        },
        'The one-colour rule caps each face again. In chain and with a shield you may have 3 on the 4-, 5- and 6-face, 2 on the 3-face and 1 on the 2-face: 12 in all.',
      ],
    },
    'skill-pip': {
      title: 'The green pip',
      text: [
        'One pip, no more, may be painted green, free of charge. It is no trait. Skills work only when it is rolled, so think about which face carries it: a spell, for one, wants it on the face with the Magic.',
      ],
    },
    equipment: {
      title: 'Equipment',
      text: [
        'Write down the armour and weapons that the miniature shows; the [armoury](armoury) says what each does. Pips of a trait without a weapon to use them are allowed, but seldom wise: fists count as [blunt](armoury#blunt), and bare hands shoot nothing.',
      ],
    },
    skills: {
      title: 'How many skills',
      text: [
        'The fewer traits, the more skills. Count the traits of which the die shows at least one pip.',
        {
          head: ['Traits', 'From one school', 'Or from two schools'],
          rows: [
            ['1', 'up to 4 common and 1 elite', 'up to 2 common of each'],
            ['2', 'up to 3 common', '1 common of each'],
            ['3', '1 common', '–'],
            ['4', 'none', '–'],
          ],
        },
        'Only a Hero of a single trait who keeps to a single school learns an elite skill. A [pet’s](followers#pet) tricks and a [daemon’s](followers#daemon) skills come out of the same slots.',
      ],
    },
    illegal: {
      title: 'Points are a limit',
      text: [
        'You need not spend every point or fill every slot. A Hero who breaks a rule can still be saved, shared and printed here when you say so; his card then carries a “house rules” mark, and your group decides.',
      ],
    },
  },
};
