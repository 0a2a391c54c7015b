import { heroName } from '#words/painted-die/messages/hero-names';
import type { StartPart } from '../../system';
import { schoolName } from '../cards/card-content';
import { beginnings } from '#words/systems/living/messages/archetypes';
import { plays } from '#words/systems/living/messages/miniature';
import { archetypes } from '../start/archetypes';
import { randomHero } from '../start/random';
import type { HeroDraft } from '../sheet/hero';

/** Where a hero of the Living Rulebook can begin. */
export const start: StartPart<HeroDraft> = {
  concepts: archetypes.map(({ id, school, hero }) => {
    const { name, why } = beginnings.concept(id);
    return {
      id,
      name,
      idea: why,
      plays: plays[id],
      kind: schoolName(school),
      sheet: (nameless) => ({ ...hero(nameless), title: name }),
    };
  }),
  random: (seed) => randomHero(seed, heroName(seed)),
};
