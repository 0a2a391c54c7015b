/**
 * A colour for each of eight teams, each 3:1 at least on the map by day and by night. None is a colour of pips: those
 * say what a die is painted with.
 */
const colours = [
  '#7c3aed',
  '#b45309',
  '#0e7490',
  '#db2777',
  '#7c6a0a',
  '#c026d3',
  '#9a6b4f',
  '#8b5cf6',
] as const;

export const teamColour = (team: number): string =>
  team < 0 ? 'var(--muted)' : (colours[team % colours.length] ?? colours[0]);
