import { heroNamed, newBrowser, openIn, valueOf } from '@/lib/roster/testing';
import { newParty, writeParty } from '@/lib/systems/index';
import { describe, expect, it } from 'vitest';
import { bring } from './bring';

const partyFile = (name: string, ...heroes: readonly string[]) => ({
  text: JSON.stringify(writeParty(newParty(name, heroes.map(heroNamed)))),
});

describe('parcels that arrive', () => {
  it('come with their parties as one step, which one undo takes back', async () => {
    const roster = await openIn(newBrowser());
    const came = await bring(roster, [partyFile('Crew', 'Ada', 'Bito'), partyFile('Band', 'Fang')]);
    expect(came).toMatchObject({ steps: 1, refused: [], unsaved: [] });
    expect(came.done).toHaveLength(3);
    const { heroes, parties } = await valueOf(roster.contents());
    const [ada, bito, fang] = heroes.map(({ id }) => id);
    expect(heroes.map(({ hero }) => hero.name)).toEqual(['Ada', 'Bito', 'Fang']);
    expect(parties).toMatchObject([
      { name: 'Crew', heroes: [ada, bito] },
      { name: 'Band', heroes: [fang] },
    ]);
    await valueOf(roster.undo());
    expect(await valueOf(roster.contents())).toMatchObject({ heroes: [], parties: [], undo: undefined });
  });
});
