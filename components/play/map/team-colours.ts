/** A colour for each of eight teams, each 3:1 at least on the map by day and by night. */
const colours = [
  '#c2410c',
  '#15803d',
  '#2563eb',
  '#a21caf',
  '#0e7490',
  '#be123c',
  '#7c6a0a',
  '#6d28d9',
] as const;

export const teamColour = (team: number): string =>
  team < 0 ? 'var(--muted)' : (colours[team % colours.length] ?? colours[0]);
