import { count, list, plural, possessive } from '#words/language/words';
import { tools } from '#words/cards/messages/kit';
import { cornerRadius, mapSide } from '../../../skirmish/map/corners';
import { exampleWords } from '#words/painted-die/messages/example';
import { lengthAndWidth, unitMeasured } from '#words/painted-die/messages/kit';
import type { CriticalKind, LeafletWords } from '../kit/leaflet-words';
import { rulesOf, type Scenario } from '../scenarios/scenario';
import type { MissionId } from '../kit/cards/training-cast';
import { snowfallAllowance } from '../rules/snowfall';
import { startText } from '#words/systems/living/messages/leaflet-start';
import { onPaper, scenarioText } from '#words/systems/living/messages/scenarios';
import { scenarioTokens } from '#words/systems/living/messages/scenarios-leaflet';
import { missionLesson, missionSpecials } from '#words/systems/living/messages/scenarios-missions';

const square: LeafletWords['square'] = (unit) =>
  `Mark a square of ${mapSide}# by ${mapSide}#: ${lengthAndWidth(mapSide, unit)}.`;

const terrain: LeafletWords['terrain'] = ({ id, mirrored, clear }) => {
  const how =
    id === 'snowfall'
      ? 'Put up only a few low pieces of terrain, so that snowballs can fly freely.'
      : 'Put up terrain: eight to twelve pieces work well (house value).';
  return [
    how,
    ...(mirrored ? ['Set up both halves alike.'] : []),
    ...(clear.length > 0 ? ['Keep terrain out of the two corners that aren’t home bases.'] : []),
  ].join(' ');
};

/** Circles: the centre, and in each half two at the same distances from the edges that meet in a base’s corner. */
const circlePlaces = (all: Scenario['markers']): string => {
  const near = all.flatMap((one) => (one.marker === 'circle' && one.line === 'orange' ? [one.at] : []));
  const [from, to] = near.slice(0, 1).flatMap(({ x, y }) => [x, mapSide - y]);
  return from === undefined || to === undefined
    ? 'Lay a magic circle in the centre.'
    : `Lay a magic circle in the centre. Near each home base lay two more: one ${from}# from one of the edges that meet in its corner and ${to}# from the other edge, and one the other way round.`;
};

const markers: LeafletWords['markers'] = ({ markers: all, contest, victory }) => {
  const has = (kind: string): boolean => all.some(({ marker }) => marker === kind);
  const bases =
    contest.contest === 'every-hero'
      ? `Mark a home base in each corner: a quarter circle reaching ${cornerRadius}# from its tip.`
      : `Mark the home bases: each is a quarter circle reaching ${cornerRadius}# from the tip of its corner.`;
  const more = [
    ...(has('circle') ? [circlePlaces(all)] : []),
    ...(has('flag') ? ['Stand each flag in the corner of its base.'] : []),
    ...(has('healing') ? ['Lay the Healing corners in the other two.'] : []),
    ...(has('bomb') ? ['Lay the bomb in the centre.'] : []),
    ...(has('parcel') ? ['Lay a parcel in the centre, showing 1.'] : []),
    ...(has('treasure') ? ['Bury the treasure in the centre.'] : []),
    ...(victory.by === 'points' ? ['Put both score tokens on the 0 of the score track.'] : []),
  ];
  return [bases, ...more].join(' ');
};

/** Each mission's terrain, those who stand there, and where you begin. */
const missionSteps: Readonly<Record<MissionId, readonly [terrain: string, others: string, you: string]>> = {
  'first-steps': [
    'Leave the table empty: this mission needs no terrain.',
    'The opposite corner is your goal: a quarter circle reaching 4# from its tip. Being partly in it is enough.',
    'Stand your miniature in your own corner.',
  ],
  'melee-training': [
    'Put up as much terrain as you like, or none. Here all of it blocks both the way and the view.',
    'Space the five dummies evenly along the line from your corner to the opposite one, cloth first.',
    'Stand your miniature anywhere in your own corner: a quarter circle reaching 4# from its tip. Being partly in it is enough.',
  ],
  'open-fire': [
    'Fold the two walls of this kit, or build some as high as a Hero. They run from the middles of two edges towards each other, with a gap between them just wide enough for a Hero.',
    'Behind the walls is the corner where dummies come in: anywhere within 4# of its tip. They head for the opposite corner.',
    'Stand your miniature in the centre.',
  ],
  'kind-of-magic': [
    'Put up as much terrain as you like, or none. Here all of it blocks both the way and the view.',
    'Stand Uncle Tom in the centre. Halfway from him to the opposite corner, stand the five victims in a row, 1# apart, across the line between the two corners, Cloth on your left.',
    'Stand your miniature in the corner on the other side of Uncle Tom.',
  ],
};

