import type { Card } from '../../../cards/card';
import { remembered } from '../../../cards/kit/laid-once';
import { kitCards } from '#words/systems/living/messages/kit-cards';
import type { HeroDraft } from '../sheet/hero';
import { missionStandees } from './cards/standees';
import { missionCards } from './cards/training-cards';
import { castOf, dummyIds, missionIds, type MissionId } from './cards/training-cast';
import { heroesOf, type Order } from './pieces';

/** The mission of an order, if it is for one. */
export const missionOf = ({ scenario }: Order): MissionId | undefined =>
  missionIds.find((id) => id === scenario);

const castOnce = remembered();

/** The heroes of an order; of a mission everybody who is in it, and nobody else. */
export const figuresOf = (order: Order): readonly HeroDraft[] => {
  const mission = missionOf(order);
  return mission ? castOnce('figures', [mission], () => castOf(mission, kitCards.labels)) : heroesOf(order);
};

/** The figures of an order as pages name them: a player’s own in a mission is “You”, as on the initiative card. */
export const namedFigures = (order: Order): readonly HeroDraft[] => {
  const mission = missionOf(order);
  if (!mission) return heroesOf(order);
  const { missions, initiative } = kitCards.labels;
  return castOnce('named', [mission], () =>
    castOf(mission, kitCards.labels).map((hero) =>
      hero.name === missions[mission] ? { ...hero, name: initiative.you } : hero,
    ),
  );
};

/** Figures that can cause counters; one dummy counts for all, since they do the same. */
export const causing = (order: Order): readonly HeroDraft[] => {
  const isDummy = new Set(dummyIds.map((id) => kitCards.labels.dummy(id).name));
  const figures = figuresOf(order);
  const one = figures.find(({ name }) => isDummy.has(name));
  return missionOf(order) ? figures.filter((figure) => figure === one || !isDummy.has(figure.name)) : figures;
};

/** Figures with a card in a mission's initiative deck; not followers, nor figures that only answer. */
export const inDeck = (mission: MissionId): readonly HeroDraft[] => {
  const { labels } = kitCards;
  const cast = castOf(mission, labels);
  switch (mission) {
    case 'first-steps':
    case 'melee-training':
      return [];
    case 'open-fire':
      return cast;
    case 'kind-of-magic': {
      const dummies = new Set(dummyIds.map((id) => labels.dummy(id).name));
      return cast.filter(({ name }) => !dummies.has(name));
    }
  }
};

/** Cards of everybody in a mission, and paper figures where miniatures are lacking. */
export const castCards = (mission: MissionId): readonly Card[] => [
  ...missionCards(mission, kitCards),
  ...missionStandees(mission, kitCards),
];
