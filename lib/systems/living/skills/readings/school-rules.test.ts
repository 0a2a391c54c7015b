import { describe, expect, it } from 'vitest';
import { causes, standings } from '../school-rule';
import { ruleAbout, rulesAbout, schoolRules } from '../school-rules';
import { schools, skills } from '../index';
import { needsMagicPip } from '../school';
import { schoolSections } from '../../reference/chapters';
import { at } from './reading';

/**
 * A clause of a school's preface in chapter "Skills", and where it lives in the school's rules: "section.index.field",
 * "entry: skill path" where the skill that it speaks of says it, or "rule: …" where a chapter says it for all.
 */
type Row = readonly [school: keyof typeof schoolSections, clause: string, place: string];

const rows: readonly Row[] = [
  ['beastmaster', 'Basic Animal Training once for each pet that is fielded', 'training.0.skill'],
  ['beastmaster', 'no acting with a pet without it', 'training.0.follower'],
  ['beastmaster', 'Spirit Chains once instead of it', 'training.0.orOnce'],
  ['beastmaster', 'pets use the Pet Attacks of the hero', 'pets.0.follower'],
  ['beastmaster', 'each pet knows all of them', 'pets.0.knows'],
  ['commander', 'a Command takes a skill action', 'commands.0'],
  ['commander', 'another ally acts out of turn during it', 'commands.0'],
  ['commander', 'at no cost of his own (ruling 16 for skills)', 'commands.0'],
  ['commander', 'he may decline (ruling 16 for skills)', 'commands.0.mayBeDeclined'],
  ['commander', 'Dazed he moves only, knocked down nothing (ruling 16 for skills)', 'commands.0.hampered'],
  ['commander', 'a Shout takes no action, beside any that is no skill action', 'shouts.0'],
  ['commander', 'one per action (ruling 16 for skills)', 'shouts.0.perAction'],
  ['commander', 'all allies within earshot', 'shouts.0'],
  ['commander', 'earshot is 1# per die in Hand', 'shouts.0.earshot'],
  ['commander', 'after that action (ruling 16 for skills)', 'shouts.0'],
  ['commander', 'deaf to the end of the very next turn', 'shouts.0'],
  ['druid', 'allies with Magic pips need not defend', 'nature-spells.0.voluntaryFor'],
  ['druid', 'who defends, defends as against any spell', 'nature-spells.0.stops'],
  ['druid', 'one Nature Spell on a Hero at a time', 'nature-spells.1'],
  ['druid', 'while an Enchantment or Hex of them lasts', 'nature-spells.1.held'],
  ['druid', 'a second casting does not prolong it', 'nature-spells.1.recast'],
  ['druid', 'wears off by expiry only, no skill, not even death', 'nature-spells.2.causes'],
  ['druid', 'Spirit Bond brings a pet', 'entry: druid/spirit-bond requires.0'],
  ['druid', 'distance and sight of Nature Spells may start at the pet', 'spirit-bond.0'],
  ['druid', 'the death of either', 'spirit-bond.1'],
  ['druid', 'costs the other 1 die of the Dicepool for good', 'spirit-bond.1.dice'],
  ['elemental-mage', 'Flame, Rock, Snow and Storm Spells are Elemental Spells too', 'elements.0.as'],
  ['elemental-mage', 'and spells like all others', 'elements.0.magicPips'],
  ['necromancer', 'a blood sacrifice before casting a Death Spell', 'sacrifice.0'],
  ['necromancer', 'may turn 1 die', 'sacrifice.0.dice'],
  ['necromancer', 'to the face with the Skill pip', 'sacrifice.0'],
  ['necromancer', '1 Life lost', 'sacrifice.0.cost'],
  ['necromancer', '1 Life lost whenever a Death Spell fails', 'failing.0.effects'],
  ['necromancer', 'unconscious bodies serve as dead ones', 'bodies.0'],
  ['necromancer', 'wasted after a success', 'bodies.0.wastedBy'],
  ['necromancer', 'still there for other skills and respawning', 'bodies.0.about'],
  ['necromancer', 'a lethal cost or sacrifice kills at once', 'failing.1'],
  ['necromancer', 'the spell is cast, with 1 Skill pip more', 'failing.1.pipsOfSuccess'],
  ['psion', 'powers are treated as magic', 'powers.0.as'],
  ['psion', 'a Skill pip and Magic pips needed', 'powers.0.magicPips'],
  ['psion', 'a Hex waits for its trigger', 'triggers.0'],
  ['psion', 'then it is resolved and ends', 'triggers.0.then'],
  ['psion', 'no second MDV but for bystanders (ruling psion-triggers)', 'triggers.0'],
  ['ranger', 'as many trap counters as Skill pips', 'traps.0.counters'],
  ['ranger', 'in base contact with the Ranger', 'traps.0'],
  ['ranger', 'triggers at the end of a phase', 'traps.0'],
  ['ranger', 'friend and foe within a reach of three #', 'traps.0.reach'],
  ['ranger', 'a direct line on the ground; higher obstacles block', 'traps.0'],
  ['ranger', 'who flies is safe (ruling 17 for skills)', 'traps.0'],
  ['summoner', 'one daemon at a time', 'daemon.0.most'],
  ['summoner', 'a daemon, not another follower', 'daemon.0.follower'],
  ['summoner', 'gone when he falls or summons anew', 'daemon.0.leavesWhen'],
  ['summoner', 'Daemon Skills are the daemon’s', 'daemon-skills.0.follower'],
  ['summoner', 'as many as the hero left slots free', 'daemon-skills.0.knows'],
  ['voodoo', 'skills, no spells, no enchantments', 'loas.0.as'],
  ['voodoo', 'no knowledge of magic required', 'loas.0.magicPips'],
  ['voodoo', 'a Guest applies its effect and leaves', 'loas.1.until'],
  ['voodoo', 'a Sleeper applies it on the next occasion and leaves', 'loas.2.until'],
  ['voodoo', 'an Intruder never leaves unless by force', 'loas.3.until'],
  ['voodoo', 'leaves by the death of the Vessel, Papa Legba or “begone”', 'leaving.0.causes'],
  ['voodoo', 'one Vessel for a Loa; called elsewhere it moves there', 'one-vessel.0'],
  ['voodoo', 'one Loa in a Hero', 'one-vessel.1.held'],
  ['voodoo', 'but the same may be renewed (ruling voodoo-ridden)', 'one-vessel.1.recast'],
  ['voodoo', 'and Papa Legba enters (ruling voodoo-ridden)', 'one-vessel.1.letsIn'],

  ['voodoo', 'only what Magic pips bring can be defended', 'defence.0.stops'],
  ['voodoo', 'a Hero may try to defend', 'defence.0.voluntaryFor'],
  ['voodoo', 'without Magic pips on himself or in base contact', 'force.0'],
  ['voodoo', '5# more for each Magic pip', 'force.0.perMagicPip'],
  ['zealot', 'no weapon but a magic one, no armour', 'equipment.0.need.unarmed'],
  ['harbinger', 'a pole weapon', 'pole.0.need.pole'],
  ['harbinger', 'a Force Enchantment takes two actions', 'entry: harbinger/conviction actions'],
  ['harbinger', 'to the end of the caster’s next turn', 'entry: harbinger/conviction always.0.until'],
  ['harbinger', 'the removal effect on a premature end only', 'force-enchantments.1'],
  ['harbinger', 'with the pips of the initial effect, no check', 'force-enchantments.1'],
  ['harbinger', 'recasting is no end (ruling harbinger-early)', 'force-enchantments.1'],
  ['harbinger', 'an Enchantment in all circumstances', 'force-enchantments.0.as'],
  ['harbinger', 'Magic pips neither required nor of use', 'force-enchantments.0.magicPips'],
  ['snowfall', 'never with other skills, in special scenarios only', 'loadout.0'],
  ['snowfall', 'four common', 'loadout.0.common'],
  ['snowfall', 'and one elite', 'loadout.0.elite'],
  ['snowfall', 'Defence, Melee, Ranged and Magic are 0', 'loadout.0'],
  ['snowfall', 'a Snowball counts as a ranged attack', 'snowballs.0'],
  ['snowfall', '5#, however hurt; line of sight', 'snowballs.0.range'],
  ['snowfall', 'only cover defends (ruling snowfall-defence)', 'snowballs.0'],
  ['snowfall', 'the knocked down take 1 damage more', 'snowballs.0.more'],
  ['snowfall', 'who falls to a snowball or a snowman never dies', 'snowballs.1.andFollower'],
  ['snowfall', 'movement does not go down with the Hand: 5#', 'movement.0.distance'],
];

