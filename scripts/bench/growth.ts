import { found, listingsOf } from '@/components/roster/heroes/listing';
import { keptSettings, type Settings } from '@/components/print/choices/settings';
import { layKits } from '@/components/print/kit/lay-kits';
import { stackOf } from '@/components/print/card-stack';
import { optionsOf, sheetsOf } from '@/components/print/sheets';
import { renderInNode } from '@/components/pdf/node';
import { readBackup } from '@/lib/roster/backup/backup-read';
import { writeBackup } from '@/lib/roster/backup/backup-file';
import type { SavedHero } from '@/lib/roster/roster';
import { logAt } from '@/lib/session/log';
import { readSession, writeSession } from '@/lib/session/saved-match';
import {
  answer,
  answered,
  beginSession,
  cutAt,
  lengthOf,
  requestNow,
  type Session,
} from '@/lib/session/session';
import { randomChoice } from '@/lib/match/players';
import { diceOf } from '@/lib/match/chance';
import { hashOf } from '@/lib/match/hash';
import { matchPartOf } from '@/lib/simulation/contest';
import { Tally, standingsOf } from '@/lib/simulation/tournament/table';
import { readLine, writeLine } from '@/lib/simulation/tournament/result-lines';
import { fixturesOf } from '@/lib/simulation/tournament/tournament';
import { usualPieces } from '@/lib/systems/kit-part';
import { piecesOf, samplesOf, writeSheet } from '@/lib/systems/document';
import { firstSystem } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import type { Figure } from './figure';

/** ms of the processor's time: on a busy machine the clock would count others' work too. */
const spent = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const warmUp = 6;
const rounds = 15;

/**
 * How the cost of something grows with its size: cost ~ size ^ power, from the smallest size to the largest.
 * @param of the measured work on something of that size; preparation isn't measured
 */
const growth = async (
  what: string,
  sizes: readonly [number, number, number],
  of: (size: number) => () => unknown,
): Promise<Figure> => {
  const works = sizes.map(of);
  const costs = works.map(() => Infinity);
  // The engine translates what runs often: the first rounds are slow for every size, whatever it is.
  for (let round = -warmUp; round < rounds; round += 1)
    for (const [at, work] of works.entries()) {
      const cost = await spent(work);
      if (round >= 0) costs[at] = Math.min(costs[at] ?? cost, cost);
    }
  const [least = 1] = costs;
  const most = costs.at(-1) ?? 1;
  const shown = costs.map((cost) => cost.toFixed(cost < 10 ? 1 : 0)).join(', ');
  return {
    what: `${sizes.join(', ')} ${what}: ${shown} ms`,
    value: Math.log(most / least) / Math.log(sizes[2] / sizes[0]),
    goal: 1.2,
    unit: 'power',
  };
};

const crowd = (size: number): readonly SheetDocument[] => {
  const samples = samplesOf(firstSystem).map(({ document }) => document);
  return Array.from({ length: size }, (_, at) => samples[at % samples.length]).filter(
    (hero) => hero !== undefined,
  );
};

const day = '2026-01-01T00:00:00.000Z';

const savedHeroes = (size: number): readonly SavedHero[] =>
  crowd(size).map((hero, at) => ({
    id: `hero-${at}`,
    hero,
    tags: [],
    created: day,
    changed: day,
    revision: 1,
  }));

const backupOf = (heroes: readonly SavedHero[]): string =>
  writeBackup({
    heroes: heroes.map(({ id, hero }) => ({
      id,
      tags: [],
      created: day,
      changed: day,
      text: JSON.stringify(writeSheet(hero)),
    })),
    parties: [],
    photos: [],
    matches: [],
    texts: [],
    versions: [],
    damaged: [],
  });

const rosterSizes = [250, 500, 1000] as const;

const rosters = async (): Promise<readonly Figure[]> => [
  await growth('heroes listed and searched', rosterSizes, (size) => {
    const heroes = savedHeroes(size);
    return () => found(listingsOf(heroes), { search: 'gerda', tag: undefined, order: 'name' });
  }),
  await growth('heroes backed up and read again', rosterSizes, (size) => {
    const heroes = savedHeroes(size);
    return () => {
      if (!readBackup(backupOf(heroes)).ok) throw new Error('a backup that can’t be read');
    };
  }),
];

/** Eight heroes’ longest scenario ends after about 1,450 choices by chance. */
const matchSizes = [350, 700, 1400] as const;

