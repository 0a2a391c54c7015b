import type { ChapterText } from '../rulebook-text';

export const fiends: ChapterText<'fiends'> = {
  title: 'Fiends',
  lead: 'A creature that a Summoner calls, pays for and sends into battle.',
  sections: {
    building: {
      title: 'Making a fiend',
      text: [
        'The caster paints its die when it comes, as for a character: it has 1 Life and 3 points for each blue pip of the summoning. Its hide protects it, so armour doesn’t matter. It may have Magic pips to defend against magic, but no green pip and no skills.',
      ],
    },
    first: {
      title: 'The first one',
      text: [
        'The first fiend of a match comes at once, as strong as the caster’s best face could make it: all the blue pips of that face count.',
      ],
    },
    casting: {
      title: 'Casting time',
      text: [
        'Each later fiend takes a full turn for each blue pip rolled, minus one for each green pip. Meanwhile the caster stays where he is, but may attack and cast. Each hit on him adds one turn.',
      ],
    },
    acting: {
      title: 'In play',
      text: [
        'A fiend appears in base contact with its caster and acts on his turns from the next one on, as its own character. The caster’s spells on it last until his next turn.',
      ],
    },
    gone: {
      title: 'When it leaves',
      text: [
        'A caster has one fiend at a time. It vanishes when he starts to summon another, or when he falls.',
      ],
    },
  },
};
