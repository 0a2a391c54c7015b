import { describe, expect, it } from 'vitest';
import type { RosterContents, SavedHero } from '@/lib/roster/roster';
import { encodeSheet } from '@/lib/share/index';
import { blankOf, nameOf, samplesOf } from '@/lib/systems/document';
import { newParty } from '@/lib/systems/file';
import { firstSystem, open } from '@/lib/systems/open';
import { orderOf } from '../order';
import { gather } from './saved';
import { listNow } from './remembered';
import { candidatesIn, candidatesOf, sampleSource, sourceOf, type Source } from './sources';

await open([firstSystem]);

const saved = (id: string, name: string, day: number): SavedHero => ({
  id,
  hero: blankOf(firstSystem, name),
  tags: [],
  created: '',
  changed: `2026-01-0${day}T00:00:00.000Z`,
  revision: 1,
});
const heroes = [saved('a', 'Ada', 1), { ...saved('b', 'Bito', 3), photo: 'p' }, saved('c', 'Cid', 2)];
const kept: Pick<RosterContents, 'heroes' | 'parties'> = {
  heroes,
  parties: [
    { id: 'x', name: 'Pair', heroes: ['c', 'a', 'gone'], created: '', changed: '', revision: 1 },
    { id: 'y', name: 'Nobody', heroes: [], created: '', changed: '', revision: 1 },
  ],
};
const names = (sources: readonly Source[]) =>
  sources.map(({ party, heroes: many }) =>
    [...(party === undefined ? [] : [party]), ...many.map(({ hero }) => nameOf(hero))].join(' '),
  );
const of = (query: Parameters<typeof orderOf>[0]) => gather(orderOf(query), kept);

describe('what is laid out to print', () => {
  it('is the hero changed last when nothing is asked for; the others and the parties wait', () => {
    const { asked, others, problems } = of({});
    expect(names(asked)).toEqual(['Bito']);
    expect(asked[0]?.heroes[0]?.photo).toBe('p');
    expect(names(others)).toEqual(['Cid', 'Ada', 'Pair Cid Ada']);
    expect(problems).toEqual([]);
  });

  it('is the heroes ticked last time, in that order, unless another was changed later', () => {
    const again = (ids: readonly string[], at: string) =>
      names(gather(orderOf({}), kept, { ids, at, added: [], query: '' }).asked);
    expect(again(['a', 'c'], '2026-01-04T00:00:00.000Z')).toEqual(['Ada', 'Cid']);
    expect(again(['a', 'c'], '2026-01-02T12:00:00.000Z')).toEqual(['Bito']);
    // One of them was changed: all of them still.
    expect(again(['a', 'b'], '2026-01-02T12:00:00.000Z')).toEqual(['Ada', 'Bito']);
    expect(again(['gone'], '2026-01-04T00:00:00.000Z')).toEqual(['Bito']);
    const asked = gather(orderOf({ saved: 'c' }), kept, {
      ids: ['a'],
      at: '2026-01-04T00:00:00.000Z',
      added: [],
      query: '',
    });
    expect(names(asked.asked)).toEqual(['Cid']);
  });

  it('is the saved heroes that are asked for, in that order, each once', () => {
    const { asked, others } = of({ saved: ['a,c', 'a'] });
    expect(names(asked)).toEqual(['Ada', 'Cid']);
    expect(names(others)).toEqual(['Bito', 'Pair Cid Ada']);
  });

  it('is a saved party in its order', () => {
    const { asked, others } = of({ 'saved-party': 'x' });
    expect(names(asked)).toEqual(['Pair Cid Ada']);
    expect(names(others)).toEqual(['Bito', 'Cid', 'Ada']);
  });

  it('is a hero of a link, who is not offered a second time', () => {
    const code = encodeSheet(blankOf(firstSystem, 'Cid'));
    const { asked, others } = of({ hero: code.ok ? code.value : '' });
    expect(names(asked)).toEqual(['Cid']);
    expect(names(others)).toEqual(['Bito', 'Ada', 'Pair Cid Ada']);
  });

  it.each([
    ['a hero', { saved: 'gone' }, /hero .* isn’t on this device/],
    ['a party', { 'saved-party': 'gone' }, /party .* isn’t on this device/],
  ])('says when %s is not there, and ticks nobody in its place', (_, query, sentence) => {
    const { asked, problems } = of(query);
    expect(asked).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(sentence)]);
  });

  it('says when a party is empty', () => {
    expect(of({ 'saved-party': 'y' }).problems).toHaveLength(1);
  });

  it('is nothing at all on a device without heroes', () => {
    expect(gather(orderOf({}), { heroes: [], parties: [] })).toEqual({
      asked: [],
      others: [],
      problems: [],
      left: [],
    });
  });
});

