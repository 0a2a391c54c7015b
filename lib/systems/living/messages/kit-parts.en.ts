import type { GrowsWith } from '../kit/parts/distances';
import type { MeasureLabels, PartLabels, PlanLabels } from '../kit/parts/labels';
import type { TeamId } from '../scenarios/place';
import type { AnyScenario } from '../scenarios/scenario';
import { dummyIds } from '../kit/cards/training-cast';
import { list } from '#words/language/words';
import { length, lengthAndWidth, squares, squaresMeasured, unitName } from '#words/painted-die/messages/kit';
import { kitCards } from '#words/systems/living/messages/kit-cards';
import { terms } from '#words/systems/living/messages/terms';
import { onPaper, scenarioText } from '#words/systems/living/messages/scenarios';

const team: Readonly<Record<TeamId, string>> = { orange: 'Team Orange', green: 'Team Green' };

/** Texts on flags, tokens, circles and the score track. */
export const partLabels: PartLabels = {
  team,
  teamShort: { orange: 'Orange', green: 'Green' },
  nobody: 'Nobody',
  flag: (name) => `Flag of ${name}`,
  foot: 'bend out',
  token: {
    bomb: 'Bomb',
    parcel: 'Parcel',
    treasure: 'Treasure',
    buried: 'Buried',
    'half-dug': 'One dig left',
  },
  carried: (name) => `Flag of ${name}, carried`,
  circle: 'Magic circle',
  circleHolder: 'Magic circle marker',
  track: {
    name: 'Score track',
    title: 'Victory points',
    hint: (goal, last) =>
      `Agree on a goal before you start; ${goal} is common.${last < 10 ? '' : ` After ${last}, start again: 1 means ${last + 1}.`}`,
  },
  score: (name) => `Score of ${name}`,
  base: (name) => `Home base of ${name}`,
  baseTip: 'Home base',
  baseEnd: (radius) => `${radius}# from the tip`,
  cornerText: (radius) => `${radius}# from the tip`,
  corner: (number) => `Corner ${number}`,
  yourCorner: 'Your corner',
  chit: 'Corner',
  chitOf: (number) => `Lot ${number}`,
  chitBack: 'Draw one',
  healing: '1 action: full Life',
  healingCorner: 'Healing corner',
  entrance: 'Dummies enter here',
  goal: { yours: 'Your goal', theirs: 'Their goal' },
  wall: { name: 'Wall', side: 'Wall', top: 'Nobody can see or walk through it' },
  countNote: {
    what: (name, n) => `${name} × ${n}`,
    why: {
      'one-a-team': 'one for each team',
      'one-a-corner': 'one for each corner',
      'one-a-circle': 'put one in each circle that a team holds, with that team’s side up',
      'three-a-base': 'one for the tip of the corner, two for where the area meets the edges of the map',
      'by-set-up': 'as many as the set-up needs',
      'spare-dice':
        'use these instead of a die: turn the token over for the next number; when both sides are used, take the next token',
      'one-a-match': 'one for the match',
      'to-fold': 'fold both sides down to make it stand, as high as a Hero',
    },
  },
};

const baseName = (whose: TeamId | undefined, number: number): string =>
  whose === undefined
    ? number > 0
      ? `Corner ${number}`
      : 'Your corner'
    : `${partLabels.teamShort[whose]} home base`;

const corners =
  'Any two opposite corners can be the home bases: one team builds the map, and the other picks its corner.';

/** Notes where the rules of a set-up leave a choice to those who lay it out. */
const planNotes: Readonly<Partial<Record<AnyScenario['id'], string>>> = {
  'all-out-carnage': 'To draw lots for the corners, lay the four lots face down and take one each.',
  'team-carnage': corners,
  'king-of-the-hill': 'At first nobody holds a circle. Later a marker in its middle shows who does.',
  snowfall: `Keep terrain sparse so that snowballs can fly. ${corners}`,
  'treasure-hunt': corners,
  'melee-training': 'The dummies from 1 to 5: cloth, leather, chain, plate, plate with shield.',
  'kind-of-magic': 'Seen from your corner, victims 2 to 6 stand in a row from left to right.',
};

