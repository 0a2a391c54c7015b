import type { ChapterText } from '../../rulebook-text';

export const scenarios: ChapterText<'scenarios'> = {
  title: 'Scenarios',
  lead: 'Four ways to win.',
  sections: {
    teams: {
      title: 'Two teams',
      text: [
        'In all scenarios but the first two teams of four meet. Each fills its half of the map with terrain. The teams begin in two opposite corners, anywhere within 4# of the tip; where characters come back, that quarter of a circle is the team’s base.',
      ],
    },
    deathmatch: {
      title: 'Deathmatch',
      text: [
        'Everybody against everybody. Characters enter at three spawn points, which share the numbers from 1 to 6 among them. When yours has died, roll a die on your turn: that is where it comes back. On that turn it moves and does nothing else, and until your next one nobody may attack it.',
        'The first with ten kills wins at once; agree on another number if you like.',
      ],
    },
    'gang-fight': {
      title: 'Gang Fight',
      text: ['Nobody comes back. The team that has somebody left when the other has nobody wins.'],
    },
    'capture-the-flag': {
      title: 'Capture the Flag',
      text: [
        'One flag stands in the middle. Whoever moves onto it carries it, and may do all that he could do before. When he falls it lies where he fell; if nobody has picked it up once every player of his team has had a turn that began after the fall, it goes back to the middle.',
        'Who falls comes back in his base on his next turn. Three flags brought into your own base win; three to five are common.',
      ],
    },
    'king-of-the-hill': {
      title: 'King of the Hill',
      text: [
        'One token lies in the middle of the map and one in each of the two corners that are no bases. At the end of each round a token gives a point to the team with more characters than the other within 1# of it. Twenty points win at once.',
        'Who falls comes back in his base on his next turn. Whoever sets foot into the other team’s base is killed on the spot, even on his way through.',
      ],
    },
  },
};
