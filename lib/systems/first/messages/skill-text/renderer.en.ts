import type { Skill, SkillNeed, SkillTarget, Use } from '../../skills/category';
import type { Effect } from '../../skills/effect';
import { actText, changesText, flying, type Place } from '#words/systems/first/messages/skill-text/acts';
import { joined, sentence, type Phrase } from '#words/systems/first/messages/skill-text/phrase';

/** Pips that a text is rendered with; with one of each it reads as the book's digits do. */
export interface PipCount {
  readonly green: number;
  readonly blue: number;
}

/** A skill in words, line by line; a line that says nothing is empty. */
export interface SkillText {
  /** Use, targets and requirements, in a card's order. */
  readonly facts: readonly string[];
  /** The same in few words, for a card that prints short texts. */
  readonly brief: readonly string[];
  /** Effects on every try. */
  readonly always: Phrase;
  readonly green: Phrase;
  readonly blue: Phrase;
  /** Green pips choose the targets, so their line comes first. */
  readonly choosesWithGreen: boolean;
}

const uses: Readonly<Record<Use, string>> = {
  melee: 'With a melee attack',
  ranged: 'With a shot',
  charge: 'With a movement and a melee attack',
  survival: 'With an attack, or instead of it',
  movement: 'With the movement',
  spell: 'Spell, instead of the attack',
};

const aims: Readonly<Record<SkillTarget, string | undefined>> = {
  self: undefined,
  friend: 'Target: yourself or a friend in sight',
  'other-friend': 'Target: another friend in sight',
  'fallen-friend': 'Target: a friend who is down or dead',
  foe: 'Target: an opponent in sight',
  'foe-in-contact': 'Target: opponents in base contact',
  any: 'Target: anybody in sight',
  everyone: undefined,
  'your-fiend': 'Target: your fiend in sight',
};

const briefUses: typeof uses = { ...uses, survival: 'With or instead of an attack', spell: 'Spell' };

const briefAims: typeof aims = {
  self: undefined,
  friend: 'yourself or a friend',
  'other-friend': 'another friend',
  'fallen-friend': 'a friend who is down or dead',
  foe: 'an opponent',
  'foe-in-contact': 'in base contact',
  any: 'anybody',
  everyone: undefined,
  'your-fiend': 'your fiend',
};

const needs: Readonly<Record<SkillNeed, string>> = {
  'stand-still': 'Don’t move this turn',
  'no-foe-in-contact': 'Not in base contact with an opponent',
  'contact-with-target': 'Base contact with the target',
  'ready-fiend': 'Your fiend hasn’t attacked yet this turn',
};

/** A radius says itself who is meant; an attack has its target already. */
const saysTarget = ({ use, green, blue = [] }: Skill): boolean =>
  (use === 'spell' || use === 'survival') && ![...green, ...blue].some(({ act }) => act === 'radius');

/** @param say how a use and a target are said */
const factsOf = (
  skill: Skill,
  say: { readonly uses: typeof uses; readonly aims: typeof aims },
): readonly string[] => [
  say.uses[skill.use],
  ...((saysTarget(skill) && [say.aims[skill.target]]) || []).filter((aim) => aim !== undefined),
  ...(skill.needs ?? []).map((need) => needs[need]),
];

/** Effects in sentences: changes of one figure in one, all else in one each. */
const lineOf = (effects: readonly Effect[], place: Place): Phrase => {
  const sentences: Phrase[] = [];
  let changes: Extract<Effect, { act: 'change' }>[] = [];
  const addChanges = (also = ''): void => {
    if (changes.length > 0) sentences.push(sentence(changesText(changes, place, also)));
    changes = [];
  };
  for (const effect of effects) {
    if (effect.act === 'change') {
      if (changes.some(({ whom }) => whom !== effect.whom)) addChanges();
      changes.push(effect);
      continue;
    }
    if (effect.act === 'fly' && changes[0]?.whom === effect.whom) {
      addChanges(flying);
      continue;
    }
    addChanges();
    sentences.push(sentence(actText(effect, place)));
  }
  addChanges();
  return joined(sentences, ' ');
};

/** A skill's text with this many pips of each colour, for its card and page. */
export const renderSkill = (skill: Skill, pips: PipCount = { green: 1, blue: 1 }): SkillText => ({
  facts: factsOf(skill, { uses, aims }),
  brief: factsOf(skill, { uses: briefUses, aims: briefAims }),
  always: lineOf(skill.always ?? [], { skill, scale: 1, grows: false }),
  green: lineOf(skill.green, { skill, scale: pips.green, grows: true }),
  blue: lineOf(skill.blue ?? [], { skill, scale: pips.blue, grows: true }),
  choosesWithGreen: skill.green.some(({ act }) => act === 'targets'),
});

/** A line without what sets its digits apart. */
export const plainLine = (line: Phrase): string => line.map(({ text }) => text).join('');
