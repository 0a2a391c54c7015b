import { cornerRadius, mapSide } from '../../../skirmish/map/corners';
import { circleRadius, type Marker } from '../scenarios/place';
import type { CarriedToken, ScenarioRule } from '../scenarios/rules';
import { type AnyScenario, type BaseChoice, type Contest, type Scenario } from '../scenarios/scenario';
import { count, plural } from '#words/language/words';
import { missionText, type ScenarioText } from '#words/systems/living/messages/scenarios-missions';

type Part = Exclude<keyof ScenarioText, 'title'>;
type ScenarioSentences = readonly (readonly [part: Part, sentence: string])[];

const tokenNames: Readonly<Record<CarriedToken, string>> = {
  flag: 'flag',
  bomb: 'bomb',
  parcel: 'parcel',
  treasure: 'treasure',
};

const contestText = (contest: Contest): string =>
  contest.contest === 'every-hero'
    ? `Up to ${contest.heroes.most} Heroes, everyone for themselves.`
    : `Two teams of ${contest.heroes.fewer ? 'up to ' : ''}${contest.heroes.most} Heroes.`;

const baseTexts: Readonly<Record<BaseChoice, string>> = {
  'each-picks':
    'Each player picks a corner or draws one; whoever built the map takes what’s left. All four corners need good routes to the rest of the map.',
  'other-team-picks':
    'One team builds the map. The other picks its corner, and the builders take the opposite one.',
  'by-the-line':
    'Imagine a line between two opposite corners: it halves the map. The other two corners are the home bases.',
};

const markerText = (markers: readonly Marker[]): readonly string[] => {
  const of = (kind: Marker['marker']): readonly Marker[] => markers.filter(({ marker }) => marker === kind);
  const circles = of('circle').length;
  return [
    ...(of('flag').length > 0 ? ['Each team’s flag stands at the tip of its corner.'] : []),
    ...(of('bomb').length > 0 ? ['The bomb lies in the centre, equally easy for both teams to reach.'] : []),
    ...(of('parcel').length > 0 ? ['A parcel lies in the centre.'] : []),
    ...(of('treasure').length > 0 ? ['The treasure lies buried in the centre.'] : []),
    ...(circles > 0
      ? [
          `Halve each half again with a line parallel to the first. Each team lays 2 blue circles on its own line, one third and two thirds of the way along. The ${circles}th lies in the centre. A circle is ${2 * circleRadius}# across (house value).`,
        ]
      : []),
  ];
};

const setUp = (scenario: Scenario): readonly string[] => [
  contestText(scenario.contest),
  `The map is ${mapSide}# by ${mapSide}#. A corner is the area within ${cornerRadius}# of its tip; a team’s own corner is its home base.`,
  baseTexts[scenario.bases],
  ...(scenario.mirrored ? ['Both halves of the map must look alike.'] : []),
  ...(scenario.clear.length > 0
    ? ['Keep terrain out of the two corners on the line. During play they are open to everybody.']
    : []),
  ...markerText(scenario.markers),
  scenario.contest.contest === 'every-hero'
    ? 'Each Hero starts in their own corner.'
    : 'Heroes start anywhere in their home base.',
];

