import type { ChapterText } from '../rulebook-text';

export const dice: ChapterText<'dice'> = {
  title: 'Dicepool and Hand',
  lead: 'Your dice are your Life, your legs and your luck.',
  sections: {
    dicepool: {
      title: 'The Dicepool',
      text: [
        'The Dicepool is the most dice you can have: five at the start. An effect that changes your Dicepool changes your Hand by the same number of dice. An effect that changes your Hand leaves the Dicepool as it is.',
        'With +1 die in the Dicepool, you can have up to six dice, and one more joins your Hand at once. With +1 die in the Hand, you still can’t have more dice than your Dicepool allows.',
      ],
    },
    hand: {
      title: 'The Hand',
      text: [
        'Your Hand is the dice you have now, and each of them is one Life. For each point of damage and each Life lost, one die leaves the Hand. For each Life restored, one comes back. You can’t have more dice than your Dicepool allows, unless an effect says so.',
        'You roll the Hand to attack, to defend and to use skills. It also says how far you can go: 1# per die with each [movement](actions#movement). So the more you’re hurt, the slower you are.',
      ],
    },
    unit: {
      title: '#, the unit',
      text: [
        '# is the unit for all distances. Agree on its length before the game: an inch for 25\u00a0mm miniatures, a centimetre for 15\u00a0mm and smaller, two inches or a foot for giants. Squares, hexes or the length of a brick work too.',
      ],
    },
    unconscious: {
      title: 'Unconscious',
      text: [
        'When the last die leaves the Hand, the Hero is unconscious: lay the miniature down and remove all counters from his card.',
        'On his next turn he does nothing, and time is running out. If somebody restores Life to him before that turn is over, he gets up and can act as usual again. If nobody does, he dies when it ends.',
        'You can’t target an unconscious or dead Hero unless the skill names the unconscious or the dead. Skills that restore Life can target the unconscious too.',
      ],
    },
    dead: {
      title: 'Dead',
      text: [
        'A dead Hero can come back through [resurrection](dice#resurrection), or through [respawning](dice#respawn) if the scenario allows it. His body stays where it fell, and [Death Spells](schools/necromancer#bodies) may use it.',
      ],
    },
    resurrection: {
      title: 'Resurrection',
      text: [
        'Unless the skill says otherwise, a resurrected Hero stands up where he lay, and acts as usual on his next turn.',
      ],
    },
    respawn: {
      title: 'Respawning',
      text: [
        'Some [scenarios](scenarios#respawning) let the dead come back: at the beginning of the next phase, put the dead Hero in his home base with a Hand as large as his Dicepool. Until then, magic can still raise him.',
      ],
    },
  },
};
