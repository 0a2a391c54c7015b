import type { ChapterText } from '../rulebook-text';

export const hero: ChapterText<'hero'> = {
  title: 'Making a Hero',
  lead: 'Twenty points, six faces and a miniature to match.',
  sections: {
    miniature: {
      title: 'Miniature and card',
      text: [
        'Each player fields one miniature as his Hero, a fantasy figure of any make. Pirates are welcome too: the game has gunpowder. Give the Hero a name and write it on the ribbon of the Hero Card. In play, this card also goes into the [initiative deck](actions#initiative).',
        'The card shows the six faces of his die, his skills and his equipment. Make it match the miniature so that nobody is surprised: a wizard in robes shouldn’t turn out to wear plate and swing two axes.',
      ],
    },
    points: {
      title: 'Traits and points',
      text: [
        'You have 20 points to spend on pips. A Hero has four traits. Each pip you buy belongs to one of them: paint it on the die in that trait’s colour.',
        {
          head: ['Trait', 'Colour', 'Points per pip', 'What it does'],
          rows: [
            ['Defence', 'grey', '1', 'Stops attacks; your armour limits how many pips go on a face.'],
            ['Melee', 'red', '2', 'Damage in close combat.'],
            ['Ranged', 'yellow', '3', 'Damage with bows, guns and thrown weapons.'],
            ['Magic', 'blue', '4', 'Power of your spells, and resistance to other people’s.'],
          ],
        },
        'Apart from the die, every Hero starts the same: a [Hand](dice#hand) of five dice gives him 5 Life and a movement of 5#.',
      ],
    },
    'one-colour': {
      title: 'Never one colour',
      text: [
        'Never fill a face with pips of a single colour. So the 1-face stays empty, and no face shows more than 5 pips of one trait.',
      ],
    },
    defence: {
      title: 'Defence and armour',
      text: [
        'The armour on the miniature limits the Defence pips on each face.',
        {
          head: ['Armour', 'Defence pips per face', 'With a shield'],
          rows: [
            ['None or robes', '0', '1'],
            ['Light: padded, leather, studded, fur', '1', '2'],
            ['Medium: chain, scale, banded', '2', '3'],
            ['Heavy: splint, plate', '3', '4'],
          ],
        },
        'The one-colour rule limits each face too. In chain mail with a shield you may have 3 Defence pips on each of the 4-, 5- and 6-faces, 2 on the 3-face and 1 on the 2-face: 12 in all.',
      ],
    },
    'skill-pip': {
      title: 'The green pip',
      text: [
        'You may paint just one pip green. This is your Skill pip, and it’s free. Green isn’t a trait. Your skills work only when you roll that pip, so choose its face well. A spellcaster usually wants it beside his Magic pips.',
      ],
    },
    equipment: {
      title: 'Equipment',
      text: [
        'Write down the armour and weapons the miniature shows; the [armoury](armoury) says what each does. You may buy Melee or Ranged pips without a weapon for them, but it’s rarely wise. You can fight with your fists, which count as [blunt](armoury#blunt), but you can’t shoot without a ranged weapon.',
      ],
    },
    skills: {
      title: 'How many skills',
      text: [
        'The fewer traits your die has, the more skills you may take. You may take skills from one school, or fewer skills from two schools. Count the traits with at least one pip on the die.',
        {
          head: ['Traits', 'From one school', 'Or from two schools'],
          rows: [
            ['1', 'up to 4 common and 1 elite', 'up to 2 common from each'],
            ['2', 'up to 3 common', '1 common from each'],
            ['3', '1 common', '–'],
            ['4', 'none', '–'],
          ],
        },
        'Only a Hero with a single trait and a single school can learn an elite skill; [Snowfall](schools/snowfall#loadout) has its own rule. Each skill fills one slot. A [pet’s](followers#pet) tricks and a [Daemon’s](followers#daemon) skills need slots too.',
      ],
    },
    illegal: {
      title: 'Points are a limit',
      text: [
        'You don’t have to spend every point or fill every slot. If a Hero breaks a rule, you can still save, share and print him. His card then carries a “house rules” mark, and your group decides whether he may play.',
      ],
    },
  },
};