const fieldsOf = (sections: Readonly<Record<string, readonly object[]>>): readonly string[] =>
  Object.entries(sections).flatMap(([section, rules]) =>
    rules.flatMap((rule, index) =>
      Object.keys(rule)
        .filter((key) => key !== 'rule' && key !== 'about')
        .map((key) => `${section}.${index}.${key}`),
    ),
  );

describe('the reading of the prefaces', () => {
  it.each(Object.entries(schoolRules))('%s', (school, sections) => {
    const places = rows.filter(([name]) => name === school).map(([, , place]) => place);
    const entries = places.filter((place) => place.startsWith('entry: '));
    expect(
      places.filter((place) => !entries.includes(place) && at(sections, place) === undefined),
      'places that the rules lack',
    ).toEqual([]);
    expect(
      entries.filter((place) => {
        const [, id, path = ''] = place.split(' ');
        return (
          at(
            skills.find((skill) => skill.id === id),
            path,
          ) === undefined
        );
      }),
      'places that the entries lack',
    ).toEqual([]);
    expect(
      fieldsOf(sections).filter(
        (field) => !places.some((place) => place === field || place.startsWith(`${field}.`)),
      ),
      'fields that no clause asks for',
    ).toEqual([]);
  });

  it('puts every rule on a section of its school’s page', () => {
    for (const [school, sections] of Object.entries(schoolRules)) {
      const known = Object.entries(schoolSections).find(([id]) => id === school)?.[1] ?? [];
      expect(Object.keys(sections).filter((id) => !known.some((section) => section === id))).toEqual([]);
    }
  });

  it('has rules for each school but those that have none of their own', () => {
    const without = schools.map(({ id }) => id).filter((id) => schoolRules[id] === undefined);
    expect(without).toEqual(['dirty-tricks', 'survival', 'warrior']);
  });
});

