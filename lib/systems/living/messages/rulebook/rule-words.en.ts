import type { Amount, Fixed } from '../../skills/effects/terms';
import type { SkillKind } from '../../skills/school';
import type { About, Cause, Standing } from '../../skills/school-rule';
import { plainLine } from '../../skills/skill-text';
import { list } from '#words/language/words';
import { number } from '#words/systems/living/messages/skill-text/amounts';

/** A kind, one of it and several. */
const kindNames: Readonly<Record<SkillKind, readonly [one: string, many: string]>> = {
  enchantment: ['an Enchantment', 'Enchantments'],
  hex: ['a Hex', 'Hexes'],
  'force-enchantment': ['a Force Enchantment', 'Force Enchantments'],
  trap: ['a trap', 'traps'],
  guest: ['a Guest', 'Guests'],
  sleeper: ['a Sleeper', 'Sleepers'],
  intruder: ['an Intruder', 'Intruders'],
  snowball: ['a Snowball skill', 'Snowball skills'],
};

const article = (name: string): string => (/^[aeiou]/i.test(name) ? `an ${name}` : `a ${name}`);
const skillOf = (name: string): string => (name === 'Voodoo' ? 'Voodoo skill' : name);
const isLoa = (kind: SkillKind): boolean => kind === 'guest' || kind === 'sleeper' || kind === 'intruder';

/** "a Death Spell", "a Sleeper or an Intruder". */
export const one = ({ classes = [], kinds }: About): string =>
  list(kinds ? kinds.map((kind) => kindNames[kind][0]) : classes.map((name) => article(skillOf(name))), 'or');

/** "Death Spell". */
export const single = ({ classes = [] }: About): string => list(classes.map(skillOf), 'or');

/** "Death Spells", "Sleepers and Intruders", "Nature Spells that are Enchantments or Hexes". */
export const many = ({ classes = [], kinds }: About): string => {
  const classNames = list(classes.map((name) => `${skillOf(name)}s`));
  if (!kinds) return classNames;
  const named = (joined: 'and' | 'or'): string =>
    list(
      kinds.map((kind) => kindNames[kind][1]),
      joined,
    );
  return classes.length === 0 || kinds.some(isLoa) ? named('and') : `${classNames} that are ${named('or')}`;
};

/** Causes that end an effect, "when its time is up". */
export const causeWords: Readonly<Record<Cause, string>> = {
  time: 'when its time is up',
  'death-of-bearer': 'when its Vessel dies',
  'led-away': 'when a skill such as [Papa Legba](skills/voodoo/papa-legba) leads it away',
  'dismissed-by-caster': 'when the Hero who called it says “begone”',
};

/** Words for the standing of skills: "are also Elemental Spells". */
export const standingWords: Readonly<Record<Standing, string>> = {
  spell: 'are [cast](magic#casting) like spells',
  'elemental-spell': 'are also Elemental Spells',
  enchantment: 'count as [Enchantments](magic#enchantments) in every respect',
  'no-spell': 'aren’t spells, and their effects aren’t enchantments',
};

/** "one", "three": amounts of these rules never scale. */
export const amount = (of: Amount): string =>
  plainLine(number(of, { scale: 1, grows: false, target: 'self' }));

/** "one die", "five dice". */
export const amountOf = (of: Amount, single: string, several = `${single}s`): string => {
  const words = amount(of);
  return `${words} ${words === 'one' ? single : several}`;
};

/** "3#". */
export const distanceOf = ({ fixed }: Fixed): string => `${String(fixed)}#`;
