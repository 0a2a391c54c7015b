import type { ChapterText } from '../rulebook-text';

export const character: ChapterText<'character'> = {
  title: 'Making a character',
  lead: 'Choose a miniature, paint its die for 20 points, and pick a skill to match.',
  sections: {
    miniature: {
      title: 'The miniature comes first',
      text: [
        'Every player chooses one miniature. Its character sheet is a die: paint the pips of a real die, or fill in a paper sheet and look up what your plain dice show.',
        'Paint what the miniature shows. If it wears rags, it has no Armour; if it holds a bow, it should be able to shoot.',
        'With two or three players, each may field several miniatures, as long as everybody can tell which sheet belongs to which miniature.',
      ],
    },
    traits: {
      title: 'Traits and points',
      text: [
        'You have 20 points to buy pips with. Each pip goes on one face, not on every face; any face with room will do. The prices:',
        {
          head: ['Trait', 'Colour', 'Points per pip', 'What it’s for'],
          rows: [
            ['Armour', 'grey', '1', 'defending against weapons'],
            ['Melee', 'red', '2', 'striking in base contact'],
            ['Ranged', 'yellow', '3', 'shooting'],
            ['Magic', 'blue', '4', 'spells, and defending against them'],
            ['Skill', 'green', '0', 'making skills and spells work'],
          ],
        },
      ],
    },
    'one-colour': {
      title: 'No face of one colour',
      text: [
        'Never fill a face with a single colour. So the 1-face stays empty, and a trait can have at most five pips on the 6-face, four on the 5-face, and so on.',
      ],
    },
    armour: {
      title: 'Armour and shield',
      text: [
        'What the miniature wears decides how many Armour pips each face may have:',
        {
          head: ['It wears', 'Armour pips on a face', 'With a shield'],
          rows: [
            ['nothing, or a robe', '0', '1'],
            ['light armour: leather, fur', '1', '2'],
            ['medium armour: chain, scales', '2', '3'],
            ['heavy armour: half or full plate', '3', '4'],
          ],
        },
        'If the miniature carries a shield, you must buy at least one Armour pip.',
        'Scales, bones and thick hides may count as armour if the other players agree.',
      ],
    },
    'skill-pip': {
      title: 'The green pip',
      text: [
        'You may paint one pip of the whole die green, and no more. It costs nothing. Skills and [spells](skills#spells) need it, so put it on the same face as the pips you want to roll with it.',
      ],
    },
    skills: {
      title: 'How many skills',
      text: [
        'A specialist has pips of only one trait apart from Skill, and chooses up to three skills. A specialist’s skills all come from one category. Everybody else chooses one skill. Armour counts as a trait too.',
      ],
    },
    paladin: {
      title: 'An example: Bito van Ostmark',
      text: [
        'Plate mail and a shield allow four Armour pips on a face: four go on the 6 and four on the 5, for 8 points. A Magic pip on the 6 costs 4 more. The green pip goes beside it, since his spell needs both. That leaves 8 points for four Melee pips: three on the 4 and one on the 3.',
        'He has three traits (Armour, Melee and Magic), so he gets one skill: [Life Boon](skills/prayers/life-boon).',
      ],
    },
  },
};
