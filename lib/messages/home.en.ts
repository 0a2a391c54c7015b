/** Sentences of the first page. */
export const home = {
  heading: 'Six faces make a hero',
  introduction:
    'In the skirmish game Whack & Slaughter each player has one miniature and a card with a painted die. The pips on its six faces say how your hero strikes, shoots, casts and parries. Each of you needs a miniature, five ordinary dice and the card you make here: roll the dice, and the card says what each number means for your hero. You share a ruler and some terrain.',
  steps: {
    build: {
      name: 'Build',
      hint: 'Paint the die to match your miniature. Pipsmith checks the rules as you paint.',
    },
    print: {
      name: 'Print',
      hint: 'Print one sheet, cut and fold the card, and put it in a sleeve. You can also send your hero to your group as a link.',
    },
    play: {
      name: 'Play',
      hint: 'Play right here, against the computer or with friends, and look up every rule as you go.',
    },
  },
  build: 'Build a hero',
  playNow: 'Play now',
  concept: 'From a concept',
  random: (noun: string): string => `A random ${noun}`,
  rules: 'How a turn works',
  print: 'Print',
  learn: 'Learn by playing',
  cardSize: 'Actual size: 63 × 88\u00a0mm',
  play: 'Play a match',
  atTable: 'At your own table',
  atTableHint:
    'Put a phone on the table: it keeps track of damage, turn order and score, and tells you what comes next. You can draw your own map, play on it and print it. New to the game? Four short missions teach it.',
  companion: 'Start game night',
  maps: 'Draw a map',
  samples: 'Heroes to start from',
  samplesHint: 'All legal and ready to print. Take one as it is, or make it yours.',
};
