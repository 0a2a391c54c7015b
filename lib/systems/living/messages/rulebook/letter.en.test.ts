import { describe, expect, test } from 'vitest';
import { plainLine } from '../../skills/skill-text';
import type { RuleBlock } from '../../../reference-part';
import { english } from '#words/systems/living/messages/skill-text/renderer';
import { findSkill } from '../../skills/index';
import { rulings } from '../../reference/rulings';
import { rulebookMessages } from '#words/systems/living/messages/rulebook/index';
import { kit } from '#words/systems/living/messages/kit';
import { combat } from '#words/systems/living/messages/rulebook/combat';
import { followers } from '#words/systems/living/messages/rulebook/followers';
import { skillView } from '#words/systems/living/messages/rulebook/skill-view';
import { skills } from '#words/systems/living/messages/rulebook/skills';

const said = (blocks: readonly RuleBlock[]): string =>
  blocks
    .flatMap((block) =>
      typeof block === 'string' ? [block] : 'list' in block ? block.list : block.rows.flat(),
    )
    .join(' ')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/** Chapters of the rules pages beside those of the book: what each has to say, and what it may not. */
describe('the rules pages, as the book has it', () => {
  test('a snowman moves, attacks or knocks down, with one action, and its attack does 1 damage for each Skill pip', () => {
    const text = said(followers.sections.snowman.text);
    expect(text).toMatch(/five dice/);
    expect(text).toMatch(/1 action on your turn/);
    expect(text).toMatch(/attacks in melee/);
    expect(text).toMatch(/attack does 1 damage for each Skill pip/);
    expect(text).toMatch(/1 Knockdown counter for each Skill pip/);
  });

  test('a body is wasted by a Death Spell that succeeds, by that of the Undead too', () => {
    const text = said(followers.sections.undead.text);
    expect(text).toMatch(/If the spell succeeds, the body is wasted/);
    expect(text).not.toMatch(/even when the attempt fails/);
  });

  test('a critical hit gives counters', () => {
    const text = said(combat.sections.critical.text);
    expect(text).toMatch(/1 Knockdown counter/);
    expect(text).toMatch(/1 Bleeding counter/);
  });

  test('the legend of bold digits is there, with one', () => {
    expect(said(skills.sections.pips.text)).toMatch(
      /Numbers in \*\*bold\*\* are multiplied.*one turn per pip” means three turns/,
    );
    expect(plainLine(skillView.legend)).toMatch(/anything “per pip” are multiplied/);
    expect(skillView.legend.filter(({ scales }) => scales)).toEqual([{ text: '1', scales: true }]);
  });
});

describe('the reference sheet, as the book has it', () => {
  const rules = [
    ...kit.reference.parts,
    kit.reference.conditions,
    kit.reference.statuses,
    kit.reference.pets,
  ].flatMap((part) => part.rules);
  const textOf = (name: string): string =>
    rules
      .filter((rule) => rule.name === name)
      .flatMap(({ text }) =>
        text.map((line) => (typeof line === 'string' ? line : line.map(({ text: part }) => part).join(''))),
      )
      .join(' ');

  test('daemons and Undead have two actions, pets and snowmen one', () => {
    expect(textOf('Followers')).toMatch(/a Daemon or Undead has two actions, a pet or snowman one/);
    expect(textOf('Two actions')).not.toMatch(/so has each of his followers/);
  });

  test('says how to mount, and how to give an action', () => {
    expect(textOf('Mount or dismount')).toMatch(/^This takes an action\..*one unit with two actions/);
    expect(textOf('Give an action')).toMatch(/one of your actions.*an extra one this turn/);
  });

  test('shows what a bold digit is', () => {
    const [line] = rules.filter(({ name }) => name === 'Bold numbers').flatMap(({ text }) => text);
    expect(
      typeof line === 'string' ? [] : line?.filter(({ strong }) => strong).map(({ text }) => text),
    ).toEqual(['1', '2']);
  });
});

