import { list } from '#words/language/words';
import { length, lengthAndWidth, squares, squaresMeasured, unitName } from '#words/painted-die/messages/kit';
import type { GrowsWith, MeasureLabels } from '../kit/measures';
import type { PlanLabels } from '../kit/plan';
import type { PartLabels } from '../kit/scenario-parts';
import { numbersOf } from '../scenarios/scenario';
import { scenarioText } from '#words/systems/first/messages/scenarios';

/** Words on flags, tokens, bases and the score track. */
export const partLabels: PartLabels = {
  team: { orange: 'Team Orange', green: 'Team Green' },
  teamShort: { orange: 'Orange', green: 'Green' },
  base: (team) => `Base of ${team}`,
  baseTip: 'Base',
  baseEnd: (radius) => `Ends at ${radius}#`,
  flag: 'The flag',
  flagShort: 'Flag',
  carried: 'The flag, carried',
  foot: 'bend out',
  spawnPoint: 'Spawn point',
  spawnPointShort: (number) => `Spawn ${number}`,
  hill: 'Hill token',
  hillShort: 'Hill',
  track: {
    name: 'Score track',
    title: { kills: 'Kills', flags: 'Flags', points: 'Victory points' },
    hint: (goal) => `Usually ${goal}. Agree before you start.`,
  },
  score: (who) => `Score of ${who}`,
  countNote: {
    what: (name, n) => `${name} × ${n}`,
    why: {
      'one-a-team': 'one for each team',
      'one-a-hero': 'one for each character',
      'three-a-base': 'one for the tip of the corner, two for where the base meets the edges of the map',
      'by-set-up': 'as many as the set-up needs',
      'one-a-match': 'one for the match',
    },
  },
};

/** Words on map plans. */
export const planLabels: PlanLabels = {
  title: ({ name }) => `${name}: the map`,
  lead: (side, unit) =>
    `${side}# by ${side}#, seen from above. 1# is ${unitName(unit)}: the map is ${lengthAndWidth(side, unit)}. This map isn’t to scale.`,
  length,
  squares,
  base: (team) => `${partLabels.teamShort[team]} base`,
  marker: ({ marker, number }) => {
    if (marker === 'flag') return 'The flag';
    return marker === 'hill'
      ? 'Hill token'
      : `Spawn point ${number}: on a roll of ${list(numbersOf(number).map(String), 'or')}`;
  },
  place: ({ x, y }, unit) =>
    `${squaresMeasured(x, unit)} from the left, ${squaresMeasured(y, unit)} from the top`,
  open: 'Boulders, fences and water: you can see past them',
  wood: 'Woods: you can walk and see through them; they give cover',
  example: 'The terrain drawn here is an example. Set up yours as you like.',
  notes: (scenario, hasRules) => (hasRules ? [] : scenarioText(scenario).setUp),
  legend: 'On the map',
};

const grows: Readonly<Record<GrowsWith, string>> = {
  magic: ' for each Magic pip',
  skill: ' for each Skill pip',
  none: '',
};

/** Words on rulers and templates. */
export const measureLabels: MeasureLabels = {
  rulers: (unit) => ({
    title: `Rulers: 1# is ${unitName(unit)}`,
    lead: 'Cut along the thin lines; the cut edge at the left is 0. Long ticks are whole #, short ones halves. Measure ranges from base edge to base edge.',
    distance: squares,
    captions: { 5: '5 dice', 10: 'a shot' },
    sightTitle: 'Line of sight and cover',
    sight: [
      'Lay the ruler from any point of your figure to any point of the target. If you can do that without crossing anything that blocks sight, you can see the target. Characters neither block sight nor give cover.',
      'If you can see the target, but it’s behind something you agreed is cover, it gets +1 DV against weapons, not against magic.',
    ],
  }),
  cornerLead: 'Cut out the quarter circle and lay its tip on the tip of the corner.',
  templates: (unit) => ({
    title: `Templates: 1# is ${unitName(unit)}`,
    lead: 'Cut out each quarter circle, including the small notch in its corner. Put the notch against a 1# base and swing the quarter round all four sides. Anybody whose base is even partly under it is within the distance.',
    distance: squares,
    beyond: (distances) => `Too far for this sheet, so use the ruler: ${list(distances)}.`,
  }),
  fan: {
    edge: {
      title: 'Distances',
      lead: 'From the edge of a base or token: distances start at the notch.',
    },
    tip: { title: 'Bases', lead: 'From the tip of a corner of the map.' },
  },
  ruled: (range) => `${range}, with the ruler, from base edge to base edge`,
  step: (distance, per, most) => {
    const each = `${squares(distance)}${grows[per]}`;
    return per === 'none' || most === 1 ? each : `${each}: up to ${squares(distance * most)}`;
  },
  of: (what, heroes) => `${what}: ${list(heroes)}`,
  shots: 'Shots',
  home: 'Team bases',
  hill: 'Hill tokens',
};
