import { heroNamed, newBrowser, openIn, valueOf } from '@/lib/roster/testing';
import { nameOf } from '@/lib/systems/document';
import { newParty, writeParty } from '@/lib/systems/file';
import { describe, expect, it } from 'vitest';
import { importSources } from './import';

const partyFile = (name: string, ...heroes: readonly string[]) => ({
  text: JSON.stringify(
    writeParty(
      newParty(
        name,
        heroes.map((hero) => heroNamed(hero)),
      ),
    ),
  ),
});

describe('what is imported', () => {
  it('comes with its parties as one step, which one undo takes back', async () => {
    const roster = await openIn(newBrowser());
    const came = await importSources(roster, [partyFile('Crew', 'Ada', 'Bito'), partyFile('Band', 'Fang')]);
    expect(came).toMatchObject({ steps: 1, refused: [], unsaved: [] });
    expect(came.done).toHaveLength(3);
    const { heroes, parties } = await valueOf(roster.contents());
    const [ada, bito, fang] = heroes.map(({ id }) => id);
    expect(heroes.map(({ hero }) => nameOf(hero))).toEqual(['Ada', 'Bito', 'Fang']);
    expect(parties).toMatchObject([
      { name: 'Crew', heroes: [ada, bito] },
      { name: 'Band', heroes: [fang] },
    ]);
    await valueOf(roster.undo());
    expect(await valueOf(roster.contents())).toMatchObject({ heroes: [], parties: [], undo: undefined });
  });
});
