export const say = {
  coins: 'Coins',
  tooMany: 'Three coins at most.',
  oneMore: 'One more coin is free.',
  fix: 'Take three coins',
  edit: 'the last change',
  searchWords: ['coin'],
  scenario: 'Three Rounds',
  map: 'Table',
  ending: 'all rounds were played',
  right: (n: number): string => `${n} right`,
};
