/** Players set the slayers and the trees, or chance does. */
export const mapIds = ['in-turns', 'random'] as const;

export const scenarioId = 'hunt';

/** Four slayers and a dragon. */
export const sides = { least: 5, most: 5 } as const;
