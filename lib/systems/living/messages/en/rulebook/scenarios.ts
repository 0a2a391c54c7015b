import type { ChapterText } from '../../rulebook-text';

export const scenarios: ChapterText<'scenarios'> = {
  title: 'Scenarios',
  lead: 'What you fight for. The host picks one, or makes his own.',
  sections: {
    map: {
      title: 'Map and corners',
      text: [
        'Every scenario is played on 24# by 24#. A corner is all that lies within 4# of its very tip; as a team’s own it is the home base.',
      ],
    },
    teams: {
      title: 'Teams',
      text: [
        'Members of a team are allies and may not be aimed at each other directly with anything harmful. Turns go by the [initiative deck](actions#initiative) in every scenario.',
      ],
    },
    respawning: {
      title: 'Respawning',
      text: [
        'Where the scenario allows it, a fallen Hero is back at the beginning of the next phase, in his corner and with full Life, and acts when his card is drawn. All effects are gone from him, even those called permanent, such as lost dice of the Dicepool: he starts anew.',
      ],
    },
    'sudden-death': {
      title: 'Sudden death',
      text: [
        'Decides a draw. Everybody keeps his Hand, but the next point of damage that a Hero does not defend, from wherever it comes, makes him unconscious, and nobody respawns. The team with the last Hero standing wins.',
      ],
    },
    'all-out-carnage': {
      title: 'All Out Carnage',
      text: [
        'Up to four players, each for himself. Choose or draw corners; whoever built the map gets the last pick. All four corners should have good ways to the rest of the map.',
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
        'Two teams of up to four. A line between two opposite corners halves the map; both halves should look alike, and no terrain goes into or reaches these two corners. The other two corners are home bases, each with a flag in its tip.',
        'In play the two blocked corners are open to all: within 1# of their tip an action restores you to full Life.',
        {
          list: [
            'Whoever crosses the other team’s flag carries it; that takes no action. A carrier may not use skill actions, but skills may affect him.',
            'A carrier who brings it into or across his home base, while his own flag is there, scores 1 victory point; the flag goes home.',
            'A carrier who falls unconscious drops it. A Hero of its own team sends it home by touching it; one of the other team carries it on.',
            'At the end of a phase dropped flags go home.',
          ],
        },
        'First to an agreed number of points wins; 3 is common. Who falls unconscious respawns.',
      ],
    },
    'bombing-run': {
      title: 'Bombing Run',
      text: [
        'Set up as for [Capture the Flag](scenarios#capture-the-flag), two teams of up to four, without flags. In the centre, as easy to reach for both, lies the bomb: a die with the 6 up.',
        {
          list: [
            'Once somebody picks it up, it ticks: at the beginning of each phase it shows 1 less. Where it would show 0 it goes off: the carrier dies, everybody within 2.5# loses 1 Life, and it lies in the centre again with the 6 up.',
            'If the carrier stops wholly inside a team’s home base, it goes off at once in the same way, and his team scores 1 victory point.',
            'It cannot be put down. A carrier who falls unconscious drops it; it stops ticking until it is picked up.',
          ],
        },
        'First to an agreed number of points wins; 3 is common. Who falls unconscious respawns.',
      ],
    },
    'king-of-the-hill': {
      title: 'King of the Hill',
      text: [
        'Two teams of up to four, orange and green. A line between two opposite corners halves the map; a line parallel to it halves each half again. Each team lays two blue circles on its own line, about as far from each other as from the edges of the map; a fifth lies in the centre. The corners that the first line does not touch are the home bases. Both halves should look alike.',
        'As soon as more Heroes of one team than of the other touch a circle, it takes that team’s colour. At the end of each phase every team scores as many points as it has circles.',
        'First to an agreed number of points wins; 30 is common. If at the end of a phase both have more than 30 and the same, [sudden death](scenarios#sudden-death) decides. Who falls unconscious respawns.',
      ],
    },
    snowfall: {
      title: 'Snowfall',
      text: [
        'Two teams of four throw snowballs, with nothing but the [Snowfall loadout](schools/snowfall); one builds the map, usually a bare one, the other picks its corner, and the first gets the opposite one.',
        {
          list: [
            'All traits are 0, and everybody moves 5# per action, whatever his Hand; only conditions slow him.',
            'In the centre lies a parcel: a die with the 1 up. At the end of each phase a parcel that nobody carries rises by 1, up to 6.',
            'Whoever touches it carries it, and at the beginning of the next phase a new one with the 1 up lies in the centre.',
            'A carrier who ends his movement in his home base scores as many points as it shows. One who falls unconscious drops it there.',
            'Nobody dies: who is unconscious and gets no [Hot Chocolate](skills/snowfall/hot-chocolate) before the end of the phase respawns with the next.',
          ],
        },
        'First to an agreed number of points wins; 20 is common.',
      ],
    },
    'treasure-hunt': {
      title: 'Treasure Hunt',
      text: [
        'Two teams of up to four start in opposite corners; one builds the map, the other picks its corner. In the centre lies a treasure.',
        {
          list: [
            'Two actions dig it up, of one Hero or of two; another action picks it up.',
            'A carrier may only move, or use skills that let him move, and of these only the movement. Alone he moves 1# less per action.',
            'Two Heroes who stay in base contact may carry it together, at full speed and without these limits. Both act at once: their first action when the first of their cards is drawn, the second with the second card. If one breaks free during the first action, the Hero whose card was drawn takes his second action as usual, the other his when his card is drawn.',
            'It can be dropped at any time for no action; a carrier who falls unconscious drops it.',
          ],
        },
        'The team that carries it into its home base wins, or the one that takes out the other. No respawning.',
      ],
    },
  },
};
