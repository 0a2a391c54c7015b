import type { ChapterText } from '../rulebook-text';

export const fiends: ChapterText<'fiends'> = {
  title: 'Fiends',
  lead: 'A creature that a Summoner calls, pays for and sends into battle.',
  sections: {
    building: {
      title: 'Making a fiend',
      text: [
        'When a fiend appears, its caster paints a die for it, just as for a character. It has 1 Life and 3 points for each Magic pip of the summoning. Its hide protects it, so it may have Armour pips without wearing armour. It may have Magic pips to defend against magic, but no Skill pips and no skills.',
      ],
    },
    first: {
      title: 'The first one',
      text: [
        'A caster’s first fiend in a match appears at once, without a roll. It is as strong as it can be: all the Magic pips of the caster’s best face count.',
      ],
    },
    casting: {
      title: 'Casting time',
      text: [
        'Each later fiend takes one full turn of casting for each Magic pip rolled, minus one turn for each Skill pip. Meanwhile the caster stays where he is, but he may attack and cast. Each hit on him adds one turn.',
      ],
    },
    acting: {
      title: 'In play',
      text: [
        'A fiend appears in base contact with its caster. From the caster’s next turn on, it acts on his turns as a separate character. His spells on it last until his next turn.',
      ],
    },
    gone: {
      title: 'When it leaves',
      text: [
        'A caster can have only one fiend at a time. It vanishes when he starts to summon another, or when he falls.',
      ],
    },
  },
};
