import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newBrowser, openIn, valueOf } from '../../roster/testing';
import { decode, encodeParty, encodeSheet } from '../../share/index';
import { logOf, readMatch, playMatch, replayOf } from '../../simulation/replay-file';

import { reportOf } from '../../simulation/report';
import { playNth } from '../../simulation/series';
import type { Contest } from '../../simulation/contest';
import {
  blankOf,
  cardsOf,
  edited,
  isLegal,
  issuesOf,
  nameOf,
  pointsOf,
  renamed,
  samplesOf,
  sentenceOf,
  summaryOf,
  writeSheet,
} from '../document';
import { newParty, readFile, writeParty, type SheetFile } from '../file';
import { firstSystem, hasPart, open, opening, systemIds, systemOf } from '../open';
import { entries } from '../registry';
import type { Edit, SheetDocument } from '../sheet';
import { laidKit } from './laid-kit';

const id = 'coin-toss';
await open(systemIds, 'cards', 'kit', 'match');

const take = (coins: number): Edit => ({ coins }) as unknown as Edit;
const tosser = (name: string, coins: number): SheetDocument => edited(blankOf(id, name), take(coins));
const anyTosser = fc
  .record({ name: fc.string({ minLength: 1, maxLength: 40 }), coins: fc.nat(9) })
  .map(({ name, coins }) => tosser(name, coins));

const [jane] = samplesOf(firstSystem);
if (!jane) throw new RangeError('The first game has no sample.');

const asFile = (file: SheetFile): string =>
  JSON.stringify(file.kind === 'sheet' ? writeSheet(file.document) : writeParty(file.party));

describe('a further game, a folder and a line', () => {
  it('is one of the games, beside all of the product', () => {
    const ofProduct = entries.flatMap((entry) => (entry.load ? [entry.id] : []));
    expect(ofProduct[0]).toBe(firstSystem);
    expect(systemIds).toEqual([...ofProduct, id]);
    expect([hasPart(id, 'cards'), hasPart(id, 'start')]).toEqual([true, false]);
  });

  it('is built and checked, and its remedy helps', () => {
    const rich = renamed(tosser('Ann', 4), 'Bea');
    expect([nameOf(rich), pointsOf(rich), isLegal(rich)]).toEqual(['Bea', { spent: 4, budget: 3 }, false]);
    const [issue] = issuesOf(rich);
    if (!issue) throw new RangeError('Nothing is wrong.');
    expect(sentenceOf(id, issue)).toBe('Three coins at most.');
    const remedy = systemOf(id).repair(rich.sheet, issue) ?? [];
    expect(issuesOf(remedy.reduce(edited, rich))).toEqual([]);
    expect(summaryOf(rich).searchWords).toEqual(['coin']);
  });

  it('is written to files and read again, alone and in a party with others', () => {
    fc.assert(
      fc.property(anyTosser, (document) => {
        const alone: SheetFile = { kind: 'sheet', document };
        const together: SheetFile = { kind: 'party', party: newParty('Friends', [document, jane.document]) };
        for (const file of [alone, together])
          expect(readFile(asFile(file))).toEqual({ ok: true, value: file });
      }),
    );
    const broken = { ...writeSheet(tosser('Ann', 1)), coins: 'many' };
    expect(readFile(JSON.stringify(broken))).toMatchObject({
      ok: false,
      error: { problem: 'wrong-type', path: ['coins'] },
    });
  });

  it('is shared by codes of its own, alone and in a party with others', async () => {
    await fc.assert(
      fc.asyncProperty(anyTosser, async (document) => {
        const alone = encodeSheet(document);
        const party = newParty('Friends', [jane.document, document]);
        const together = encodeParty(party);
        if (!alone.ok || !together.ok) throw new RangeError('No code.');
        expect(await opening(() => decode(alone.value))).toEqual({
          ok: true,
          value: { kind: 'sheet', document },
        });
        expect(decode(together.value)).toEqual({ ok: true, value: { kind: 'party', party } });
      }),
    );
  });

  it('is saved on the device, and stands in a party there', async () => {
    const roster = await openIn(newBrowser());
    const penny = tosser('Penny', 3);
    const [saved, other] = await valueOf(roster.add([{ hero: penny }, { hero: jane.document }]));
    if (!saved || !other) throw new RangeError('Nothing was saved.');
    await valueOf(roster.addParty({ name: 'Friends', heroes: [saved.id, other.id] }));
    const { heroes, parties } = await valueOf(roster.contents());
    expect(heroes.find(({ id: own }) => own === saved.id)?.hero).toEqual(penny);
    expect(parties[0]?.heroes).toEqual([saved.id, other.id]);
    const copy = await openIn(newBrowser());
    await valueOf(copy.restore(await valueOf(roster.backup())));
    const restored = await valueOf(copy.contents());
    expect(restored.heroes.map(({ hero }) => hero)).toContainEqual(penny);
  });

  it('is printed as a card', () => {
    const [card, ...more] = cardsOf(tosser('Penny', 3));
    expect(more).toEqual([]);
    expect(card?.front.text).toEqual(['Penny']);
    expect(card?.front.drawings.filter(({ draw }) => draw === 'path').length).toBeGreaterThanOrEqual(3);
  });

  it('is printed as a kit: coins for all, a score track each and a quick start', () => {
    const tossers = [tosser('Penny', 3), tosser('Ann', 2)].map(({ sheet }) => sheet);
    const { cards, leaflets = [] } = laidKit(id, tossers, 'three-rounds');
    expect(cards.map((card) => card.id)).toEqual([...Array<string>(5).fill('coin'), 'score', 'score']);
    const coin = cards.find((card) => card.id === 'coin');
    expect([coin?.front.text, coin?.back.text]).toEqual([['Heads'], ['Tails']]);
    expect(leaflets.map(({ title }) => title)).toEqual(['Three Rounds']);
    expect(laidKit(id, tossers, 'three-rounds', ['scores']).cards).toHaveLength(2);
  });

  it('is played, played again from its replay, and simulated', () => {
    const contest: Contest = {
      system: id,
      sheets: [tosser('Ann', 3), tosser('Bea', 2)].map(({ sheet }) => sheet),
      scenario: 'three-rounds',
      map: 'table',
      isLenient: false,
      seed: 1,
      players: [{ plays: 'greedy' }, { plays: 'random' }],
    };
    const recorded = Array.from({ length: 40 }, (_, nth) => {
      const one = playNth(contest, nth, () => 0);
      if (!one.ok) throw new RangeError(JSON.stringify(one.error));
      return one.value;
    });
    const first = recorded[0];
    if (!first) throw new RangeError('Nothing was played.');
    expect(first.choices).toHaveLength(6);
    const read = readMatch(replayOf(first));
    expect(read.ok && playMatch(read.value).ok).toBe(true);
    const log = read.ok && logOf(read.value);
    expect(log && log.ok && log.value.lines.length).toBe(2);
    const report = reportOf(
      recorded.map(({ played }) => played),
      2,
      2,
    );
    expect(report.matches).toBe(40);
    const [ann = 0, bea = 0] = report.teams.map(({ wins }) => wins);
    expect(ann).toBeGreaterThan(bea);
  });
});