/** Cards beside their rulings and the book, where a short text was once wrong. */
describe('skills, as the book has it', () => {
  const textOf = (id: string): string => {
    const skill = findSkill(id);
    if (!skill) return '';
    const { always, green, blue } = english.render(skill);
    return [always, green, blue].map(plainLine).join(' ');
  };

  test.each([
    [
      'psion/oscitancy',
      /^Before you roll, predict .* Show the deck\. If no prediction is right, just shuffle it\./,
    ],
    ['voodoo/papa-legba', /one Loa \(a Sleeper or an Intruder\)\./],
    ['summoner/banish', /The opposing Daemon loses 1 Life\./],
    ['dirty-tricks/critical-hit', /On a hit, .* once per pip in total/],
    ['ranger/dust-trap', /goes off when this phase ends, with a reach of 3#/],
    ['ranger/spike-trap', /goes off when this phase ends, with a reach of 3#/],
    ['ranger/flame-trap', /goes off when this phase ends, with a reach of 3#/],
    [
      'snowfall/raise-snowman',
      /five dice and one action a turn.*1 damage per Skill pip.*loses one Life.*restores 1 Life to it per Skill pip.*nearest Hero/,
    ],
    ['psion/illusionary-blade', /with AV 1; they defend with DV/],
    ['necromancer/spill-blood', /with AV 1; they defend with DV/],
    [
      'druid/tranquility',
      /Lay a total of 1 Tranquility counter, on no more than 1 of the target’s enchantments.*expires at once when all its counters are covered/,
    ],
  ])('%s', (id, says) => {
    expect(textOf(id)).toMatch(says);
  });

  test('Banish names an opposing Daemon in few words too', () => {
    const banish = findSkill('summoner/banish');
    expect(banish && english.render(banish).brief).toContain('on an opposing Daemon');
  });
});

/**
 * Questions that the book leaves open and three readings asked: decided, and shown on the page of rulings and with the
 * rules that they settle.
 */
describe('decisions on what the book leaves open', () => {
  test.each<readonly [ruling: string, about: string, says: RegExp]>([
    [
      'armoury-projectile-skills',
      'skills/elemental-mage/incendiary-missile',
      /no Ranged Attack skills and no shot with Incendiary missile/,
    ],
    ['delay-prone', 'conditions#knockdown', /keeps its Delay counters but can’t use them/],
    [
      'summoner-shadow-form',
      'skills/summoner/shadow-form',
      /Even against Shadow Form itself the Daemon’s Magic pips don’t count for its MDV/,
    ],
    ['ranger-escape', 'skills/ranger/escape', /the movement that is part of Escape/],
    ['druid-tranquility-expires', 'skills/druid/tranquility', /Overwatch restores its Life at once/],
    [
      'beastmaster-predators-strength',
      'skills/beastmaster/predators-strength',
      /all the damage the attack deals/,
    ],
    ['flag-pushed-home', 'scenarios#capture-the-flag', /Being pushed into it isn’t movement/],
    ['charge-in-contact', 'actions#charge', /You can’t charge an opponent you are already in contact with/],
    ['carrier-falls', 'scenarios#capture-the-flag', /drops what he carries at that moment/],
    ['bomb-kills', 'scenarios#bombing-run', /He dies at once/],
    ['reactors-order', 'actions#delay', /look for their cards in the deck/],
    [
      'warrior-experts-defence',
      'skills/warrior/experts-defence',
      /any charges left are lost when your next turn begins/,
    ],
    [
      'magic-die-without-pips',
      'magic#casting',
      /fizzles, and Pipsmith tells you so before you pick that die/,
    ],
    ['necromancer-wasted', 'followers#undead', /Only a spell that succeeds uses up the body/],
  ])('%s', (id, about, says) => {
    expect(rulings.filter((ruling) => ruling.id === id).flatMap((ruling) => ruling.about)).toContain(about);
    expect(rulebookMessages.rulings[id]).toMatch(says);
  });
});
