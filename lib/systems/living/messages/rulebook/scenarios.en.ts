import type { ChapterText } from '../rulebook-text';

export const scenarios: ChapterText<'scenarios'> = {
  title: 'Scenarios',
  lead: 'What you fight for. The host picks one, or makes one up.',
  sections: {
    map: {
      title: 'Map and corners',
      text: [
        'Every scenario is played on a table of 24# by 24#. A corner is the area within 4# of its tip; a team’s own corner is its home base.',
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
        'If the scenario allows it, a fallen Hero comes back at the beginning of the next phase, in his corner with full Life. He acts when his card is drawn. He loses all effects, even permanent ones such as lost Dicepool dice: he starts afresh.',
      ],
    },
    'sudden-death': {
      title: 'Sudden death',
      text: [
        'Breaks a tie. Everybody keeps his Hand, but the next point of damage that gets through knocks a Hero unconscious, wherever it comes from, and nobody respawns. The team with the last Hero standing wins.',
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
        'Two teams of four. One builds the map, the other picks its corner; they start in opposite corners, anywhere inside.',
        'The team that takes out all opponents wins. No respawning.',
      ],
    },
    'capture-the-flag': {
      title: 'Capture the Flag',
      text: [
        'Two teams of up to four. A line between two opposite corners halves the map; both halves should look alike, and no terrain stands in or reaches into these two corners. The other two corners are home bases, each with a flag in its tip.',
        'During play these two corners are open to everybody: within 1# of their tip, an action restores you to full Life.',
        {
          list: [
            'If you cross the other team’s flag you carry it; this takes no action. A carrier can’t use skill actions, but skills may affect him.',
            'A carrier who brings it into or across his home base while his own flag is there scores 1 victory point; the flag goes home.',
            'A carrier who falls unconscious drops it. A Hero of its own team sends it home by touching it; a Hero of the other team picks it up and carries it on.',
            'At the end of a phase, dropped flags go home.',
          ],
        },
        'First to an agreed number of points wins; 3 is common. If you fall unconscious, you respawn.',
      ],
    },
    'bombing-run': {
      title: 'Bombing Run',
      text: [
        'Set up as for [Capture the Flag](scenarios#capture-the-flag), two teams of up to four, without flags. The bomb lies in the centre, equally easy for both to reach: a die showing 6.',
        {
          list: [
            'Once somebody picks it up, it ticks: at the beginning of each phase it shows 1 less. When it would show 0 it goes off: the carrier dies, everybody within 2.5# loses 1 Life, and it lies in the centre again, showing 6.',
            'If the carrier stops wholly inside a team’s home base, it goes off at once in the same way, and his team scores 1 victory point.',
            'You can’t put it down. A carrier who falls unconscious drops it; it stops ticking until somebody picks it up.',
          ],
        },
        'First to an agreed number of points wins; 3 is common. If you fall unconscious, you respawn.',
      ],
    },
    'king-of-the-hill': {
      title: 'King of the Hill',
      text: [
        'Two teams of up to four, orange and green. A line between two opposite corners halves the map; a line parallel to it halves each half again. Each team lays two blue circles on its own line, about as far from each other as from the edges of the map. A fifth lies in the centre. The corners the first line doesn’t touch are the home bases. Both halves should look alike.',
        'As soon as more Heroes of one team than of the other touch a circle, it takes that team’s colour. At the end of each phase every team scores as many points as it has circles.',
        'First to an agreed number of points wins; 30 is common. If at the end of a phase both have more than 30 points and the same number, [sudden death](scenarios#sudden-death) decides. If you fall unconscious, you respawn.',
      ],
    },
    snowfall: {
      title: 'Snowfall',
      text: [
        'Two teams of four throw snowballs, with nothing but the [Snowfall loadout](schools/snowfall). One builds the map, usually a bare one. The other picks its corner, and the first gets the opposite one.',
        {
          list: [
            'All traits are 0, and everybody moves 5# per action, whatever his Hand; only conditions slow him.',
            'A parcel lies in the centre: a die showing 1. At the end of each phase, each parcel that nobody is carrying goes up by 1, to a maximum of 6.',
            'If you touch it you carry it, and at the beginning of the next phase a new one, showing 1, lies in the centre.',
            'A carrier who ends his movement in his home base scores as many points as it shows. A carrier who falls unconscious drops it there.',
            'Nobody dies: if you are unconscious and get no [Hot Chocolate](skills/snowfall/hot-chocolate) before the end of the phase, you respawn in the next.',
          ],
        },
        'First to an agreed number of points wins; 20 is common.',
      ],
    },
    'treasure-hunt': {
      title: 'Treasure Hunt',
      text: [
        'Two teams of up to four start in opposite corners; one builds the map, the other picks its corner. A treasure lies in the centre.',
        {
          list: [
            'Two actions, by one Hero or two, dig it up; another action picks it up.',
            'A carrier may only move, or use skills that let him move, and then only their movement. Alone, he moves 1# less per action.',
            'Two Heroes who stay in base contact may carry it together, at full speed and without these limits. Both act at once: their first action when the first of their cards is drawn, their second when the second card is drawn. If one breaks free during the first action, the Hero whose card was drawn takes his second action as usual; the other takes his when his card is drawn.',
            'You may drop it at any time, which takes no action; a carrier who falls unconscious drops it.',
          ],
        },
        'The team that carries it into its home base wins, or the one that takes out the other. No respawning.',
      ],
    },
  },
};
