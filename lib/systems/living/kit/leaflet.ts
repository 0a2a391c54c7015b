import type { Leaflet } from '../../../cards/kit/leaflet';
import { tableUnits } from '../../../cards/paper/ruler';
import { sixOf } from '../../../painted-die/cards/example';
import { bestFace } from '../../../painted-die/die';
import { greenOnly } from '../cards/cards';
import { paintedPips } from '../cards/painted-pips';
import { kitCards } from '#words/systems/living/messages/kit-cards';
import { leaflet as words } from '#words/systems/living/messages/leaflet';
import { rulesOf, type AnyScenario } from '../scenarios/scenario';
import type { HeroDraft } from '../sheet/hero';
import { pips, type Pip } from '../sheet/pips';
import { needsSpareDice } from './counters/order-counters';
import { afterFirstTurn, specialOf } from './leaflet-later';
import { missionSteps, scenarioSteps } from './leaflet-set-up';
import { owner } from './leaflet-spell';
import { attackOf, missionTurn, scenarioTurns } from './leaflet-turns';
import { figuresOf } from './mission-figures';
import { heroesOf, type Order } from './pieces';
import { followerNeeds } from './cards/follower-needs';
import { givesHero, withAnyLoadout, withoutLoadout } from './scenario-fit';

/** #: how far a spell reaches for each Magic pip; chapter “Magic”. */
const spellReach = 5;
/** #: what a ruler of paper measures. */
const rulerLength = 12;

/** Pets are there from the start; whether others may come, of the skills that these heroes have or may yet choose. */
const followersOf = (
  order: Order,
  heroes: readonly HeroDraft[],
): readonly [pets: number, others: Parameters<typeof words.dice>[2]] => {
  // A beast shape has its Hero’s dice.
  const all = heroes.flatMap(({ followers }) => followers).filter(({ kind }) => kind !== 'beast-shape');
  const pets = all.filter(({ kind }) => kind === 'pet').length;
  const raisers = withAnyLoadout(order, heroes);
  const hasSnowmen = followerNeeds(raisers).some(({ kind }) => kind === 'snowman');
  return [pets, hasSnowmen ? 'snowmen' : all.length > pets ? 'some' : 'none'];
};

/** Pets and beast shapes need miniatures; other followers come later, if they do. */
const petNames = ({ followers }: HeroDraft): readonly string[] =>
  followers.flatMap(({ kind, name }) =>
    (kind === 'pet' || kind === 'beast-shape') && name !== undefined && name !== '' ? [name] : [],
  );

/** Everybody on the table; in a mission its hero is the player's own. */
const everybody = (order: Order, { kind, name }: AnyScenario): readonly HeroDraft[] => {
  const figures = kind === 'mission' ? figuresOf(order) : heroesOf(order);
  return figures.map((hero) =>
    kind === 'mission' && hero.name === name ? { ...hero, name: words.yourHero } : hero,
  );
};

/** The pips that can come up: of a mission those of its hero, of a snowball fight none but the clover. */
const pipsFor = (scenario: AnyScenario, figures: readonly HeroDraft[]): readonly Pip[] => {
  const isSnow = rulesOf(scenario, 'snow').length > 0;
  const counted = isSnow ? [] : scenario.kind === 'mission' ? figures.slice(0, 1) : figures;
  const isAttacked = counted.some((hero) => attackOf(hero));
  const isOn = (pip: Pip): boolean => counted.some(({ faces }) => bestFace(faces, pip) > 0);
  return pips.filter((pip) => pip === 'skill' || isOn(pip) || (pip === 'defence' && isAttacked));
};

const signsOf = (shown: readonly Pip[]): Leaflet['signs'] => [
  { block: 'paragraph', text: words.faces(shown.length > 1) },
  ...shown.map((pip) => {
    const [sign, meaning] = words.signs[pip];
    return {
      block: 'paragraph',
      pip: paintedPips[pip],
      text: [{ text: sign, strong: true }, { text: meaning }],
      aloud: kitCards.labels.card.pips[pip],
    } as const;
  }),
];

/** Whether the kit has paper figures; a mission's parts have those of everybody in it. */
const hasFigures = ({ kit }: Order, { kind }: AnyScenario): boolean =>
  kit.includes('standees') || (kind === 'mission' && kit.includes('parts'));

/** Something of the kit shows who is on which team. */
const hasMarks = ({ kit }: Order): boolean => kit.includes('standees') || kit.includes('initiative');

/** Terrain that the table needs: the players' own, none, or walls of the kit. */
const terrainFor = ({ kit }: Order, scenario: AnyScenario): Parameters<typeof words.table>[1] => {
  if (scenario.kind === 'scenario') return 'own';
  if (scenario.walls.length > 0 && kit.includes('parts')) return 'kit';
  return scenario.hasTerrain ? 'own' : 'none';
};

const ownName = ({ sheet }: Order['sheets'][number]): string => sheet.name;

/**
 * First page of a kit for these heroes and this scenario or mission.
 * @param hasDeck there are initiative cards to shuffle
 */
export const leafletOf = (order: Order, scenario: AnyScenario, hasDeck: boolean): Leaflet => {
  const unit = tableUnits[order.unit];
  const figures = everybody(order, scenario);
  const names = figures.map(({ name }) => name);
  const followers = followersOf(order, figures);
  const isSnow = rulesOf(scenario, 'snow').length > 0;
  const shared = {
    title: scenario.name,
    ...specialOf(order, scenario),
    dice: (scenario.kind === 'mission' ? figures.slice(0, 1) : figures).map((hero) =>
      sixOf(owner(isSnow ? { ...hero, faces: greenOnly(hero.faces) } : hero)),
    ),
    signs: signsOf(pipsFor(scenario, figures)),
    win: words.win(scenario),
    ...afterFirstTurn(order, scenario, hasDeck),
    ...(hasFigures(order, scenario) && {
      crafts: [{ craft: 'standee' as const, text: words.standee }],
    }),
  };
  const reach = spellReach * Math.max(0, ...figures.slice(0, 1).map(({ faces }) => bestFace(faces, 'magic')));
  const common = [
    words.table(unit, terrainFor(order, scenario)),
    ...(names.length > 0
      ? [
          words.miniatures(
            [
              ...figures.flatMap((one) => [one.name, ...petNames(one)]),
              ...(followers[1] === 'snowmen' ? [words.snowmen] : []),
            ],
            hasFigures(order, scenario),
          ),
        ]
      : []),
    ...(scenario.kind === 'mission' && reach > rulerLength && !order.kit.includes('tape')
      ? [words.tape(reach)]
      : []),
    ...(needsSpareDice(order) ? [words.spareDice] : []),
    words.tools,
    ...(scenario.kind === 'scenario' && withoutLoadout(order).length > 0 ? [words.pen] : []),
  ];
  return scenario.kind === 'mission'
    ? {
        ...shared,
        need: [words.alone, ...words.missionDice(names.length - 1), ...common],
        setUp: missionSteps(
          scenario,
          unit,
          hasDeck,
          givesHero(order) ? [] : (order.whole ?? order.sheets).map(ownName),
        ),
        turn: { title: words.turnTitle, steps: missionTurn(scenario.id, figures) },
      }
    : {
        ...shared,
        need: [...words.dice(names.length, ...followers), ...common],
        setUp: scenarioSteps(scenario, unit, withoutLoadout(order).length > 0, hasMarks(order) ? names : []),
        ...scenarioTurns(scenario, figures),
      };
};
