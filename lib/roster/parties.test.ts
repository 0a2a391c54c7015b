import { expect, it } from 'vitest';
import { heroNamed, newBrowser, openIn, valueOf } from './testing';

it('a party is another one once its heroes are in another order, or others; without a change it stays as it is', async () => {
  const roster = await openIn(newBrowser());
  const heroes = await valueOf(
    roster.add(['Jane', 'Fang', 'Bito'].map((name) => ({ hero: heroNamed(name) }))),
  );
  const [jane = '', fang = '', bito = ''] = heroes.map(({ id }) => id);
  const { id, revision } = await valueOf(roster.addParty({ name: 'Wolves', heroes: [jane, fang] }));
  const changed = async (ids: readonly string[]) => {
    const party = await valueOf(roster.changeParty(id, ({ name }) => ({ name, heroes: ids })));
    return [party.heroes, party.revision - revision];
  };
  expect(await changed([jane, fang])).toEqual([[jane, fang], 0]);
  expect(await changed([fang, jane])).toEqual([[fang, jane], 1]);
  expect(await changed([fang, bito])).toEqual([[fang, bito], 2]);
});
