import { newHero, type HeroDraft } from '../systems/living/sheet/hero';
import { samples as sampleHeroes } from '../systems/living/start/samples/samples';
import type { Encounter } from '../systems/match-part';
import { firstSystem, open } from '../systems/open';
import type { Sheet } from '../systems/sheet';

await open([firstSystem], 'match');

export const sheetOf = (hero: HeroDraft): Sheet => hero as unknown as Sheet;

/** The sample heroes of the Living Rulebook, and those who can play a Snowfall. */
export const samples: readonly Sheet[] = sampleHeroes.map(({ hero }) => sheetOf(hero));
export const snowy: readonly Sheet[] = sampleHeroes
  .filter(({ hero }) => hero.snowfall.skills.length > 0)
  .map(({ hero }) => sheetOf(hero));

export const sample = (id: string): Sheet => {
  const found = sampleHeroes.find((each) => each.id === id);
  if (!found) throw new Error(`there is no sample ${id}`);
  return sheetOf(found.hero);
};

export const illegal = sheetOf({ ...newHero('Bare'), skills: ['nothing/such'] });

/** Corners by team. */
export const homesOf = ({ more }: Encounter): readonly string[] => more['homes'] as readonly string[];

/** Points by team. */
export const scoresOf = (situation: unknown): readonly number[] =>
  (situation as { readonly scores: readonly number[] }).scores;
