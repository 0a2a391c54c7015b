import type { Leaflet } from '../../../cards/kit/leaflet';
import { tableUnits } from '../../../cards/paper/ruler';
import { exampleAttack, sixOf, type ExampleFighter } from '../../../painted-die/cards/example';
import { bestFace } from '../../../painted-die/die';
import { dieOf } from '../cards/card-content';
import { paintedPips } from '../cards/painted-pips';
import { figureWords } from '#words/systems/first/messages/kit';
import { planLabels } from '#words/systems/first/messages/kit-parts';
import { leaflet as words } from '#words/systems/first/messages/leaflet';
import { markersOf, type Scenario } from '../scenarios/scenario';
import type { HeroDraft } from '../sheet/hero';
import { die, type Pip } from '../sheet/pips';
import { countersIn } from './counters';
import { heroesOf, type Order } from './pieces';
import { planOf } from './plan';

/** How a hero attacks without a skill, with the better weapon; undefined if there is none for the hero's pips. */
const attackOf = ({ faces, equipment: { weapons } }: HeroDraft): 'melee' | 'ranged' | undefined => {
  const best = (way: 'melee' | 'ranged'): number =>
    weapons.some(({ type }) => type === way) ? bestFace(faces, way) : 0;
  const [melee, ranged] = [best('melee'), best('ranged')];
  if (melee === 0 && ranged === 0) return undefined;
  return melee >= ranged ? 'melee' : 'ranged';
};

const fighter = (hero: HeroDraft): ExampleFighter<Pip> => ({
  name: hero.name,
  faces: hero.faces,
  pipsOf: dieOf(hero, figureWords.card).pipsOf,
});

const turnOf = (heroes: readonly HeroDraft[]): Leaflet['turn'] => {
  const { turnTitle: title, order, skill } = words;
  const one = heroes.find((hero) => attackOf(hero)) ?? heroes[0];
  if (!one) return { title, steps: [{ text: order }] };
  const others = heroes.filter((hero) => hero !== one).map(fighter);
  const way = attackOf(one);
  const attack = way ? exampleAttack(way, 'armour', fighter(one), others, words.example) : [];
  return {
    title,
    steps: [{ text: order }, { text: words.moves(one.name) }, ...attack, { text: skill }],
  };
};

/** First page of a kit for these characters and this scenario. */
export const leafletOf = (order: Order, scenario: Scenario): Leaflet => {
  const unit = tableUnits[order.unit];
  const heroes = heroesOf(order);
  const plan = planOf(scenario, unit, planLabels, false);
  const spawnPoints = markersOf(scenario).filter(({ marker }) => marker === 'spawn-point');
  const look = {
    plan,
    anyTerrain: true,
    ...(spawnPoints.length > 0 && {
      figures: spawnPoints.slice(0, heroes.length).map(({ at }) => ({ ...at, ink: 'ink' as const })),
    }),
  };
  return {
    title: scenario.name,
    dice: heroes.map((hero) => sixOf(fighter(hero))),
    need: [
      words.dice(heroes.length),
      words.table(unit),
      ...(heroes.length > 0
        ? [
            words.miniatures(
              heroes.map(({ name }) => name),
              order.kit.includes('standees'),
            ),
          ]
        : []),
      words.tools,
    ],
    setUp: [
      { text: `${words.square(unit)} ${words.terrain(scenario)}`, table: { ...look, until: 'terrain' } },
      { text: words.markers(scenario), table: { ...look, until: 'markers' } },
      { text: words.start(scenario), table: { ...look, until: 'figures' } },
      { text: words.cards(order.kit.includes('sheets')), table: 'cards' },
    ],
    signs: [
      { block: 'paragraph', text: words.faces },
      ...die.pips
        .filter((pip) => pip === 'skill' || heroes.some(({ faces }) => bestFace(faces, pip) > 0))
        .map((pip) => {
          const [sign, meaning] = words.signs[pip];
          return {
            block: 'paragraph',
            pip: paintedPips[pip],
            text: [{ text: sign, strong: true }, { text: meaning }],
            aloud: figureWords.card.pips[pip],
          } as const;
        }),
    ],
    turn: turnOf(heroes),
    later: words.later(countersIn(scenario, heroes).some(({ counter }) => counter.of === 'skill')),
    win: words.win(scenario),
    fallen: [words.fallen(scenario)],
  };
};
