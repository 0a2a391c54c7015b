import type { ChapterText } from '../rulebook-text';

export const turn: ChapterText<'turn'> = {
  title: 'The turn',
  lead: 'One movement, one attack before or after it, and the map under your feet.',
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
        'You move up to one # for each die you have. No ground slows you: agree beforehand what you can cross and what you can’t, such as a lake.',
      ],
    },
    map: {
      title: 'The map',
      text: [
        'For ordinary miniatures use a map of 24# by 24#, with 1# for an inch, and as much terrain as you like. You can’t move or knock down anything on it. Where a scenario starts in corners, turn the map so that a corner points at each player.',
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
        'A jump goes from the top edge to the foot of the obstacle and takes 1# of your movement. From up to 1# high you may keep moving. From higher up you stop where you land and take 1 damage for each full # you fell, without defence.',
        'If you are pushed over an edge, you fall in the same way.',
      ],
    },
    height: {
      title: 'High ground',
      text: ['Shots reach 1# further for each full # the marksman stands above the ground.'],
    },
  },
};
