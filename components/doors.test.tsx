import { prerender } from 'react-dom/static';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeParty, encodeSheet, heroLink } from '@/lib/share/index';
import { joinsParties, nameOf, samplesOf } from '@/lib/systems/document';
import { newParty } from '@/lib/systems/file';
import { open, systemIds } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import { isTried } from '@/lib/testing/runs';
import { dummyReferences, sampleReferences, type AskedSheets } from './site/sheet-reference';

// The page as it is once the browser has looked into the address and the roster.
const address = vi.hoisted(() => ({ search: '' }));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(address.search) }));
vi.mock('@/components/site/use-fragment', () => ({ useFragment: () => '' }));
vi.mock('@/components/site/use-on-device', () => ({ useOnDevice: () => true }));
vi.mock('@/components/site/use-saved', () => ({
  useSaved: () => ({ saved: [], parties: [], isRead: true, problem: false }),
}));

/** The table below is made with every game open; each of its cases begins with none, as a page does. */
await open(systemIds);

const codeOf = (document: SheetDocument): string => {
  const code = encodeSheet(document);
  return code.ok ? code.value : expect.fail(code.error.problem);
};

const lastOf = (game: string) => samplesOf(game).at(-1) ?? expect.fail(`no sample of ${game}`);

/** A sheet by every reference that an address can hold. */
const referencesTo = (game: string) => {
  const { id, document } = lastOf(game);
  return {
    code: codeOf(document),
    link: heroLink('https://pipsmith.example', codeOf(document)),
    sample: `sample-${id}`,
  };
};

const nobody: AskedSheets = { heroes: [], party: undefined, set: undefined };
const partyOf = (game: string): string => {
  const code = encodeParty(newParty('All of them', [lastOf(game).document]));
  return code.ok ? code.value : expect.fail(code.error.problem);
};

interface Door {
  readonly door: string;
  readonly game: string;
  readonly name: string;
  readonly asked: AskedSheets;
}
const doors: readonly Door[] = systemIds.flatMap((game, row) => {
  const { document } = lastOf(game);
  const here = { game, name: nameOf(document) };
  return [
    ...Object.entries(referencesTo(game)).map(([door, reference]) => ({
      ...here,
      door,
      asked: { ...nobody, heroes: [reference] },
    })),
    { ...here, door: 'set', asked: { ...nobody, set: game } },
    ...(joinsParties(document)
      ? [{ ...here, door: 'party', asked: { ...nobody, party: partyOf(game) } }]
      : []),
  ].filter((_, column) => isTried(row, column, 3));
});

/** Text of a page once everything it waits for has loaded. */
const textOf = async (view: ReactNode): Promise<string> => {
  const errors: unknown[] = [];
  const { prelude } = await prerender(view, { onError: (error) => void errors.push(error) });
  const text = await new Response(prelude).text();
  expect(errors).toEqual([]);
  return text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
};

// No game is open when a page begins.
beforeEach(() => vi.resetModules());

/** The address that asks for these, as links write it. */
const searchOf = ({ heroes, party, set }: AskedSheets): string =>
  new URLSearchParams([
    ...heroes.map((hero) => ['hero', hero]),
    ...(party === undefined ? [] : [['party', party]]),
    ...(set === undefined ? [] : [['set', set]]),
  ]).toString();

const pages: Readonly<Record<string, () => Promise<ReactNode>>> = {
  '/play': async () => {
    const { PlayPage } = await import('@/components/play/play-page');
    return <PlayPage />;
  },
  '/table': async () => {
    const { CompanionPage } = await import('@/components/companion/companion-page');
    return <CompanionPage />;
  },
};

describe.each(Object.entries(pages))('%s', (_, page) => {
  it.each(doors)('opens what is asked for of $game by $door', async ({ name, asked }) => {
    address.search = searchOf(asked);
    expect(await textOf(await page())).toContain(name);
  });

  it('opens sheets of all games at once, whichever comes first', async () => {
    for (const first of systemIds.filter((_, row) => isTried(row, 0, 4))) {
      vi.resetModules();
      const others = systemIds.filter((game) => game !== first);
      const heroes = [first, ...others].map((game) => referencesTo(game).code);
      address.search = searchOf({ ...nobody, heroes });
      const text = await textOf(await page());
      for (const game of systemIds) expect(text).toContain(nameOf(lastOf(game).document));
    }
  });
});

const single = systemIds.flatMap((game, row) =>
  Object.entries(referencesTo(game))
    .filter((_, column) => isTried(row, column, 3))
    .map(([door, reference]) => ({ game, door, reference, name: nameOf(lastOf(game).document) })),
);

it.each(single)('/odds opens what is asked for of $game by $door', async ({ reference, name }) => {
  const { OddsPage } = await import('@/components/odds/odds-page');
  for (const query of [{ a: reference }, { b: reference }, { a: reference, b: reference }]) {
    address.search = new URLSearchParams(query).toString();
    expect(await textOf(<OddsPage />)).toContain(name);
  }
});

it.each(single)(
  '/build opens what is asked for of $game by $door',
  async ({ game, door, reference, name }) => {
    const { openDraft } = await import('@/components/draft/draft');
    const arrival = door === 'sample' ? { sample: reference.slice('sample-'.length) } : { from: reference };
    const draft = await openDraft(arrival);
    expect(draft.state()).toMatchObject({ document: { system: game }, arrivalProblem: undefined });
    const now = await import('@/lib/systems/document');
    expect(now.nameOf(draft.state().document)).toBe(name);
  },
);

it.each(single.filter(({ door }) => door !== 'sample'))(
  '/print opens what is asked for of $game by $door',
  async ({ game, reference }) => {
    const { beginPrinting } = await import('@/components/print/begun');
    const { gathered } = await beginPrinting({ hero: reference });
    expect(gathered.problems).toEqual([]);
    const cards = await import('@/lib/systems/document');
    const [printed] = gathered.asked.flatMap(({ heroes }) => heroes);
    expect(printed?.hero.system).toBe(game);
    if (printed) expect(cards.cardsOf(printed.hero).length).toBeGreaterThan(0);
  },
);

it('no two games have a sample or a dummy of one id', async () => {
  await open(systemIds, 'odds');
  const all = systemIds.flatMap((game) =>
    [...sampleReferences(game), ...dummyReferences(game)].map(({ reference }) => reference),
  );
  expect(new Set(all).size).toBe(all.length);
});