describe('the rules of schools', () => {
  it('have no words that no rule uses', () => {
    const used = JSON.stringify(schoolRules);
    expect([...causes, ...standings].filter((word) => !used.includes(`"${word}"`))).toEqual([]);
  });

  it('speak of at least one skill each', () => {
    const spokenOf = new Set(skills.flatMap((skill) => rulesAbout(skill)));
    const all = Object.values(schoolRules)
      .flatMap((sections) => Object.values(sections).flat())
      .filter((rule) => 'about' in rule);
    expect(all.filter((rule) => !spokenOf.has(rule))).toEqual([]);
  });

  it('go by class and kind, not by school', () => {
    const names = (skill: Parameters<typeof rulesAbout>[0]) => rulesAbout(skill).map(({ rule }) => rule);
    expect(names({ class: 'Death Spell' })).toEqual(['sacrifice', 'on-failure', 'lethal-cost', 'bodies']);
    expect(names({ class: 'Death Spell', kind: 'hex' })).toEqual(names({ class: 'Death Spell' }));
    expect(names({ class: 'Nature Spell' })).toEqual(['defence', 'one-at-a-time', 'measured-from']);
    expect(names({ class: 'Nature Spell', kind: 'hex' })).toContain('ended-only-by');
    expect(names({ class: 'Psi Spell' })).toEqual(['counts-as']);
    expect(names({ class: 'Psi Spell', kind: 'hex' })).toEqual(['counts-as', 'trigger']);
    expect(names({ class: 'Voodoo', kind: 'guest' })).not.toContain('ended-only-by');
    expect(names({ class: 'Melee Attack' })).toEqual([]);
    expect(ruleAbout({ class: 'Voodoo' }, 'range')?.perMagicPip).toEqual({ fixed: 5 });
    expect(ruleAbout({ class: 'Light Spell' }, 'range')).toBeUndefined();
  });

  it('agree with what a spell needs', () => {
    for (const skill of skills) {
      const pips = ruleAbout(skill, 'counts-as')?.magicPips;
      if (pips !== undefined) expect([skill.id, needsMagicPip(skill)]).toEqual([skill.id, pips === 'needed']);
    }
  });
});
