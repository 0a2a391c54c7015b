import type { ChapterText } from '../rulebook-text';

export const scenarios: ChapterText<'scenarios'> = {
  title: 'Scenarios',
  lead: 'Four ways to win.',
  sections: {
    teams: {
      title: 'Two teams',
      text: [
        'In every scenario but the first, two teams of four meet. Each fills its half of the map with terrain. The teams start in two opposite corners, anywhere within 4# of the tip. In scenarios where characters come back, that quarter of a circle is the team’s base.',
      ],
    },
    deathmatch: {
      title: 'Deathmatch',
      text: [
        'Everybody against everybody. Characters enter at three spawn points; each has two of the numbers from 1 to 6. When your character has died, roll a die on your turn: that’s where it comes back. On that turn it only moves, and until your next turn nobody may attack it.',
        'The first to ten kills wins at once; agree on another number if you like.',
      ],
    },
    'gang-fight': {
      title: 'Gang Fight',
      text: ['Nobody comes back. The last team with somebody left wins.'],
    },
    'capture-the-flag': {
      title: 'Capture the Flag',
      text: [
        'One flag stands in the middle. Whoever moves onto it carries it, and may still do everything else. When he falls, the flag stays where he fell. Once every player of his team has had a turn that began after the fall, and nobody has picked it up, it goes back to the middle.',
        'If you fall, you come back in your base on your next turn. Three flags brought into your own base win; three to five are common.',
      ],
    },
    'king-of-the-hill': {
      title: 'King of the Hill',
      text: [
        'One token lies in the middle of the map and one in each of the two corners that aren’t bases. At the end of each round a token gives a point to the team with more characters than the other within 1# of it. Twenty points win at once.',
        'If you fall, you come back in your base on your next turn. Anybody who sets foot in the other team’s base is killed on the spot, even just passing through.',
      ],
    },
  },
};