/** Walls of a mission. */
const wallRules: readonly string[] = [
  'Nobody can see, walk or climb through or over the walls. Somebody you see through the gap is in cover: +1 DV. Don’t stand in the gap yourself (house value): then no dummy could ever get past you.',
];

/** The initiative deck of a mission at first. */
const missionDeck: Readonly<Record<MissionId, readonly string[]>> = {
  'first-steps': [],
  'melee-training': [],
  'open-fire': [
    'Lay your initiative card face up and put one random dummy’s card on top. Set the other dummies’ cards aside.',
  ],
  'kind-of-magic': [
    'Shuffle the two initiative cards and lay them face up: the top one starts each phase. Or just take turns, you first.',
  ],
};

/** The heroes whose cards the kit has beside the mission's. */
const ownCards = (names: readonly string[]): string =>
  names.length === 0
    ? 'your own card'
    : `${names.length === 1 ? 'your own card' : 'your own cards'} (${list(names)})`;

/** Effect of a critical hit, which counts once; chapter "Armoury". */
const criticals: Readonly<Record<CriticalKind, (target: string) => string>> = {
  blunt: (target) =>
    `A blunt weapon adds 1 Knockdown counter: ${target} lies down and must spend an action getting up.`,
  slashing: (target) =>
    `A slashing weapon adds 1 Bleeding counter: −1 to all of ${possessive(target)} values.`,
  piercing: (target) => `A piercing weapon takes at least 1 die, however well ${target} defends.`,
  shot: (target) => `A shot also pushes ${target} 1# directly away.`,
};

const valueNames = { melee: 'AV', ranged: 'RAV' } as const;

const inHand = (dice: number): string => count(dice, 'die', 'dice');

/** In a mission, a die on the card shows Life. */
const turned = (target: string, left: number): string =>
  left === 0 ? `${target} is beaten` : `turn the die on its card from 5 to ${left}`;

/** An example in a mission: its first target comes within range on its first turn. */
const missionExample = exampleWords(valueNames, 'Defence', 'From phase 3 on:', turned);

/** Both teams can reach the goal at the end of one phase. */
const hasTie = ({ victory }: Scenario): boolean => victory.by === 'points' && victory.tie !== undefined;

