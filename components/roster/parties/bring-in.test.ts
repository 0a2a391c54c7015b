import { expect, test } from 'vitest';
import { heroNamed, newBrowser, openIn, valueOf } from '@/lib/roster/testing';
import { nameOf } from '@/lib/systems/document';
import { bringIn } from './bring-in';

const opened = async () => {
  const roster = await openIn(newBrowser());
  const [bito] = await valueOf(roster.add([{ hero: heroNamed('Bito') }]));
  const party = await valueOf(roster.addParty({ name: 'Four', heroes: [] }));
  const membersOf = async () => {
    const { heroes, parties } = await valueOf(roster.contents());
    const ids = parties.find(({ id }) => id === party.id)?.heroes ?? [];
    return ids.map((id) => nameOf(heroes.find((hero) => hero.id === id)?.hero ?? heroNamed('nobody')));
  };
  return { roster, bito, party, membersOf };
};

test('sheets that are new here are added and join in their order', async () => {
  const { roster, party, membersOf } = await opened();
  await valueOf(bringIn(roster, party.id, [heroNamed('Jane'), heroNamed('Gerda')]));
  expect(await membersOf()).toEqual(['Jane', 'Gerda']);
  expect((await valueOf(roster.contents())).heroes).toHaveLength(3);
});

test('who is here already joins as he is, between those who are new', async () => {
  const { roster, party, membersOf } = await opened();
  await valueOf(bringIn(roster, party.id, [heroNamed('Jane'), heroNamed('Bito'), heroNamed('Gerda')]));
  expect(await membersOf()).toEqual(['Jane', 'Bito', 'Gerda']);
  expect((await valueOf(roster.contents())).heroes).toHaveLength(3);
});

test('one who is in the party already comes a second time as somebody new', async () => {
  const { roster, party, membersOf } = await opened();
  await valueOf(bringIn(roster, party.id, [heroNamed('Bito')]));
  await valueOf(bringIn(roster, party.id, [heroNamed('Bito')]));
  expect(await membersOf()).toEqual(['Bito', 'Bito']);
});

test('a party that is gone is a problem', async () => {
  const { roster } = await opened();
  expect((await bringIn(roster, 'nowhere', [heroNamed('Jane')])).ok).toBe(false);
});
