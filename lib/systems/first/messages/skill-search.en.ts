import { oncePer } from '../../../once-per';
import type { Skill } from '../skills/category';
import { effectKinds, effectKindsOf, type EffectKind } from '../skills/effect-kinds';
import { plainLine, renderSkill } from '#words/systems/first/messages/skill-text/renderer';

/** Effects that a player wants of a skill, as a filter names them. */
export const effectNames: Readonly<Record<EffectKind, string>> = {
  damage: 'Damages',
  attack: 'Improves attacks',
  defence: 'Protects',
  heal: 'Heals and raises',
  movement: 'Moves',
  hinder: 'Hinders opponents',
  summon: 'Summons a fiend',
};

/** Other words that players search for. */
const alsoCalled: Readonly<Record<EffectKind, string>> = {
  damage: 'hurt wound',
  attack: 'stronger bonus',
  defence: 'protection armour shield block',
  heal: 'heal healing restore resurrect',
  movement: 'move faster fly',
  hinder: 'weaken stun knock push',
  summon: 'summon fiend',
};

/** Effects of a skill in one paragraph: its conditions, then its lines, in spells the blue one first as in the book. */
export const effectLine: (skill: Skill) => string = oncePer((skill) => {
  const { facts, always, blue, green } = renderSkill(skill);
  return [...facts.map((fact) => `${fact}.`), ...[always, blue, green].map(plainLine)]
    .filter((line) => line !== '')
    .join(' ');
});

/** The effect of a skill, without its action and its target. */
export const briefLine: (skill: Skill) => string = oncePer((skill) => {
  const { always, blue, green } = renderSkill(skill);
  const sentences = [blue, green, always].flatMap((line) => plainLine(line).split(/(?<=\.)\s/u));
  return (
    sentences.find(
      (each) => each !== '' && !/^Choose \d|\btargets?\b.*\bwithin\b|\bwithin\b.*\btargets?\b/u.test(each),
    ) ?? ''
  );
});

/** All that a search finds a skill by, its name and category aside. */
export const searchText: (skill: Skill) => string = oncePer((skill) =>
  [effectLine(skill), ...effectKindsOf(skill).flatMap((kind) => [effectNames[kind], alsoCalled[kind]])].join(
    ' ',
  ),
);

/** The filter by what skills do. */
export const effectChoices = effectKinds.map((kind) => ({ value: kind, label: effectNames[kind] }));
