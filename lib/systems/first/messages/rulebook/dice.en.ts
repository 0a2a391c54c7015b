import type { ChapterText } from '../rulebook-text';

export const dice: ChapterText<'dice'> = {
  title: 'Dice and life',
  lead: 'A character’s five dice are his life, his movement and what he rolls.',
  sections: {
    dicepool: {
      title: 'The Dicepool',
      text: [
        'A character plays with five dice, all painted alike. They are his life: each point of damage takes one away, each point of healing brings one back, up to five. They are his movement: he moves up to one # for each die. And whenever he attacks or defends, he rolls all the dice he has.',
      ],
    },
    unit: {
      title: 'The unit #',
      text: [
        'Before you play, agree on what one # is: an inch, a centimetre, a foot in the garden, a square of a board. On squares, count distances along rows and columns, never diagonally.',
      ],
    },
    chances: {
      title: 'Odds of a face',
      text: [
        'How likely you are to roll one particular face:',
        {
          head: ['Dice', 'With this many dice: at least once', 'With five dice: on at least this many'],
          rows: [
            ['1', '17\u00a0%', '60\u00a0%'],
            ['2', '31\u00a0%', '20\u00a0%'],
            ['3', '42\u00a0%', '3.5\u00a0%'],
            ['4', '52\u00a0%', '0.3\u00a0%'],
            ['5', '60\u00a0%', '0.01\u00a0%'],
          ],
        },
      ],
    },
    down: {
      title: 'Down',
      text: [
        'When his last die is gone, a character is down: lay the miniature on its side. He loses his next turn. If somebody heals him in time for the turn after that, he gets up then and plays on. If not, only [Resurrection](skills/prayers/resurrection) brings him back.',
      ],
    },
    resurrection: {
      title: 'Raised from the dead',
      text: [
        'A raised character gets up, but his Dicepool is one die smaller for the rest of the match: at most four dice, or three if he is raised a second time.',
      ],
    },
    respawn: {
      title: 'Coming back',
      text: [
        'Some [scenarios](scenarios) let characters come back. Instead of dying, they go where the scenario says and play on with all five dice on their next turn.',
      ],
    },
  },
};
