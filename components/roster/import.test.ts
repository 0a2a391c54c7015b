import { heroNamed, newBrowser, openIn, photoOf, valueOf } from '@/lib/roster/testing';
import { nameOf, writeSheet } from '@/lib/systems/document';
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

  it('is not added a second time where it is here already, but for parties', async () => {
    const roster = await openIn(newBrowser());
    const [ada, bito] = [heroNamed('Ada'), heroNamed('Bito')];
    await valueOf(roster.add([{ hero: ada }]));
    const text = (hero: typeof ada) => ({ text: JSON.stringify(writeSheet(hero)) });
    const came = await importSources(roster, [text(ada), text(bito)]);
    expect(came).toMatchObject({ steps: 1, twins: [{ heroes: [ada] }] });
    expect((await valueOf(roster.contents())).heroes.map(({ hero }) => hero)).toEqual([ada, bito]);
    expect(await importSources(roster, [partyFile('Crew', 'Ada')])).toMatchObject({ twins: [], steps: 1 });
    expect((await valueOf(roster.contents())).parties).toMatchObject([{ name: 'Crew' }]);
  });

  it('takes whoever is here already into a party, and asks before the party comes twice', async () => {
    const roster = await openIn(newBrowser());
    const [ada] = await valueOf(roster.add([{ hero: heroNamed('Ada') }]));
    const crew = partyFile('Crew', 'Ada', 'Bito', 'Bito');
    expect(await importSources(roster, [crew])).toMatchObject({ twins: [], steps: 1 });
    const once = await valueOf(roster.contents());
    expect(once.heroes.map(({ hero }) => nameOf(hero))).toEqual(['Ada', 'Bito', 'Bito']);
    expect(once.parties[0]?.heroes[0]).toBe(ada?.id);
    const again = await importSources(roster, [crew]);
    expect(again).toMatchObject({ steps: 0, done: [], twins: [{ party: 'Crew' }] });
    expect(await valueOf(roster.contents())).toEqual(once);
    await valueOf(roster.undo());
    const { heroes, parties } = await valueOf(roster.contents());
    expect([heroes.length, parties.length]).toEqual([1, 0]);
  });

  it('says which part of a backup was left out, and why', async () => {
    const saved = await openIn(newBrowser());
    await valueOf(
      saved.add([{ hero: heroNamed('Ada'), photo: photoOf('p', 1) }, { hero: heroNamed('Bito') }]),
    );
    const text = (await valueOf(saved.backup())).replace('"width":3', '"width":30000');
    const roster = await openIn(newBrowser());
    const came = await importSources(roster, [{ text }]);
    expect(came).toMatchObject({ steps: 1, done: ['Restored 2 heroes.'] });
    expect(came.refused).toEqual([
      'The photo of Ada was left out. It is 3 × 4 pixels, but the backup gives a different size.',
    ]);
    const again = await importSources(roster, [{ text: text.replaceAll('"name":"Bito"', '"name":""') }]);
    expect(again).toMatchObject({ steps: 0, done: [] });
    expect(again.refused).toEqual([
      'A hero was left out. heroes[1].hero.name can’t be empty.',
      'The photo of Ada was left out. It is 3 × 4 pixels, but the backup gives a different size.',
    ]);
  });
});
