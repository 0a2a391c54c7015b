import { documentOf } from '@/lib/systems/living/fixtures/heroes';
import { decode, encodeSheet } from '@/lib/share/index';
import { check } from '@/lib/systems/living/rules/check';
import { samples } from '@/lib/systems/living/start/samples/samples';
import { median, type Figure } from './figure';

const heroes = samples.map(({ hero }) => hero);

/** µs that one call takes: the middle of `rounds` rounds over every sample hero, after as many to warm up. */
const timed = (work: (hero: (typeof heroes)[number]) => void, rounds = 200): number => {
  const round = (): number => {
    const start = performance.now();
    for (const hero of heroes) work(hero);
    return ((performance.now() - start) * 1000) / heroes.length;
  };
  for (let warm = 0; warm < rounds; warm += 1) round();
  return median(Array.from({ length: rounds }, round));
};

/** Cost of the rules and the share codes. */
export const heroFigures = (): readonly Figure[] => [
  { what: 'hero validated', value: timed((hero) => check(hero)), goal: 50, unit: 'µs' },
  {
    what: 'hero encoded and decoded',
    value: timed((hero) => {
      const code = encodeSheet(documentOf(hero));
      if (!code.ok || !decode(code.value).ok) throw new Error(`${hero.name} has no code that opens`);
    }),
    goal: 100,
    unit: 'µs',
  },
];