/** A match of eight heroes for this many choices, by chance. */
const longMatch = (choices: number): Session => {
  const { encounterOf, maps } = matchPartOf(firstSystem);
  const pairing = {
    system: firstSystem,
    sheets: crowd(8).map(({ sheet }) => sheet),
    scenario: 'bombing-run',
    map: maps[0] ?? '',
    isLenient: true,
  };
  for (let seed = 1; ; seed += 1) {
    const begun = beginSession(
      encounterOf(pairing, seed, 0),
      pairing.sheets.map(() => ({ plays: 'person' })),
      'fair',
    );
    if (!begun.ok) throw new Error('a match that can’t begin');
    const dice = diceOf(seed);
    let session = begun.value;
    while (lengthOf(session) < choices) {
      const request = requestNow(session);
      if (!request) break;
      const next = answer(session, randomChoice(request, dice));
      if (!next.ok) throw new Error(next.error.refused);
      session = next.value;
    }
    if (lengthOf(session) === choices) return session;
  }
};

const matches = async (): Promise<readonly Figure[]> => {
  const whole = longMatch(matchSizes[2]);
  const until = (size: number): Session => cutAt(whole, size);
  return [
    await growth('choices of a match made again', matchSizes, (size) => {
      const { encounter, seats, mode, history } = until(size);
      return () => {
        const begun = beginSession(encounter, seats, mode);
        if (!begun.ok || !answered(begun.value, history.choices).ok)
          throw new Error('a choice that is refused');
      };
    }),
    await growth('choices of a match saved and opened', matchSizes, (size) => {
      const session = until(size);
      return () => {
        if (!readSession(writeSession(session)).ok) throw new Error('a match that can’t be opened');
      };
    }),
    await growth('choices of a match told in the log', matchSizes, (size) => {
      const session = until(size);
      return () => logAt({ ...session }, size);
    }),
  ];
};

/** Heroes of a tournament; with ten rounds 60 of them play 17,700 matches. */
const tournamentSizes = [15, 30, 60] as const;

const tournaments = async (): Promise<readonly Figure[]> => {
  const pairsOf = (heroes: number): number => (heroes * (heroes - 1)) / 2;
  const rounds = 10;
  const [few, some, many] = tournamentSizes;
  return [
    await growth(
      'matches of a tournament written, read and ranked',
      [pairsOf(few) * rounds, pairsOf(some) * rounds, pairsOf(many) * rounds],
      (size) => {
        const heroes = tournamentSizes.find((one) => pairsOf(one) * rounds === size) ?? many;
        let times = 0;
        return () => {
          times += 1;
          // Different heroes each time: hashes of names met before are cached.
          const keys = Array.from({ length: heroes }, (_, at) => hashOf([times, at]));
          const fixtures = fixturesOf(keys, rounds);
          const tally = new Tally();
          for (const { id, pair, nth } of fixtures) {
            const line = writeLine({
              id,
              winner: pair[nth % 3],
              phases: 9,
              decisions: 200,
              end: hashOf(id).padEnd(64, '0'),
            });
            const read = readLine(line);
            if (read) tally.add(read.result);
          }
          return [standingsOf(tally, keys), tally.hash(fixtures)];
        };
      },
    ),
  ];
};

const kitSizes = [8, 16, 32] as const;

const wholeKit = (): Settings => ({
  ...keptSettings(() => ({ getItem: () => null, setItem: () => undefined }), 'de'),
  kit: usualPieces(piecesOf([firstSystem])),
});

const kits = async (): Promise<readonly Figure[]> => {
  const settings = wholeKit();
  const { leftOut, notes, foldsOut } = settings;
  const sheetsFor = (size: number) => {
    const printables = crowd(size).map((hero) => ({ hero }));
    const { cards } = stackOf(
      printables,
      { leftOut, blanks: {}, skills: 'full', notes, foldsOut },
      undefined,
      undefined,
    );
    return sheetsOf(cards, layKits(printables, settings, {}), optionsOf(settings));
  };
  return [
    await growth('heroes’ cards and kit laid on sheets', kitSizes, (size) => () => sheetsFor(size)),
    await growth('heroes’ cards and kit as a PDF', kitSizes, (size) => {
      const sheets = sheetsFor(size);
      return () => renderInNode(sheets, { title: 'Bench', author: 'Pipsmith', language: 'en' });
    }),
  ];
};

/** How the cost of what players have much of grows with its size. */
export const growthFigures = async (): Promise<readonly Figure[]> => [
  ...(await rosters()),
  ...(await matches()),
  ...(await tournaments()),
  ...(await kits()),
];
