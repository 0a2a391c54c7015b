import { describe, expect, test } from 'vitest';
import { findSkill, skills } from '../../skills/index';
import { plainLine, renderSkill, type PipCount } from '#words/systems/first/messages/skill-text/renderer';

const told = (id: string, pips?: PipCount): readonly [always: string, green: string, blue: string] => {
  const skill = findSkill(id);
  if (!skill) throw new RangeError(`There is no ${id}.`);
  const { always, green, blue } = renderSkill(skill, pips);
  return [plainLine(always), plainLine(green), plainLine(blue)];
};

test('a card in few words still says that you may heal yourself', () => {
  const boon = findSkill('prayers/life-boon');
  expect(boon && renderSkill(boon).brief).toEqual(['Spell', 'yourself or a friend']);
});

describe('texts of skills', () => {
  test.each([
    ['melee/berserk', '', 'You get +1 AV and −1 DV until your next turn.', ''],
    [
      'ranged/pin-down',
      'You get −1 AV until your next turn.',
      'The target’s movement is 2# shorter until your next turn.',
      '',
    ],
    [
      'melee/push-back',
      'A hit never deals more than 1 damage.',
      'The target is pushed 1# directly away from you.',
      '',
    ],
    [
      'melee/cats-charge',
      'Move up to 5# instead of your movement, then attack. Your DV is 0 until your next turn.',
      'You get +1 AV for each full # of this movement you don’t use, until your next turn.',
      '',
    ],
    [
      'survival/defensive-stance',
      '',
      'You get +1 DV for each full # you didn’t move this turn, until your next turn.',
      '',
    ],
    ['primal-force/fireball', '', 'Choose 1 target.', 'Each target you choose takes 1 magic damage.'],
    [
      'survival/throw-dirt',
      '',
      'Choose 1 target in base contact with you. Each target gets −1 AV until the end of your next turn.',
      '',
    ],
    [
      'summoning/rage',
      'Your fiend makes a melee attack with AV 1, as its attack for this turn.',
      'Your fiend gets +1 DV until your next turn.',
      'Your fiend gets +1 AV and −1 DV until your next turn.',
    ],
  ])('%s', (id, ...lines) => {
    expect(told(id)).toEqual(lines);
  });

  test('digits grow with the pips of their own line, those before any pip do not', () => {
    expect(told('primal-force/fireball', { green: 2, blue: 5 }).slice(1)).toEqual([
      'Choose up to 2 targets.',
      'Each target you choose takes 5 magic damage.',
    ]);
    expect(told('ranged/enhanced-range', { green: 3, blue: 0 })[1]).toBe(
      'You get −3 AV and +15# range until your next turn.',
    );
    expect(told('melee/rampage', { green: 4, blue: 0 })[0]).toBe('You get −1 AV until your next turn.');
    expect(told('survival/trap', { green: 2, blue: 0 })[1]).toMatch(
      /^Lay 2 traps within 2# of you\. A trap has one Life, DV 3/,
    );
  });

  test.each(skills)('$id has a sentence for every line, and marks what grows', (skill) => {
    const { facts, always, green, blue } = renderSkill(skill);
    expect(facts.length).toBeGreaterThan(0);
    expect(always.length > 0).toBe(skill.always !== undefined);
    expect(blue.length > 0).toBe(skill.blue !== undefined);
    for (const line of [always, green, blue].filter(({ length }) => length > 0))
      expect(plainLine(line)).toMatch(/^[A-Z].*\.$/);
    expect(always.some(({ scales }) => scales)).toBe(false);
    expect(green.some(({ scales }) => scales)).toBe(true);
    expect(skill.blue === undefined || blue.some(({ scales }) => scales)).toBe(true);
  });
});
