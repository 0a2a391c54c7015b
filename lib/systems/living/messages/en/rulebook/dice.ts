import type { ChapterText } from '../../rulebook-text';

export const dice: ChapterText<'dice'> = {
  title: 'Dicepool and Hand',
  lead: 'Your dice are your Life, your legs and your luck.',
  sections: {
    dicepool: {
      title: 'The Dicepool',
      text: [
        'The Dicepool is the most dice that you can have: five at the start. An effect that names the Dicepool changes the Hand by as many dice; one that names the Hand changes only the Hand.',
        'With +1 die in the Dicepool you have up to six dice, and one more in the Hand at once. With +1 die in the Hand you still never have more than the Dicepool holds.',
      ],
    },
    hand: {
      title: 'The Hand',
      text: [
        'The Hand is the dice that you have now, and each is one Life. For each point of damage or Life lost a die leaves the Hand; for each Life restored one comes back, up to the Dicepool, unless an effect says that you may exceed it.',
        'You roll the Hand for attacks, defences and skills, and it says how far you go: 1# per die and [movement](actions#movement). Whoever is hurt is slower.',
      ],
    },
    unit: {
      title: '#, the unit',
      text: [
        '# is the unit of all distances. Agree on it before the game: an inch for 25\u00a0mm miniatures, a centimetre for 15\u00a0mm and smaller, two inches or a foot for giants. Squares, hexes or the length of a brick will do as well.',
      ],
    },
    unconscious: {
      title: 'Unconscious',
      text: [
        'When the last die leaves the Hand, the Hero is unconscious: lay the miniature down and take all counters off his card.',
        'On his next turn he does nothing; his clock ticks. If somebody restores Life to him before that turn is over, he gets up and acts again as usual. If not, he is dead.',
        'Only skills that name the unconscious or the dead may be aimed at them; skills that restore Life may also be aimed at the unconscious.',
      ],
    },
    dead: {
      title: 'Dead',
      text: [
        'A dead Hero comes back by [resurrection](dice#resurrection), or by [respawning](dice#respawn) where the scenario knows it. His body stays where it fell, and [Death Spells](schools/necromancer#bodies) may want it.',
      ],
    },
    resurrection: {
      title: 'Resurrection',
      text: [
        'Unless the skill says otherwise, a resurrected Hero stands up where he was laid down, and acts on his next turn as usual.',
      ],
    },
    respawn: {
      title: 'Respawning',
      text: [
        'Some [scenarios](scenarios#respawning) let the dead come back: at the beginning of the next phase the dead Hero stands in his home base with a Hand as large as his Dicepool. Until then he may still be raised by magic.',
      ],
    },
  },
};
