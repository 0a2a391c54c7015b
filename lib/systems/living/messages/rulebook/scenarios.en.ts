import type { ChapterText } from '../rulebook-text';

export const scenarios: ChapterText<'scenarios'> = {
  title: 'Scenarios',
  lead: 'A scenario says what you fight for. The host picks one or makes one up.',
  sections: {
    map: {
      title: 'Map and corners',
      text: [
        'Every scenario is played on a map of 24# by 24#. A corner is the area within 4# of its tip; a team’s own corner is its home base.',
      ],
    },
    teams: {
      title: 'Teams',
      text: [
        'Members of a team are allies and can’t aim anything harmful directly at each other. Turns follow the [initiative deck](actions#initiative) in every scenario.',
      ],
    },
    respawning: {
      title: 'Respawning',
      text: [
        'If the scenario allows it, a fallen Hero comes back at the beginning of the next phase, in their corner with full Life, and acts when their card is drawn. All effects are gone, even permanent ones such as a smaller Dicepool: the Hero starts afresh.',
      ],
    },
    'sudden-death': {
      title: 'Sudden death',
      text: [
        'Sudden death breaks a tie. Everybody keeps their Hand. But from now on a Hero who loses any Life falls unconscious, whatever the cause. Nobody respawns. The team with the last Hero standing wins.',
      ],
    },
    'all-out-carnage': {
      title: 'All Out Carnage',
      text: [
        'Up to four players, everyone for themselves. Choose or draw corners; whoever built the map gets the last pick. All four corners should have good routes to the rest of the map.',
        'The last Hero standing wins. No respawning.',
      ],
    },
    'team-carnage': {
      title: 'Team Carnage',
      text: [
        'Two teams of four. One builds the map, and the other picks its corner. The teams start anywhere inside opposite corners.',
        'The first team to take out all its opponents wins. No respawning.',
      ],
    },
    'capture-the-flag': {
      title: 'Capture the Flag',
      text: [
        'Two teams of up to four. Imagine a line between two opposite corners: it halves the map. Both halves should look alike, and no terrain may reach into these two corners. The other two corners are the home bases, each with a flag at its tip.',
        'During play the two corners on the line are open to everybody. Within 1# of the tip of one, you can spend an action to get back to full Life.',
        {
          list: [
            'If you move across the other team’s flag, you pick it up; this takes no action. A carrier can’t use skill actions, but skills may still affect them.',
            'A carrier who moves into or across their home base while their team’s own flag is there scores 1 victory point. The captured flag goes back to its home base.',
            'A carrier who falls unconscious drops the flag. A Hero of the flag’s own team sends it home by touching it. A Hero of the other team who touches it picks it up and becomes its carrier.',
            'At the end of each phase, dropped flags go home.',
          ],
        },
        'The first team to reach an agreed number of points wins; 3 is common. If you fall unconscious, you respawn.',
      ],
    },
    'bombing-run': {
      title: 'Bombing Run',
      text: [
        'Two teams of up to four set up as for [Capture the Flag](scenarios#capture-the-flag), but without flags. The bomb, a die showing 6, lies in the centre, equally easy for both teams to reach.',
        {
          list: [
            'Once somebody picks the bomb up, it ticks: lower the die by 1 at the beginning of each phase. When it would reach 0, it goes off: the carrier dies and everybody within 2.5# loses 1 Life. Then put it back in the centre, showing 6.',
            'If the carrier stops wholly inside a team’s home base, the bomb goes off at once in the same way, and the carrier’s team scores 1 victory point.',
            'You can’t put the bomb down. A carrier who falls unconscious drops it, and it stops ticking until somebody picks it up again.',
          ],
        },
        'The first team to reach an agreed number of points wins; 3 is common. If you fall unconscious, you respawn.',
      ],
    },
    'king-of-the-hill': {
      title: 'King of the Hill',
      text: [
        'Two teams of up to four, orange and green. Imagine a line between two opposite corners: it halves the map. In each half, imagine a parallel line through the middle. Each team lays two blue circles on the line in its own half, about as far from each other as from the edges of the map. A fifth circle lies in the centre. The two corners that the first line doesn’t touch are the home bases. Both halves should look alike.',
        'As soon as more Heroes of one team than of the other touch a circle, it takes that team’s colour. At the end of each phase every team scores as many points as it has circles.',
        'The first team to reach an agreed number of points wins; 30 is common. If both teams have more than 30 points at the end of a phase and the score is level, [sudden death](scenarios#sudden-death) decides. If you fall unconscious, you respawn.',
      ],
    },
    snowfall: {
      title: 'Snowfall',
      text: [
        'Two teams of four throw snowballs, using nothing but their [Snowfall loadouts](schools/snowfall). One team builds the map, usually a bare one. The other picks its corner, and the first team gets the opposite one.',
        {
          list: [
            'All traits are 0, and everybody moves 5# per action, however many dice they have left. Only conditions slow them.',
            'A parcel lies in the centre: a die showing 1. At the end of each phase, every parcel that nobody is carrying goes up by 1, but never above 6.',
            'If you touch the parcel, you carry it. At the beginning of the next phase, put a new one, showing 1, in the centre.',
            'A carrier who ends a movement in their home base scores as many points as the parcel shows. A carrier who falls unconscious drops it on the spot.',
            'Nobody dies: if you are unconscious and get no [Hot Chocolate](skills/snowfall/hot-chocolate) before the end of the phase, you respawn at the beginning of the next.',
          ],
        },
        'The first team to reach an agreed number of points wins; 20 is common.',
      ],
    },
    'treasure-hunt': {
      title: 'Treasure Hunt',
      text: [
        'Two teams of up to four start in opposite corners; one builds the map, the other picks its corner. A treasure lies buried in the centre.',
        {
          list: [
            'It takes two actions, by one Hero or two, to dig it up, and another action to pick it up.',
            'A carrier may only move, or use skills that let them move. Nothing in those skills works except the movement. As long as nobody helps to carry it, the carrier moves 1# less per action.',
            'Two Heroes who stay in base contact may carry it together, at full speed and without these limits. Both act at the same time: they take their first action when the first of their cards is drawn, and their second when the other card is drawn. If one of them breaks free during the first action, the Hero whose card was drawn takes the second action as usual. The other Hero’s second action comes when their own card is drawn.',
            'You may drop the treasure at any time without using an action. A carrier who falls unconscious drops it.',
          ],
        },
        'A team wins by carrying the treasure into its home base or by taking out the other team. No respawning.',
      ],
    },
  },
};
