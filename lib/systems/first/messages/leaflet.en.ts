import { list } from '#words/language/words';
import { tools } from '#words/cards/messages/kit';
import { cornerRadius, mapSide } from '../../../skirmish/map/corners';
import { exampleWords } from '#words/painted-die/messages/example';
import { lengthAndWidth, unitMeasured } from '#words/painted-die/messages/kit';
import type { LeafletWords } from '../kit/leaflet-words';
import { fallen, type ScenarioId } from '../scenarios/scenario';
import { fallenTexts, isWholeOnLeaflet, scenarioText } from '#words/systems/first/messages/scenarios';

/** The term is explained beside the whole rules; here nobody has read them yet. */
const withoutHouseValue = (line: string): string =>
  line.replace(/^House value: /, 'Pipsmith’s own rule, since the booklet sets no limit: ');

const markers: Readonly<Record<ScenarioId, string>> = {
  deathmatch: 'Lay out spawn points 1, 2 and 3 as on the map. Each has two numbers of a die.',
  'gang-fight': `Mark two opposite corners: each is a quarter circle reaching ${cornerRadius}# from its tip.`,
  'capture-the-flag': `Mark two bases in opposite corners, each a quarter circle reaching ${cornerRadius}# from its tip. Stand the flag in the centre.`,
  'king-of-the-hill': `Mark two bases in opposite corners, each a quarter circle reaching ${cornerRadius}# from its tip. Lay a token in the centre and one in each free corner.`,
};

/** Words on the first page of a kit. */
export const leaflet: LeafletWords = {
  dice: (characters) => `${characters * 5} ordinary six-sided dice: 5 for each character.`,
  miniatures: (names, isOnPaper) =>
    isOnPaper
      ? `The paper figures of this kit, or miniatures about 1# across: ${list(names)}.`
      : `A miniature, pawn or coin about 1# across for each of these: ${list(names)}.`,
  table: (unit) =>
    `A table of ${mapSide}# by ${mapSide}#, with boxes, books or model terrain on it. Distances are in #: 1# is ${unitMeasured(unit)}.`,
  tools,
  square: (unit) => `Mark a square of ${mapSide}# by ${mapSide}#: ${lengthAndWidth(mapSide, unit)}.`,
  terrain: ({ contest }) =>
    contest === 'two-teams'
      ? 'Each team fills its half with terrain. Agree what can be climbed and crossed.'
      : 'Put up as much terrain as you like. Agree what can be climbed and crossed.',
  markers: ({ id }) => markers[id],
  start: ({ contest }) =>
    contest === 'two-teams'
      ? 'Agree who is on which team. Characters start anywhere in their corner.'
      : 'Everybody rolls a die: start on the spawn point that has that number, or beside whoever is there.',
  cards: (hasSheets) =>
    hasSheets
      ? 'Lay out each character sheet or hero card, whichever you like better, with 5 dice beside it. Both say the same, but only the card has every skill in full.'
      : 'Lay out each hero card with 5 dice beside it.',
  signs: {
    armour: ['Armour: ', 'DV, defence against melee and shots.'],
    melee: ['Melee: ', 'AV of a melee attack.'],
    ranged: ['Ranged: ', 'AV of a shot.'],
    magic: ['Magic: ', 'how strong your magic is, and how well you resist other people’s.'],
    skill: ['Skill: ', 'makes skills work. Count these pips on all dice you rolled.'],
  },
  faces:
    'Your dice are ordinary ones: a die that shows 4 has the pips of the 4-face on your card. The number beside a sign says how many of those pips your best face has.',
  turnTitle: 'A turn, step by step',
  order:
    'Everybody rolls a die, and the highest roll goes first; roll ties again. On your turn each of your characters moves and attacks once. Then the next player clockwise has a turn.',
  moves: (name) => `${name} has 5 dice and moves up to 5#, 1# for each, before or after the attack.`,
  example: exampleWords({ melee: 'AV', ranged: 'AV' }, 'Armour', 'Then'),
  skill:
    'You can add a skill to the attack, or cast a spell instead. Most of what skills and spells do needs a Skill pip in your roll. A spell reaches anybody in sight, however far away. If it does damage, the target rolls to defend: each Magic pip on its best die takes 1 off.',
  later: (hasCounters) => [
    'A character who has lost dice rolls only the dice left, and moves only 1# for each of them.',
    ...(hasCounters
      ? ['A skill that lasts leaves a counter beside the card; its back says what it does and for how long.']
      : []),
    'The order stays as it is: nobody rolls for it again.',
  ],
  fallen: (scenario) => fallenTexts[fallen[scenario.id]],
  win: (scenario) => {
    const { end, scoring } = scenarioText(scenario);
    return [...(isWholeOnLeaflet(scenario.id) ? scoring : []), ...end.map(withoutHouseValue)];
  },
};
