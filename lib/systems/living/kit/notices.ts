import { kit } from '#words/systems/living/messages/kit';
import { scenarioOf } from './lay-scenario';
import { heroesOf, type Order } from './pieces';
import { givesHero, withoutLoadout } from './scenario-fit';

/** Sentences for whoever prints an order that lacks something, or gets something else than asked for. */
export const noticesOf = (order: Order): readonly string[] => {
  const names = order.kit.includes('rules') ? withoutLoadout(order).map(({ name }) => name) : [];
  const scenario = scenarioOf(order.scenario);
  const isAlone = order.kit.includes('contents') && order.sheets.length === 1;
  return [
    ...(names.length > 0 ? [kit.withoutLoadout(names)] : []),
    ...(scenario && givesHero(order) && order.sheets.length > 0
      ? [
          kit.givenHero(
            scenario.name,
            heroesOf(order).map(({ name }) => name),
          ),
        ]
      : []),
    ...(isAlone && scenario?.kind === 'scenario' ? [kit.oneHero(scenario.name)] : []),
  ];
};
