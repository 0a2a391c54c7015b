import { expect, it, test } from 'vitest';
import type { SchoolRule } from '../../skills/school-rule';
import { schoolRules } from '../../skills/school-rules';
import { ruleText } from '#words/systems/living/messages/rulebook/school-rules';

const all: readonly (readonly [string, SchoolRule])[] = Object.entries(schoolRules).flatMap(
  ([school, sections]) =>
    Object.entries(sections).flatMap(([section, rules]) =>
      rules.map((rule, index) => [`${school} ${section}.${String(index)} ${rule.rule}`, rule] as const),
    ),
);

const plain = (marked: string): string => marked.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

const text = (rule: SchoolRule): string => ruleText(rule).join(' ');

/** The same rule with one amount greater, once for each amount in it. */
const amounts = (rule: SchoolRule): readonly SchoolRule[] => {
  const json = JSON.stringify(rule);
  return [...json.matchAll(/"word":(\d)/g)].map(
    ({ 0: found, 1: number, index }) =>
      JSON.parse(
        `${json.slice(0, index)}"word":${String(Number(number) + 1)}${json.slice(index + found.length)}`,
      ) as SchoolRule,
  );
};

it.each(all)('says %s in sound sentences', (_, rule) => {
  for (const sentence of ruleText(rule).map((one) => plain(one))) {
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toMatch(/undefined|\s\s|\s[,.;]|\b(\w+) \1\b/);
  }
});

it.each(all)('says every amount of %s', (_, rule) => {
  // Traits that count nothing are said so.
  if (rule.rule === 'loadout') return;
  for (const other of amounts(rule)) expect(text(other)).not.toBe(text(rule));
});

test('each of the questions that a match asks has its sentence', () => {
  const says = (start: string) =>
    text(
      all.find(([name]) => name.startsWith(start))?.[1] ?? { rule: 'fixed-movement', distance: { fixed: 0 } },
    );
  expect(says('necromancer sacrifice.0')).toBe(
    'Before you roll for a Death Spell, you may announce a sacrifice. After the roll you may then turn one die to the face with the Skill pip. Whether you turn a die or not, you lose one Life for the sacrifice.',
  );
  expect(says('druid nature-spells.1')).toBe(
    'While a Hero is under a Nature Spell that is an Enchantment or a Hex, no other Nature Spell affects him. Casting the same spell again doesn’t make it last longer.',
  );
  expect(says('voodoo one-vessel.1')).toBe(
    'While a Sleeper or an Intruder rides a Hero, no other Loa enters him, except one that comes to lead it away. Calling the same Loa again renews it.',
  );
  expect(plain(says('voodoo defence.0'))).toBe(
    'The target may roll to defend against Voodoo skills, as against spells, but doesn’t have to. That stops only the effects of Magic pips. Nobody can defend against the effects of Skill pips.',
  );
  expect(says('commander commands.0')).toBe(
    'A Command takes a skill action. Another ally in your earshot then acts at once, out of turn, as the Command says. This costs him neither an action nor a Delay counter, and he may decline. With a Dazed counter he can only move, and only half as far; with a Knockdown counter he does nothing.',
  );
});
