import type { ChapterText } from '../rulebook-text';

export const turn: ChapterText<'turn'> = {
  title: 'The turn',
  lead: 'Move, attack once before or after moving, and make the map work for you.',
  sections: {
    order: {
      title: 'Who goes first',
      text: [
        'Everybody rolls a die, and the highest starts. Then play goes clockwise round the table. A player’s turn includes all his characters.',
      ],
    },
    actions: {
      title: 'What you do in a turn',
      text: [
        'On his turn a character moves and attacks once, before or after the movement. A [spell](skills#spells) takes the attack’s place.',
      ],
    },
    movement: {
      title: 'Moving',
      text: [
        'You move up to one # for each die you have. No terrain slows you down, but agree beforehand on what you can’t cross, such as a lake.',
      ],
    },
    map: {
      title: 'The map',
      text: [
        'For ordinary miniatures use a map of 24 by 24 inches (1# is 1 inch), with as much terrain as you like. You can’t move or knock down anything on it. If a scenario starts in corners, turn the map so that a corner points at each player.',
      ],
    },
    climbing: {
      title: 'Climbing',
      text: [
        'In base contact with an obstacle, you may climb up or down it. That takes as much movement as its height, rounded up to full #, and you must have that much left. You then stand at its edge, and may use the rest of your movement.',
        'If 1# is an inch, a tower of 10\u00a0cm counts as 4#. With five dice you climb to the top and have 1# left.',
      ],
    },
    jumping: {
      title: 'Jumping and falling',
      text: [
        'A jump goes from the top edge to the foot of the obstacle and costs 1# of your movement. If you drop 1# or less, you may keep moving. If you drop further, you stop where you land and take 1 damage for each full # you fell; you can’t defend against it.',
        'If you are pushed over an edge, you fall in the same way.',
      ],
    },
    height: {
      title: 'High ground',
      text: ['Shots reach 1# further for each full # the marksman stands above the ground.'],
    },
  },
};
