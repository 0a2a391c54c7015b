import { describe, expect, it } from 'vitest';
import type { Fighter, Fighters } from '../testing/fighters';
import { casterFaces as faces, strike } from '../testing/casters';
import { brute, cast, scene, spellsOn } from '../testing/followers';

/** A friend with Magic pips, who may resist. */
const wise: Fighter = { at: [12, 11], faces: { 6: { magic: 2 } } };

describe('a Nature Spell', () => {
  it('fizzles without a Skill pip or without a Magic pip', () => {
    expect(spellsOn(cast(scene(['bark-skin']), 'bark-skin', 'friend', '51111'), 'friend')).toEqual([]);
    const noMagic = scene(['bark-skin'], {
      druid: { at: [10, 10], faces: { 6: { skill: 1 }, 5: { magic: 1 } }, skills: ['druid/bark-skin'] },
    });
    expect(spellsOn(cast(noMagic, 'bark-skin', 'friend', '61111'), 'friend')).toEqual([]);
  });

  it('reaches 5# a Magic pip of the chosen die', () => {
    const far: Fighters = { friend: { at: [16, 10] }, further: { at: [16.2, 10.5] } };
    expect(spellsOn(cast(scene(['bark-skin'], far), 'bark-skin', 'friend', '61111'), 'friend')).toEqual([
      'bark-skin',
    ]);
    const beyond = scene(['bark-skin'], { friend: { at: [16.1, 10] } });
    expect(spellsOn(cast(beyond, 'bark-skin', 'friend', '61111'), 'friend')).toEqual([]);
    const twice = scene(['bark-skin'], { friend: { at: [16.1, 10] } });
    expect(spellsOn(cast(twice, 'bark-skin', 'friend', '65111'), 'friend')).toEqual(['bark-skin']);
  });

  it('is resisted by an ally only if he wants to', () => {
    const willing = scene(['bark-skin'], { friend: wise });
    cast(willing, 'bark-skin', 'friend', '61111', [{ pick: 'no' }]);
    expect(spellsOn(willing, 'friend')).toEqual(['bark-skin']);
    const unwilling = scene(['bark-skin'], { friend: wise });
    cast(unwilling, 'bark-skin', 'friend', '61111 61111', [{ pick: 'yes' }]);
    expect(spellsOn(unwilling, 'friend')).toEqual([]);
  });

  it('asks nobody whose die has no Magic pips', () => {
    const match = scene(['bark-skin']);
    cast(match, 'bark-skin', 'friend', '61111');
    expect(match.events().filter(({ type }) => type === 'resisted')).toEqual([]);
  });

  it('is resisted by an opponent, whose MDV shortens it', () => {
    const match = scene(['wrath'], { foe: { ...brute, faces: { 6: { magic: 1 } } } });
    cast(match, 'wrath', 'foe', '61111 61111');
    expect(spellsOn(match, 'foe')).toEqual([]);
    cast(match, 'wrath', 'foe', '65111 61111');
    match.turnOf('foe').turnOf('druid');
    expect(spellsOn(match, 'foe')).toEqual([]);
  });

  it('keeps every other off as long as it lasts, and is not made longer', () => {
    const match = scene(['bark-skin', 'regrowth']);
    cast(match, 'bark-skin', 'friend', '61111');
    cast(match, 'bark-skin', 'friend', '65111');
    match.turnOf('druid');
    expect(spellsOn(match, 'friend')).toEqual([]);
    cast(match, 'bark-skin', 'friend', '61111');
    cast(match, 'regrowth', 'friend', '61111');
    expect(spellsOn(match, 'friend')).toEqual(['bark-skin']);
  });

  it('keeps a Hex off too (ruling druid-blocking)', () => {
    const match = scene(['bark-skin'], {
      foe: { ...brute, faces, skills: ['druid/wrath'] },
    });
    cast(match, 'bark-skin', 'friend', '65111');
    match.turnOf('foe');
    cast(match, 'wrath', 'friend', '61111');
    expect(spellsOn(match, 'friend')).toEqual(['bark-skin']);
  });

  it('cannot be removed', () => {
    const match = scene(['wrath'], {
      foe: { ...brute, faces, skills: ['zealot/strip-hex'] },
    });
    cast(match, 'wrath', 'foe', '65111 11111');
    match.turnOf('foe');
    match.act({ pick: 'use', skill: 'zealot/strip-hex', target: match.id('foe') }, '61111');
    expect(spellsOn(match, 'foe')).toEqual(['wrath']);
  });

  it('stays on whoever falls unconscious or dies, and its time runs on', () => {
    const match = scene(['bark-skin'], { friend: { at: [12, 11], with: { hand: 1 } } });
    cast(match, 'bark-skin', 'friend', '65111');
    match.turnOf('foe');
    strike(match, 'friend', '61111 1');
    expect(match.the('friend').life).toBe('down');
    expect(spellsOn(match, 'friend')).toEqual(['bark-skin']);
    match.turnOf('druid');
    expect(match.the('friend').life).toBe('dead');
    expect(spellsOn(match, 'friend')).toEqual(['bark-skin']);
    match.turnOf('friend').turnOf('foe');
    expect(spellsOn(match, 'friend')).toEqual([]);
  });
});
