import { describe, expect, it } from 'vitest';
import { fileLimits, newParty, writeParty } from '@/lib/systems/file';
import { documentOf } from '@/lib/systems/living/fixtures/heroes';
import { newHero } from '@/lib/systems/living/sheet/hero';
import { writeHero } from '@/lib/systems/living/sheet/file';
import { open, systemIds } from '@/lib/systems/open';
import { openFile } from './arrival';

await open(systemIds);

describe('opening a file', () => {
  const hero = newHero('Bito');
  const document = documentOf(hero);

  it('brings a hero', async () => {
    const action = await openFile(new Blob([JSON.stringify(writeHero(hero))]));
    expect(action).toEqual({ do: 'bring', documents: [document] });
  });

  it('brings the heroes of a party', async () => {
    const action = await openFile(
      new Blob([JSON.stringify(writeParty(newParty('Two', [document, document])))]),
    );
    expect(action).toEqual({ do: 'bring', documents: [document, document] });
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