describe('the list as the player left it', () => {
  const nobody = { heroes: [], parties: [] };
  const [jane, gerda] = ['jane', 'gerda'].map((id) => {
    const found = samplesOf(firstSystem).find((sample) => sample.id === id);
    if (!found) throw new Error(`no sample ${id}`);
    return sampleSource(id, found.document);
  }) as [Source, Source];
  const linked = sourceOf('link-1', { kind: 'sheet', document: blankOf(firstSystem, 'Dan') });
  const crew = sourceOf('link-2', {
    kind: 'party',
    party: newParty('Crew', [blankOf(firstSystem, 'Eve'), blankOf(firstSystem, 'Fay')]),
  });
  const later = '2026-01-05T00:00:00.000Z';
  const ticksOf = ({ asked, left }: ReturnType<typeof gather>): readonly string[] =>
    candidatesIn(asked).flatMap(({ key, printable }) => (left.includes(key) ? [] : [nameOf(printable.hero)]));
  const sources = [jane, gerda, linked, crew];
  const left = new Set([...candidatesOf(gerda), ...candidatesOf(crew).slice(1)].map(({ key }) => key));

  it('has samples and heroes of links although none is saved, with their ticks', () => {
    const again = gather(orderOf({}), nobody, listNow(sources, left, '', later));
    expect(ticksOf(again)).toEqual(['Jane', 'Dan', 'Eve']);
    expect(names(again.asked)).toEqual(['Jane', 'Dan', 'Crew Eve Fay']);
    expect(names(again.others)).toEqual(['Gerda Halfmoon']);
  });

  it('has them beside heroes of the device, and makes way for one that was changed since', () => {
    const list = listNow(
      [{ id: 'saved-a', heroes: [{ id: 'a', hero: blankOf(firstSystem, 'Ada') }] }, ...sources],
      left,
      '',
      later,
    );
    expect(ticksOf(gather(orderOf({}), kept, list))).toEqual(['Ada', 'Jane', 'Dan', 'Eve']);
    const early = { ...list, at: '2026-01-02T12:00:00.000Z' };
    expect(ticksOf(gather(orderOf({}), kept, early))).toEqual(['Bito']);
    expect(names(gather(orderOf({}), kept, early).others)).toContain('Jane');
  });

  it('has whoever was saved meanwhile once', () => {
    const list = listNow(
      [sourceOf('link-1', { kind: 'sheet', document: blankOf(firstSystem, 'Ada') })],
      new Set(),
      '',
      later,
    );
    const again = gather(orderOf({}), kept, list);
    expect(names([...again.asked, ...again.others]).filter((name) => name === 'Ada')).toHaveLength(1);
    expect(ticksOf(again)).toEqual(['Ada']);
  });

  it('comes back with the same address, and waits beside what another asks for', () => {
    const code = encodeSheet(blankOf(firstSystem, 'Dan'));
    const order = orderOf({ hero: code.ok ? code.value : '' });
    const list = listNow(sources, left, 'this', later);
    expect(ticksOf(gather(order, nobody, list, 'this'))).toEqual(['Dan', 'Jane', 'Eve']);
    const other = gather(order, nobody, list, 'other');
    expect(ticksOf(other)).toEqual(['Dan']);
    expect(names(other.others)).toEqual(['Jane', 'Gerda Halfmoon', 'Crew Eve Fay']);
  });

  it('forgets a sample that is no more, and a game too', () => {
    const added = [
      { from: { sample: { system: firstSystem, id: 'nobody' } }, left: [] },
      { from: { sample: { system: 'chess', id: 'king' } }, left: [] },
      { from: { code: 'broken' }, left: [] },
    ];
    expect(gather(orderOf({}), nobody, { ids: [], at: later, added, query: '' }).asked).toEqual([]);
  });
});