/** @param isBrief leaves out how two who carry together act */
export const carried = (
  rule: Extract<ScenarioRule, { rule: 'carry' }>,
  isBrief = false,
): ScenarioSentences => {
  const token = tokenNames[rule.token];
  const taker = rule.for === 'other-team' ? 'the other team’s' : 'the';
  return [
    [
      'play',
      rule.pickUp.by === 'touch'
        ? `Whoever touches ${taker} ${token} carries it; this takes no action.${isBrief ? ' Lay its token on the carrier’s card.' : ''}`
        : `Picking up the ${token} takes ${count(rule.pickUp.actions, 'action')}.`,
    ],
    ...rule.limits.map((limit) => {
      const texts = {
        'no-skill-actions':
          'A carrier can’t take skill actions, but other people’s skills still affect them.',
        'only-movement':
          'A carrier may only move. They may use a skill that moves them, but only its movement counts.',
        'one-less-per-action': 'A carrier on their own moves 1# less per action.',
      } as const;
      return ['play', texts[limit]] as const;
    }),
    ...(rule.together && !isBrief
      ? ([
          [
            'play',
            `Two Heroes in base contact may carry the ${token} together, free of these limits. They act together: both take their first action when the first of their two cards is drawn, and their second when the other is drawn. If one of them lets go during the first action, the Hero whose card was drawn takes the second action as usual. The other Hero’s second action comes when their own card is drawn.`,
          ],
        ] as const)
      : []),
    ...(rule.together && isBrief
      ? ([['play', 'Two Heroes in base contact may carry it together, without these limits.']] as const)
      : []),
    [
      'play',
      `${rule.mayDrop ? `A carrier may drop the ${token} at any time, without an action, but no opponent can take it from them.` : `A carrier can’t put the ${token} down, and no opponent can take it from them.`} A carrier who falls unconscious drops it on the spot.`,
    ],
    ...rule.dropped.map((what) => {
      const texts = {
        'own-team-sends-home': `A dropped ${token} goes home at once when a Hero of its own team touches it.${isBrief ? '' : ' A Hero of the other team who touches it picks it up and carries it on.'}`,
        'goes-home-at-phase-end': `At the end of a phase every dropped ${token} goes home.`,
      } as const;
      return ['play', texts[what]] as const;
    }),
  ];
};

const broughtHome = (rule: Extract<ScenarioRule, { rule: 'bring-home' }>): ScenarioSentences => {
  const token = tokenNames[rule.token];
  const base = rule.base === 'own' ? 'their own home base' : 'either home base';
  const moments = {
    'moves-into-or-across': `A carrier who brings the ${token} into or across ${base}`,
    'halts-wholly-inside': `A carrier who stops wholly inside ${base}`,
    'ends-movement-inside': `A carrier who ends a movement in ${base}`,
  } as const;
  const needs = rule.needs === undefined ? '' : ' if their own flag is there';
  const worth =
    rule.worth === 'match'
      ? 'wins the match for their team'
      : rule.worth === 'value'
        ? `scores as many victory points as the ${token} shows`
        : `scores ${count(rule.worth, 'victory point')}`;
  const then = {
    'goes-back': `; the ${token} they brought goes back to its place`,
    explodes: `, and the ${token} goes off at once`,
    leaves: `; that ${token} is then removed`,
    ends: '',
  } as const;
  return [['scoring', `${moments[rule.moment]} ${worth}${needs}${then[rule.then]}.`]];
};

const counted = (rule: Extract<ScenarioRule, { rule: 'count' }>): ScenarioSentences => {
  const token = tokenNames[rule.token];
  const when = rule.at === 'phase-begins' ? 'At the beginning of each phase' : 'At the end of each phase';
  const step =
    rule.while === 'carried'
      ? `if somebody is carrying the ${token}, ${rule.by < 0 ? 'lower' : 'raise'} it by 1`
      : `${rule.by < 0 ? 'lower' : 'raise'} each ${token} that nobody is carrying by 1`;
  const end =
    rule.end.does === 'explode' ? '; when it would reach 0, it goes off' : `, to a maximum of ${rule.end.at}`;
  return [['play', `The ${token} shows ${rule.from}. ${when}, ${step}${end}.`]];
};

