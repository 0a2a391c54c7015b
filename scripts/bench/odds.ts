import { traits } from '@/lib/systems/living/sheet/pips';
import { samples } from '@/lib/systems/living/start/samples/samples';
import { dummies } from '@/lib/systems/living/odds/dummies';
import { attackOdds, duelTable, type Fighter } from '@/lib/systems/living/odds/encounter';
import { bestLayout } from '@/lib/systems/living/odds/layout';
import { handOdds } from '@/lib/systems/living/odds/values';
import { worthOfPips } from '@/lib/systems/living/odds/worth';
import { median, type Figure } from './figure';

const fighterOf = (hero: Fighter['hero']): Fighter => ({ hero, hand: 5, cover: false, allies: 0 });
const fighters = samples.map(({ hero }) => fighterOf(hero));
const armoured = dummies((armour) => armour).map(({ hero }) => fighterOf(hero));
const foe = armoured.at(-1);
if (foe === undefined) throw new Error('there is no dummy');

/** ms that the work takes for one hero, over every sample hero. */
const timed = (work: (own: Fighter) => void, rounds: number): readonly number[] => {
  const one = (own: Fighter): number => {
    const start = performance.now();
    work(own);
    return performance.now() - start;
  };
  for (const own of fighters) work(own);
  return Array.from({ length: rounds }, () => fighters.map(one)).flat();
};

const strip = (own: Fighter): void => {
  for (let hand = 1; hand <= 5; hand += 1) {
    handOdds(own.hero.faces, hand);
    attackOdds({ ...own, hand }, foe);
  }
  worthOfPips(own, foe);
};

const layout = (own: Fighter): void => {
  bestLayout({
    own,
    foe,
    weights: { damage: 1, lost: 1, skill: 1 },
    skill: { green: 1, magic: 0 },
    traits: traits,
  });
};

/** Cost of counting odds. */
export const oddsFigures = (): readonly Figure[] => [
  { what: 'odds strip: Hands, attack and every pip', value: median(timed(strip, 20)), goal: 2, unit: 'ms' },
  {
    what: 'duel table of 5 x 5 Hands',
    value: median(timed((own) => duelTable(own, foe, 5), 2)),
    goal: 50,
    unit: 'ms',
  },
  { what: 'best layout, the slowest sample', value: Math.max(...timed(layout, 1)), goal: 1000, unit: 'ms' },
];
