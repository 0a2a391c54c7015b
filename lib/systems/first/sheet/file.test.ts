import { describe, expect, it } from 'vitest';
import { samples } from '../start/samples';
import { readHero, writeHero } from './file';

const file = (more: object) => ({
  format: 'pipsmith/hero',
  version: 1,
  system: 'first',
  name: 'Tom',
  ...more,
});

describe('a hero file of the first edition', () => {
  it.each(samples.map(({ id, sheet }) => [id, sheet] as const))(
    '%s is written and read the same',
    (_, sheet) => {
      expect(readHero(JSON.parse(JSON.stringify(writeHero(sheet))))).toEqual({ ok: true, value: sheet });
    },
  );

  it('keeps what it does not know: followers, a Snowfall loadout, a pole', () => {
    const json = file({
      equipment: { armour: 'none', shield: false, weapons: [{ type: 'melee', pole: true }] },
      faces: { 6: { melee: 2, shine: 1 } },
      skills: [],
      followers: [{ kind: 'pet' }],
      snowfall: { skills: ['x'] },
      fiend: { faces: { 6: { melee: 1 } }, name: 'Imp' },
    });
    const read = readHero(json);
    expect(read.ok && writeHero(read.value)).toEqual(json);
  });

  it.each<[string, object, object]>([
    [
      'the trait of another game',
      { faces: { 6: { defence: 1 } } },
      { problem: 'of-the-game', rule: 'defence-is-no-trait', path: ['faces', '6', 'defence'] },
    ],
    [
      'the same on a fiend',
      { fiend: { faces: { 4: { defence: 0 } } } },
      { problem: 'of-the-game', path: ['fiend', 'faces', '4', 'defence'] },
    ],
    [
      'a weapon of another game',
      { equipment: { weapons: [{ type: 'blunt' }] } },
      { problem: 'unknown-value', value: 'blunt', path: ['equipment', 'weapons', 0, 'type'] },
    ],
    [
      'a skill of one’s own',
      { skills: [{ custom: 'Pine cone blast', school: 'ranger', text: '' }] },
      { problem: 'of-the-game', path: ['skills', 0], rule: 'no-custom-skills' },
    ],
    ['seven pips', { faces: { 6: { armour: 7 } } }, { problem: 'pip-count', path: ['faces', '6', 'armour'] }],
    ['half a pip', { fiend: { faces: { 6: { magic: 0.5 } } } }, { problem: 'pip-count' }],
    ['a seventh face', { faces: { 7: { melee: 1 } } }, { problem: 'unknown-face' }],
    [
      '21 weapons',
      { equipment: { weapons: Array.from({ length: 21 }, () => ({ type: 'magic' })) } },
      { problem: 'too-many', limit: 20 },
    ],
    ['51 skills', { skills: Array.from({ length: 51 }, () => 'x') }, { problem: 'too-many', limit: 50 }],
    ['no name', { name: '' }, { problem: 'empty', path: ['name'] }],
  ])('is none with %s', (_, more, problem) => {
    expect(readHero(file(more))).toMatchObject({ ok: false, error: problem });
  });
});