/** Room to note the players' corners and the amount of terrain: the rulebook leaves both to the players. */
const forPlayers = (scenario: AnyScenario, hasRules: boolean): readonly string[] => {
  if (scenario.kind === 'mission') return [];
  const { contest, id } = scenario;
  return [
    ...(contest.contest === 'teams' ? ['Team Orange: …………………………', 'Team Green: …………………………'] : []),
    ...(id === 'snowfall' || hasRules
      ? []
      : [
          'Put up as much terrain as you like. Eight to twelve pieces, the same number in each half, work well (house value: Pipsmith’s own suggestion).',
        ]),
  ];
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

const spotText: PlanLabels['place'] = (at, unit) => {
  const [x, y] = [tenth(at.x), tenth(at.y)].map((far) => squaresMeasured(far, unit));
  return `${x ?? ''} from the left, ${y ?? ''} from the top`;
};

/** Texts on map plans. */
export const planLabels: PlanLabels = {
  wallPlace: (from, to, unit) =>
    `Wall: one end is ${spotText(from, unit)}; the other is ${spotText(to, unit)}.`,
  title: ({ name }) => `${name}: the map`,
  lead: (unit) =>
    `24# by 24#, seen from above. 1# is ${unitName(unit)}: the map is ${lengthAndWidth(24, unit)}. This drawing isn’t to scale.`,
  length,
  base: baseName,
  marker: {
    bomb: 'Bomb',
    parcel: 'Parcel',
    treasure: 'Treasure, buried',
    you: 'You',
    dummy: 'Dummy',
    'uncle-tom': 'Uncle Tom',
    entrance: 'Dummies enter here',
    wall: 'Walls',
  },
  victim: (number) => {
    const id = dummyIds[number - 1];
    return id ? `Victim: ${kitCards.labels.dummy(id).name}` : 'Victim';
  },
  goal: { yours: 'Your goal', theirs: 'Their goal' },
  flag: (whose) => `Flag of ${team[whose]}`,
  circle: (line) =>
    line === 'middle' ? 'Magic circle in the centre' : `Magic circle, laid by ${team[line]}`,
  healing: (within) =>
    `Within ${within}# of the tip of a corner that isn’t a home base, an action restores full Life`,
  line: {
    halves: 'The line between the halves',
    quarters: 'The line that halves each half',
    row: 'From corner to corner',
  },
  place: spotText,
  notes: (scenario, hasRules) => {
    const note = planNotes[scenario.id];
    const setUp = hasRules ? [] : scenarioText(scenario).setUp.map(onPaper);
    return [...setUp, ...(note === undefined ? [] : [note]), ...forPlayers(scenario, hasRules)];
  },
  legend: 'On the map',
};

const grows: Readonly<Record<GrowsWith, string>> = {
  magic: ' for each Magic pip',
  skill: ' for each Skill pip',
  ranged: ' for each Ranged pip',
  die: ' for each die in the Hand',
  'die-and-skill': ' for each die in the Hand, times the Skill pips',
  none: '',
};

/** Distances as the texts of skills have them: "0.5#". */
const asOnCards = (value: number): string => `${Math.round(value * 10) / 10}#`;

/** Texts on rulers and templates. */
export const measureLabels: MeasureLabels = {
  rulerTitle: (unit) => `Rulers: 1# is ${unitName(unit)}`,
  rulerLead:
    'Cut along the thin lines; the cut edge at the left is 0. Long ticks are whole #, short ones halves. Measure ranges from base edge to base edge.',
  captions: { 1: 'dead zone', 5: '5 dice', 10: 'charge' },
  deadZone: (weapon) => `Dead zone, ${weapon}`,
  sightTitle: (hasCover) => `Line of sight${hasCover ? ' and cover' : ''}`,
  sight:
    'Lay the ruler from any point of your figure to any point of the target, bases and weapons included. If you can do that without crossing anything that blocks sight, you can see the target. Heroes neither block sight nor give cover.',
  cover: {
    shots:
      'Terrain between you and the target gives cover if you agreed that it does, and if it’s at least half as high as the target but doesn’t hide the whole target. A target in cover has +1 DV against ranged attacks, whatever it rolls.',
    snow: 'Terrain between you and the target gives cover if you agreed that it does, and if it’s at least half as high as the target but doesn’t hide the whole target. A snowball takes 1 die fewer from a target in cover.',
  },
  templateTitle: (unit) => `Templates: 1# is ${unitName(unit)}`,
  templateLead:
    'Cut out each quarter circle with the notch in its corner; don’t cut its inner lines. Put the notch against a 1# base and swing the quarter round all four sides. Anybody whose base is even partly under it is inside.',
  cornerLead:
    'Cut out the quarter circle along its outermost line; the inner lines are for reading. Lay its tip on the tip of the corner.',
  fan: {
    centre: {
      title: 'Reach',
      lead: 'Measured from the middle of the figure: the notch fits round its base.',
    },
    edge: {
      title: 'Distances',
      lead: 'Measured from the edge of the base: 0 is at the notch.',
    },
    tip: { title: 'Corners', lead: 'Measured from the tip of a corner of the map.' },
  },
  step: (distance, per, most) => {
    const each = `${asOnCards(distance)}${grows[per]}`;
    return per === 'none' || most === 1 ? each : `${each}: up to ${asOnCards(distance * most)}`;
  },
  of: (skill, heroes) => `${skill}: ${list(heroes)}`,
  beyond: (distances) => `Too far for this paper, so use the ruler: ${list(distances)}.`,
  ranges: (hasBows) => ({
    title: 'Ranges',
    lead: `Measure with the ruler, from base edge to base edge.${hasBows ? ' Only bows can shoot beyond their range, at −1 RAV for each full # beyond it.' : ''}`,
  }),
  weapon: (type) => terms.weaponTypes[type],
  spell: 'Spells',
  scenarioRadius: {
    'home-base': 'Home base and corners',
    corner: 'Corners',
    blast: 'The bomb, around its carrier',
    healing: 'Healing corner',
    threat: 'Uncle Tom sees you as a threat',
  },
  distance: squares,
};
