import { describe, expect, it } from 'vitest';
import { fileLimits, newParty, writeParty } from '@/lib/systems/file';
import { living } from '@/lib/systems/living/living';
import { openFile } from '../builder/hero-file';

describe('opening a file', () => {
  const hero = living.newHero('Bito');

  it('brings a hero', async () => {
    const action = await openFile(new Blob([JSON.stringify(living.write(hero))]));
    expect(action).toEqual({ do: 'bring', heroes: [hero] });
  });

  it('brings the heroes of a party', async () => {
    const action = await openFile(new Blob([JSON.stringify(writeParty(newParty('Two', [hero, hero])))]));
    expect(action).toEqual({ do: 'bring', heroes: [hero, hero] });
  });

  it.each([
    ['no JSON', 'Bito', 'not-json'],
    ['nothing', '', 'not-json'],
    ['no text', new Uint8Array([0xff, 0xfe, 0xfd]), 'not-text'],
    ['too much', ' '.repeat(fileLimits.bytes + 1), 'file-too-large'],
  ])('refuses %s', async (_, content, problem) => {
    const action = await openFile(new Blob([content]));
    expect(action).toMatchObject({ do: 'refuse', problem: { of: 'file', problem: { problem } } });
  });
});
