import type { ChapterText } from '../../rulebook-text';

export const turn: ChapterText<'turn'> = {
  title: 'The turn',
  lead: 'One movement, one attack before or after it, and the map under your feet.',
  sections: {
    order: {
      title: 'Who begins',
      text: [
        'Everybody rolls a die, and whoever rolls the highest begins. Then it goes clockwise round the table. A player’s turn is that of all his characters.',
      ],
    },
    actions: {
      title: 'What a turn holds',
      text: [
        'On his turn a character moves, and he attacks once, before the movement or after it. A [spell](skills#spells) takes the place of the attack.',
      ],
    },
    movement: {
      title: 'Moving',
      text: [
        'You move up to one # for each die that you have. No ground is slow: agree beforehand what can be crossed and what cannot, a lake for example.',
      ],
    },
    map: {
      title: 'The map',
      text: [
        'For miniatures of the common size take a map of 24# by 24#, with 1# for an inch, and as much terrain as you like. Nothing on it can be moved or felled. Where a scenario starts in corners, lay the map so that a corner points at each player.',
      ],
    },
    climbing: {
      title: 'Climbing',
      text: [
        'In contact with an obstacle you may climb it, up or down, if your movement is enough: its height, rounded up to full #, comes off what you have left. You then stand at its edge, and may use the rest of your movement.',
        'A tower of 10\u00a0cm is 4# high where 1# is an inch. With five dice you are on top and have 1# left.',
      ],
    },
    jumping: {
      title: 'Jumping and falling',
      text: [
        'A jump goes from the edge on top to the foot of the obstacle and takes 1# of your movement. Down to 1# deep you may go on. From higher up you stop where you land and take 1 damage for each full # that you fell, without any defence.',
        'Whoever is pushed over an edge falls in the same way.',
      ],
    },
    height: {
      title: 'High ground',
      text: ['Shots reach 1# further for each full # that the marksman stands above the ground.'],
    },
  },
};