/** Text of a rule, and its heading. Rules for missions only have no text here. */
export const ruleText = (rule: ScenarioRule): ScenarioSentences => {
  switch (rule.rule) {
    case 'carry':
      return carried(rule);
    case 'bring-home':
      return broughtHome(rule);
    case 'dig':
      return [
        [
          'play',
          `The ${tokenNames[rule.token]} must be dug up first. That takes ${count(rule.actions, 'action')}, by one Hero or several.`,
        ],
      ];
    case 'count':
      return counted(rule);
    case 'explosion':
      return [
        [
          'play',
          `When the bomb goes off, its carrier dies and everybody within ${rule.radius}# loses ${rule.life} Life. The bomb goes straight back to the centre and shows ${rule.resetTo} again.`,
        ],
      ];
    case 'refill':
      return [
        [
          'play',
          `Once the ${tokenNames[rule.token]} in the centre has been taken, put a new one showing ${rule.value} there at the beginning of the next phase.`,
        ],
      ];
    case 'hold':
      return [
        [
          'play',
          'As soon as one team has more Heroes touching a circle than the other (unconscious ones don’t count), the circle takes that team’s colour. It keeps it until the other team has more there.',
        ],
        [
          'scoring',
          `At the end of each phase every team scores ${count(rule.points, 'victory point')} for each circle in its colour.`,
        ],
      ];
    case 'healing-corners':
      return [
        [
          'play',
          `Within ${rule.within}# of the tip of a corner that isn’t a base, ${count(rule.actions, 'action')} ${plural(rule.actions, 'restores', 'restore')} a Hero to full Life.`,
        ],
      ];
    case 'snow':
      return [
        [
          'play',
          `Heroes use only their [Snowfall loadout](schools/snowfall), and all their traits count as ${rule.traits}: nobody charges or attacks with a weapon, and nobody rolls to defend. Everybody moves ${rule.movement}# per action, whatever their Hand; only conditions slow them down.`,
        ],
        [
          'play',
          'You can throw a snowball up to 5#, whatever your Hand, at a target you can see. Only cover helps the target: it takes 1 off the damage.',
        ],
        [
          'play',
          'A snowball that hits somebody with Knockdown counters does 1 extra damage, however many there are.',
        ],
      ];
    case 'forbidden-corner':
    case 'reinforcements':
    case 'lesson':
    case 'link':
    case 'actions':
      return [];
  }
};

const victory = (scenario: Scenario): readonly string[] => {
  switch (scenario.victory.by) {
    case 'last-standing':
      return [
        scenario.contest.contest === 'every-hero'
          ? 'The last Hero standing wins.'
          : 'The first team to take out all opponents wins.',
      ];
    case 'points':
      return [
        `The first team to reach an agreed number of victory points wins; ${scenario.victory.usual} is common.`,
        ...(scenario.victory.tie === undefined
          ? []
          : [
              `If both reach it in the same phase, the higher score wins. If the scores are equal, [sudden death](scenarios#sudden-death) decides. Nobody comes back, any Hero who loses a Life falls unconscious, and the last team standing wins.`,
            ]),
      ];
    case 'bring-home':
      return ['A team wins by bringing the treasure home, or by taking out all opponents.'];
  }
};

const respawn = ({ respawn: rule }: Scenario): string =>
  rule.respawn === 'never'
    ? 'Nobody [respawns](scenarios#respawning).'
    : rule.unless === undefined
      ? 'If you fall unconscious, you [respawn](scenarios#respawning) at the beginning of the next phase: in your home base, with full Life and free of all effects.'
      : 'Nobody dies. With no dice left in your Hand you are unconscious: lay your miniature down. You can’t act, and only Hot Chocolate can be aimed at you. If you get no [Hot Chocolate](skills/snowfall/hot-chocolate) before the phase ends, you [respawn](scenarios#respawning) when the next one begins. You come back in your home base, with full Life and free of all effects.';

/** The rules of a scenario or mission, rendered from its data. */
export const scenarioText = (scenario: AnyScenario): ScenarioText => {
  if (scenario.kind === 'mission') return missionText(scenario);
  const sentences = scenario.rules.flatMap(ruleText);
  const of = (part: Part): readonly string[] =>
    sentences.flatMap(([own, sentence]) => (own === part ? [sentence] : []));
  return {
    title: scenario.name,
    setUp: setUp(scenario),
    play: [
      'The initiative deck decides whose turn it is.',
      ...(scenario.contest.contest === 'teams'
        ? ['Members of a team are allies and can’t aim anything harmful directly at each other.']
        : []),
      ...of('play'),
    ],
    scoring: of('scoring'),
    end: [...victory(scenario), respawn(scenario)],
  };
};

/** How a scenario is played once it is set up, without links. */
export const scenarioInPlay = (scenario: Scenario): readonly string[] => {
  const told = scenario.rules.flatMap(ruleText).map(([, sentence]) => sentence);
  return [...told, respawn(scenario)].map(onPaper);
};

/** A text without its links, for paper. */
export const onPaper = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/** The headings of a scenario's rules. */
export const scenarioHeadings: Readonly<Record<Part, string>> = {
  setUp: 'Set-up',
  play: 'Play',
  scoring: 'Scoring',
  end: 'The end',
};
