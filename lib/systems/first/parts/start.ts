import { categoryNames } from '#words/systems/first/messages/skill-names';
import { heroName } from '#words/painted-die/messages/hero-names';
import type { StartPart } from '../../system';
import { conceptWords } from '#words/systems/first/messages/concepts';
import { plays } from '#words/systems/first/messages/miniature';
import { newHero, type HeroDraft } from '../sheet/hero';
import { categoryOf, isSkillId } from '../skills/ids';
import { conceptIds, layouts } from '../start/concepts';
import { randomHero } from '../start/random';

const kindOf = ([id = '']: readonly string[]): string => (isSkillId(id) ? categoryNames[categoryOf(id)] : '');

/** Where a hero of the first edition can begin. */
export const start: StartPart<HeroDraft> = {
  concepts: conceptIds.map((id) => {
    const { name, idea } = conceptWords[id];
    const layout = layouts[id];
    return {
      id,
      name,
      idea,
      plays: plays[id],
      kind: kindOf(layout.skills),
      sheet: (nameless) => ({ ...newHero(nameless), ...layout, title: name }),
    };
  }),
  random: (seed) => randomHero(seed, heroName(seed)),
};