/** Texts on the first page of a kit. */
export const leaflet: LeafletWords = {
  dice: (heroes, pets, others) => [
    `${(heroes + pets) * 5} ordinary six-sided dice: 5 for each Hero${pets === 0 ? '' : ' and 5 for each pet'}.${{ some: ' Other followers bring 5 more.', snowmen: ' A snowman needs 5 more dice; keep them beside the card of the Hero who built it.', none: '' }[others]}`,
  ],
  alone: 'One player. The mission plays everybody else.',
  missionDice: (others) =>
    others === 0
      ? ['Five ordinary six-sided dice.']
      : [
          `${10 + others} ordinary six-sided dice: 5 for you, 5 to roll for the others, and 1 for each of the ${others} other cards.`,
          'The die on a card shows that figure’s Life. Start at 5, and roll as many dice for the figure as its die shows.',
        ],
  miniatures: (names, isOnPaper) =>
    isOnPaper
      ? `The paper figures of this kit, or miniatures about 1# across: ${list(names)}.`
      : `A miniature, pawn or coin about 1# across for each of these: ${list(names)}.`,
  table: (unit, onIt) =>
    `A table of ${mapSide}# by ${mapSide}#${{ own: ', with boxes, books or model terrain on it', none: '', kit: ', and the two walls of this kit' }[onIt]}. Distances are in #: 1# is ${unitMeasured(unit)}.`,
  tools,
  pen: 'A pencil: you write your skills on the Snowfall cards, and can rub them out for the next match.',
  spareDice: 'A few spare dice. Some counters go by the pips of a roll: a die beside them shows how many.',
  tape: (far) => `A tape measure or a piece of string: spells here have a range of up to ${far}#.`,
  standee: 'Figures: glue back to back, cut between the tabs, bend one forward and one back.',
  square,
  terrain,
  markers,
  start: ({ contest }, teams) => startText(contest, teams),
  cards: (lacksLoadout, hasBars) =>
    [
      ...(lacksLoadout
        ? [
            `Choose each Hero’s skills from the sheet “Snowfall skills”: a ready-made set, or ${snowfallAllowance.common} common skills and ${snowfallAllowance.elite} elite one. Write their names on the Hero’s Snowfall card.`,
          ]
        : []),
      `Lay out each Hero’s card, die faces up, with 5 dice beside it: that’s the Hand. Shuffle the initiative cards, face up${hasBars ? '; their bars only show how a Hero was built' : ''}.`,
    ].join(' '),
  missionCards: (id, mission, hasDeck, own) =>
    [
      `Use the card “${mission}” for your Hero, die faces up, with 5 dice beside it as your Hand.`,
      ...(id === 'first-steps'
        ? [
            `Or play the mission with ${own.length > 1 ? 'one of ' : ''}${ownCards(own)}, but with Plague as the only skill.`,
          ]
        : [
            ...(own.length === 0
              ? []
              : [`Put ${ownCards(own)} away: in this mission your Hero has the mission’s die and skill.`]),
            'Lay out the others’ cards, each with a die showing 5.',
          ]),
      ...(hasDeck ? missionDeck[id] : []),
    ].join(' '),
  mission: (id) => missionSteps[id],
  signs: {
    melee: ['Melee: ', 'AV, the value of a melee attack.'],
    ranged: ['Ranged: ', 'RAV, the value of a ranged attack.'],
    magic: ['Magic: ', 'MAV and MDV, magic attack and magic defence.'],
    defence: ['Defence: ', 'DV, defence against melee and shots. Armour and shield are already included.'],
    skill: ['Skill: ', 'makes skills work. Count these pips on all dice you rolled.'],
  },
  faces: (hasValues) =>
    `Your dice are ordinary ones: a die that shows 4 has the pips of the 4-face on your card.${hasValues ? ' For a value pick one die of your roll and count its pips of one kind.' : ''} The number beside a sign is the most on any face.`,
  specialTitle: { scenario: 'In this scenario', mission: 'In this mission' },
  special: (scenario, hasRules, hasAllies) =>
    scenario.kind === 'scenario'
      ? [
          ...scenarioTokens(scenario),
          ...(rulesOf(scenario, 'snow').length > 0
            ? ['Nobody charges or attacks with a weapon; only Snowfall skills count.']
            : []),
          ...(hasAllies ? ['Allies can’t aim anything harmful directly at each other.'] : []),
        ]
      : scenario.id === 'open-fire'
        ? [
            ...(hasRules
              ? ['Phases 1 and 2 teach you to shoot: follow the sheet “Open Fire: phase by phase”.']
              : missionLesson(scenario)),
            ...wallRules,
            ...missionSpecials(scenario),
          ]
        : [],
  turnTitle: 'An example turn',
  titles: { first: 'Your first turn', close: 'Later: an opponent in reach', skills: 'Skills' },
  critical: (kind) => (name, target, value) =>
    `Two dice show ${count(value, `${kind === 'shot' ? 'Ranged' : 'Melee'} pip`)}, the most on one face of ${name}’s die: a critical hit. ${criticals[kind](target)}`,
  example: {
    scenario: exampleWords(valueNames, 'Defence', 'One action:'),
    mission: {
      ...missionExample,
      attack: {
        ...missionExample.attack,
        // The first dummy has no defence to show; the others stand further off.
        melee: exampleWords(valueNames, 'Defence', 'Later, when you stand close:').attack.melee,
      },
    },
  },
  yourHero: 'Your Hero',
  snowmen: 'a snowman for whoever builds one',
  turn: {
    deck: (name) => `Turn up the top card of the initiative deck: it says who starts. Say it’s ${name}.`,
    moves: (name, far, isSnow) =>
      `${name} has two actions. Say no opponent is in range yet, so move with both: up to ${far}# each${isSnow ? '' : ', 1# for each die in the Hand'}. Or move once, and save the other action with Delay: see the reference sheet.`,
    spell: (name, stars, clovers) =>
      `One action: a spell from the card. ${name} rolls 5 dice and picks the one with the most Magic pips: here ${stars}, for a range of up to ${5 * stars}#. ${clovers === 0 ? 'No Skill pip came up among the five, so it fails.' : `The ${count(clovers, 'Skill pip')} among the five ${plural(clovers, 'makes', 'make')} it work.`}`,
    spells: {
      cast: (name, spell, target, { magic, green, range }) =>
        `A spell: ${name} casts ${spell} on ${target}, in sight and in range, and rolls 5 dice. ${count(green, 'Skill pip')}: it works. The die with the most Magic pips shows ${magic}${range === undefined ? '' : `, for a range of up to ${range}#`}.`,
      defends: (target, value) =>
        value === undefined
          ? `${target} has no Magic pips, so MDV 0.`
          : `${target} rolls 5 dice and picks the one with the most Magic pips: MDV ${value}.`,
      attack: (mav, mdv, target, left) =>
        `The spell has MAV ${mav}. MAV ${mav} − MDV ${mdv} is ${mav - mdv} damage: ${target} has ${left === 0 ? 'no dice' : inHand(left)} left.`,
      power: (magic, mdv, effect) =>
        `MAV ${magic} − MDV ${mdv} leaves ${count(magic - mdv, 'Magic pip')}. So the spell reads: ${effect}`,
    },
    skills: [
      'Using a skill is an action, and you need a Skill pip in the roll.',
      'Melee Attack and Ranged Attack skills go with an attack: name the skill first, one roll serves both. Without a Skill pip the attack still counts, but not what comes after the Skill sign.',
    ],
    skillWith: (name, skill, clovers) =>
      `Before this attack ${name} could have named ${skill}: ${clovers === 0 ? 'with no Skill pip, only the attack counts.' : clovers === 1 ? 'one Skill pip makes it work.' : `${clovers} Skill pips make it work, each bold number after its Skill sign times ${clovers}.`}`,
    skillAlone: (name, skill, clovers) =>
      `Say ${name} uses ${skill} instead and rolls 5 dice with ${clovers === 0 ? 'no Skill pip: the action is lost.' : `${count(clovers, 'Skill pip')} among them: it works${clovers === 1 ? '' : `, each bold number after its Skill sign times ${clovers}`}. With none the action would be lost.`}`,
    snow: (clovers) =>
      `One action: a skill from the Snowfall card, say Regular Snowball. Roll all dice in your Hand: it needs a Skill pip${clovers === 0 ? '' : `, and here ${clovers === 1 ? 'is one' : `are ${clovers}`}`}. A snowball flies up to 5#, at a target in sight. Nobody rolls to defend: the target loses as many dice as the skill says, 1 fewer in cover.`,
    next: (ends) =>
      `The card goes to the discard pile, and the next one says who acts. When the deck is empty, the phase is over${{ nothing: '', score: ': work out the score', parcel: ': the parcels that nobody is carrying go up by 1, and a new one may be due in the centre' }[ends]}. Then shuffle again: every phase has its own order.`,
    missions: {
      'first-steps': {
        move: 'One action: a movement of up to 1# for each die in your Hand. With 5 dice that’s up to 5#.',
        plague: (green) =>
          `After each movement roll all dice in your Hand. Each Skill pip costs you 1 Life${green === 0 ? '' : `: here you put ${inHand(green)} aside`}.`,
        on: 'Then move again, up to 1# for each die you still have. Go on until you reach the other corner or have no dice left. Once you’re there, you’ve won: don’t roll again.',
      },
      'melee-training': {
        move: 'First action, a movement: up to 1# for each die in your Hand. Or charge with both actions: move twice, then attack.',
        skill:
          'Bloodlust goes with a melee attack: say so before you roll. It works if you roll a Skill pip and the attack takes the dummy’s last die. Without a Skill pip the attack still counts.',
        boot: 'At the end of your turn, a dummy in contact with you attacks. Its AV is 0, plus 1 for each Skill pip it rolls. You roll and pick the die with the most Defence pips. Put aside as many dice as AV minus DV. Then it’s your turn again.',
      },
      'open-fire': {
        dummy:
          'Phase 1: the dummy goes first. On its first turn stand it anywhere in its corner, which takes no action: you choose where. First action: it moves 1# for each Life its die shows, by the shortest way through the gap to its goal. Second action, Go For It: roll as many dice as its die shows. It moves as far again, and 2# further for each Skill pip. It goes round you, or stops if it can’t.',
        reload:
          'After a shot put a Reload counter on your card: you can’t fire while it’s there. Spend an action to remove it; you may move in the same action. Or shoot with Fast Reload: a Skill pip among the dice of the shot removes it. Without one the shot still counts.',
        next: 'The top card of the deck says who acts next. When the deck is empty, the phase is over, and one more dummy’s card joins the deck.',
      },
      'kind-of-magic': {
        boon: (stars) =>
          `You have two actions. While no victim has lost Life, move closer or do nothing. After that, both may be Life Boon: use it on a victim in sight and in range. The range is 5# for each Magic pip of the die you pick. You need a Skill pip among your 5 dice. The victim rolls too and picks the die with the most Magic pips. If your die has ${count(stars, 'Magic pip')}, the victim regains ${stars} Life minus the Magic pips on its own die.`,
        tom: (mav) =>
          `Uncle Tom’s turn: he stays where he is and rolls for Tommyknocker, then for his Cruise Missile. Either does nothing without a Skill pip. The missile flies at the next victim, Cloth first, or at you if he sees you closer than 5#. He picks the die with the most Magic pips: MAV ${mav}.`,
        missile: (target, mav, mdv, left) =>
          `${target} rolls 5 dice and picks the one with the most Magic pips: MDV ${mdv}. MAV ${mav} − MDV ${mdv} is ${mav - mdv} damage: ${turned(target, left)}.`,
        next: 'For each victim you heal back to full Life, Uncle Tom loses 1 Life. A victim who has lost no Life doesn’t count. For each victim who dies, you lose 1.',
      },
    },
  },
  win: (scenario) => {
    const { scoring, end } = scenarioText(scenario);
    // A mission can be lost as well.
    const ends = scenario.kind === 'mission' ? end : end.slice(0, hasTie(scenario) ? 2 : 1);
    return [...scoring, ...ends].map(onPaper);
  },
};
