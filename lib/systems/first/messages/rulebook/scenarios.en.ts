import type { ChapterText } from '../rulebook-text';

export const scenarios: ChapterText<'scenarios'> = {
  title: 'Scenarios',
  lead: 'Four ways to win.',
  sections: {
    teams: {
      title: 'Two teams',
      text: [
        'In every scenario except Deathmatch, two teams of four fight each other. Each team fills its half of the map with terrain. The teams start in two opposite corners, anywhere within 4# of the tip. In scenarios where characters come back, that quarter circle is the team’s base.',
      ],
    },
    deathmatch: {
      title: 'Deathmatch',
      text: [
        'Everybody fights everybody. Characters enter at three spawn points; each point has two of the numbers from 1 to 6. If your character has died, roll a die on your turn: it comes back at the spawn point with that number. On that turn it can only move, and until your next turn nobody may attack it.',
        'The first to ten kills wins at once; agree on another number if you like.',
      ],
    },
    'gang-fight': {
      title: 'Gang Fight',
      text: ['Nobody comes back. The last team with anybody left wins.'],
    },
    'capture-the-flag': {
      title: 'Capture the Flag',
      text: [
        'One flag stands in the middle. Whoever moves onto it picks it up, and may still do everything else. If he falls, the flag stays where he fell. If nobody picks it up, it goes back to the middle once every player on his team has had a full turn since.',
        'If you fall, you come back in your base on your next turn. The first team to bring the flag into its own base three times wins; most groups play to three, four or five.',
      ],
    },
    'king-of-the-hill': {
      title: 'King of the Hill',
      text: [
        'One token lies in the middle of the map and one in each of the two corners that aren’t bases. At the end of each round, each token gives a point to the team with more characters within 1# of it. The first team to twenty points wins at once.',
        'If you fall, you come back in your base on your next turn. Anybody who sets foot in the other team’s base is killed on the spot, even if they are just passing through.',
      ],
    },
  },
};
