/** Sentences in the menus of figures and places on the play table. */
export const touch = {
  menu: (name: string): string => `${name} on the board`,
  close: 'Close',
  /** @param life "3 of 5 dice" */
  state: (life: string, state: string): string => (state === '' ? life : `${life}, ${state}`),
  /** @param canGo the figure can move now @param aims it can aim something at others */
  hint: (canGo: boolean, aims: boolean): string =>
    [
      ...(canGo ? ['To move, choose a place in the yellow area or drag there.'] : []),
      ...(aims ? ['To act on somebody, choose them on the board.'] : []),
    ].join(' '),
  waits: (by: string): string => `You can’t act now. It’s up to ${by}.`,
  over: 'The match is over.',
  past: 'You’re looking at an earlier moment. Go back to now to act.',
  notActing: (name: string, acting: string): string => `${name} can’t act now. It’s up to ${acting}.`,
  notAsked: (name: string): string => `You can’t choose ${name} now.`,
  none: (acting: string, name: string): string => `${acting} can’t do anything to ${name} now.`,
  choose: (name: string): string => `Choose ${name}`,
  /** The button of a second tap. @param target name of the target */
  doPicked: (text: string, target: string | undefined): string =>
    target === undefined || text.includes(target) ? text : `${text}: ${target}`,
  unpick: 'All choices',
  matchMenu: 'This match',
  otherPages: 'Other pages',
  rules: 'Rules and words, in a new tab',
  card: 'Whole card',
  noCard: (name: string): string => `${name} has no card.`,
  several: 'Which of them?',
  severalHere: 'Figures at this place',
  places: 'This place',
  /** Only a large screen shows it, beside a mouse. */
  again: 'Or click the place again.',
  /** Below the button that chooses a figure, with the chances. */
  againOn: (name: string): string => `Or choose ${name} again.`,
  /** @param side whose it is; undefined for nobody's */
  piece: (name: string, side: string | undefined): string =>
    side === undefined ? `${name}.` : `${name} (${side}).`,
  outOfReach: (name: string): string => `Too far: ${name} can’t get there now.`,
  /** @param told what lies there */
  tooFar: (told: string): string => `${told} Too far for now.`,
  asFar: (name: string): string => `As far as ${name} can get that way.`,
  staysPut: (name: string): string => `${name} can’t move now.`,
} as const;
