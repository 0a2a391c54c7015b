import type { ChapterText } from '../rulebook-text';

export const dice: ChapterText<'dice'> = {
  title: 'Dicepool and Hand',
  lead: 'Your dice are your Life, your legs and your luck.',
  sections: {
    dicepool: {
      title: 'The Dicepool',
      text: [
        'The Dicepool is the most dice you can have: five at the start. An effect that names the Dicepool changes the Hand by the same number of dice; one that names the Hand changes only the Hand.',
        'With +1 die in the Dicepool you can have up to six dice, and get one more in the Hand at once. With +1 die in the Hand you still never have more than the Dicepool holds.',
      ],
    },
    hand: {
      title: 'The Hand',
      text: [
        'The Hand is the dice you have now, and each is one Life. For each point of damage or Life lost, a die leaves the Hand. For each Life restored, one comes back, up to the Dicepool, unless an effect says you may exceed it.',
        'You roll the Hand for attacks, defences and skills, and it also says how far you go: 1# per die in each [movement](actions#movement). So when you are hurt, you are slower.',
      ],
    },
    unit: {
      title: '#, the unit',
      text: [
        '# is the unit of all distances. Agree on its length before the game: an inch for 25\u00a0mm miniatures, a centimetre for 15\u00a0mm and smaller, two inches or a foot for giants. Squares, hexes or the length of a brick work too.',
      ],
    },
    unconscious: {
      title: 'Unconscious',
      text: [
        'When the last die leaves the Hand, the Hero is unconscious: lay the miniature down and remove all counters from his card.',
        'On his next turn he does nothing, and his clock ticks. If somebody restores Life to him before that turn is over, he gets up and acts as usual again. If not, he is dead.',
        'Only skills that name the unconscious or the dead may be aimed at them. Skills that restore Life may be aimed at the unconscious too.',
      ],
    },
    dead: {
      title: 'Dead',
      text: [
        'A dead Hero comes back by [resurrection](dice#resurrection), or by [respawning](dice#respawn) if the scenario has it. His body stays where it fell, and [Death Spells](schools/necromancer#bodies) may use it.',
      ],
    },
    resurrection: {
      title: 'Resurrection',
      text: [
        'Unless the skill says otherwise, a resurrected Hero stands up where he was laid down, and acts as usual on his next turn.',
      ],
    },
    respawn: {
      title: 'Respawning',
      text: [
        'Some [scenarios](scenarios#respawning) let the dead come back: at the beginning of the next phase the dead Hero stands in his home base with a Hand as large as his Dicepool. Until then, magic can still raise him.',
      ],
    },
  },
};
