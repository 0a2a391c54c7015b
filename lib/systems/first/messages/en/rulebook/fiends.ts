import type { ChapterText } from '../../rulebook-text';

export const fiends: ChapterText<'fiends'> = {
  title: 'Fiends',
  lead: 'What a Summoner calls, pays for and sends out.',
  sections: {
    building: {
      title: 'Making a fiend',
      text: [
        'The caster paints its die when it comes, as he would a character’s: it has 1 Life and 3 points for each blue pip of the summoning. Its hide protects it, so what armour it wears does not matter. It may have Magic pips to defend against magic, but no green pip and no skills.',
      ],
    },
    first: {
      title: 'The first one',
      text: [
        'The first fiend of a match comes at once, as strong as the caster’s best face could make it: all the blue pips of that face count.',
      ],
    },
    casting: {
      title: 'The time of casting',
      text: [
        'Every further one takes a full turn for each blue pip rolled, less one for each green pip. As long as that lasts the caster stays where he is, but may attack and cast. Whenever he is hit it takes one turn more.',
      ],
    },
    acting: {
      title: 'In play',
      text: [
        'A fiend appears in base contact with its caster and acts in his turns from the next one on, as a character of its own. What the caster’s spells give it lasts until his next turn.',
      ],
    },
    gone: {
      title: 'When it goes',
      text: [
        'A caster has one fiend at a time. It vanishes when he begins to summon another, and when he falls.',
      ],
    },
  },
};
