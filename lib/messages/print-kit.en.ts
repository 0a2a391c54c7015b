import { capital, count, list, plural } from '#words/language/words';

const thisHero = 'Everything this hero needs';

/** The game-night kit beside the heroes' cards. */
export const printKit = {
  heading: 'Game-night kit',
  hint: 'Everything else you need on the table, in one PDF with the cards.',
  /** @param scenario that the kit is for; undefined where the game has only one, or it's left out */
  everything: (heroes: number, scenario?: string): string =>
    scenario === undefined
      ? heroes === 1
        ? thisHero
        : 'Everything these heroes need'
      : `Everything for ${scenario}`,
  noScenario: `“${thisHero}” leaves out the map and rules of a scenario: the people you play with bring those. You can also print a whole scenario or a training mission:`,
  /** @param everything "Everything for King of the Hill" */
  isChosen: (everything: string): string => `✓ ${everything} is chosen`,
  /** @param heroes how many play it; undefined where the game doesn’t say */
  addHeroes: (scenario: string, heroes?: { readonly least: number; readonly most: number }): string =>
    `Add ${heroes ? `${heroes.least} to ${heroes.most} ` : ''}heroes for ${scenario}.`,
  /** Above the button that makes the PDF, while nothing of a mission is ticked. @param everything "Everything for First Steps" */
  noPieces: (everything: string): string => `Choose “${everything}” below, or add a hero.`,
  bringsMiniatures: 'We bring miniatures: no standees',
  nothing: 'Only the cards',
  choose: 'Choose piece by piece',
  /** @param ticked of so many */
  chosen: (ticked: number, of: number): string => (ticked === 0 ? 'None chosen' : `${ticked} of ${of}`),
  night: 'Start game night',
  coming: 'Loading the kit …',
  takes: (papers: number): string => `Needs ${count(papers, 'sheet')} of paper, cards included.`,
  missing: 'The kit couldn’t be loaded. Check your connection and try again.',
  scenario: 'Scenario',
  /** @param others that have scenarios too */
  otherGames: (game: string, others: readonly string[]): string =>
    `These scenarios are from ${game}. ${capital(list(others))} ${plural(others.length, 'has', 'have')} scenarios too: add a hero or warband from the game you want.`,
  pick: 'Choose a scenario …',
  pickFirst: 'Choose a scenario above first.',
  /** As Play counts them. */
  mission: (nth: number, name: string): string => `Mission ${nth}: ${name}`,
  oneGame: 'A kit is for one game. Keep the heroes of one game above, and you can add its kit.',
  alone:
    'This is a training mission for one player. It comes with all the cards it needs, so you can print it without adding a hero. Choose a scenario to play against friends.',
  /** @param scenario that the ticked pieces are for */
  piecesFor: (scenario: string): string => `For ${scenario}`,
  ownMap: {
    label: 'Your own map',
    none: 'None',
    hint: 'Draw your own map and print it here.',
    draw: 'Draw a map',
    coming: 'Loading your map …',
  },
  scenarioKinds: { scenarios: 'Scenarios', missions: 'Training missions' },
  unit: 'Length of 1#',
  units: { inch: '1 inch', cm: '1\u00a0cm' },
  unitHints: {
    inch: 'Distances in the game are in #. Use 1 inch with miniatures 25 to 40\u00a0mm tall.',
    cm: 'Distances in the game are in #. Use 1\u00a0cm with miniatures 6 to 15\u00a0mm tall.',
  },
  groups: {
    scenario: 'The scenario',
    figures: 'Cards and figures',
    table: 'On the table',
    reading: 'To read',
  },
} as const;
