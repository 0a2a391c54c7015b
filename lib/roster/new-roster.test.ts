import { describe, expect, it, vi } from 'vitest';
import { eventually } from '@/lib/testing/eventually';
import { err, ok, type Result } from '../result';
import { newRoster, type NewRoster } from './new-roster';
import type { Roster, RosterProblem } from './roster';
import { heroNamed, newBrowser, openIn, photoOf, valueOf } from './testing';

const device = async () => {
  const real = await openIn(newBrowser());
  const open = vi.fn((): Promise<Result<Roster, RosterProblem>> => Promise.resolve(ok(real)));
  return { real, open, roster: newRoster(open) };
};

/** Every call that is not a look at what there is. */
const calls = {
  hero: (roster) => roster.hero('none'),
  history: (roster) => roster.history('none'),
  photo: (roster) => roster.photo('none'),
  keepPhoto: (roster) => roster.keepPhoto(photoOf('one')),
  save: (roster) =>
    roster.save({
      id: 'none',
      revision: 1,
      hero: heroNamed('Jane'),
      tags: [],
      photo: undefined,
      history: '',
    }),
  add: (roster) => roster.add([{ hero: heroNamed('Jane') }]),
  duplicate: (roster) => roster.duplicate(['none']),
  remove: (roster) => roster.remove(['none']),
  tag: (roster) => roster.tag(['none'], ['a'], []),
  addParty: (roster) => roster.addParty({ name: 'All', heroes: [] }),
  changeParty: (roster) => roster.changeParty('none', (party) => party),
  removeParty: (roster) => roster.removeParty('none'),
  match: (roster) => roster.match('none'),
  saveMatch: (roster) => roster.saveMatch({ name: 'One', text: '{}', isOver: false }),
  removeMatch: (roster) => roster.removeMatch('none'),
  text: (roster) => roster.text('none'),
  saveText: (roster) => roster.saveText({ kind: 'map', name: 'One', text: '{}' }),
  removeText: (roster) => roster.removeText('none'),
  versions: (roster) => roster.versions('none'),
  keepVersion: (roster) => roster.keepVersion('none', 'asked'),
  goBack: (roster) => roster.goBack('none', 'none'),
  removeVersion: (roster) => roster.removeVersion('none'),
  undo: (roster) => roster.undo(),
  redo: (roster) => roster.redo(),
  storage: (roster) => roster.storage(),
  backup: (roster) => roster.backup(),
  heroesAlone: (roster) => roster.heroesAlone(),
  restore: (roster) => roster.restore('{}'),
} as const satisfies Record<
  Exclude<keyof Roster, 'contents' | 'matches' | 'texts' | 'watch'>,
  (roster: Roster) => Promise<unknown>
>;

const looks = (roster: NewRoster): Promise<readonly unknown[]> =>
  Promise.all([
    valueOf(roster.contents()),
    valueOf(roster.matches()),
    valueOf(roster.texts('map')),
    valueOf(roster.texts('game-night')),
  ]);

describe('the roster of a new device', () => {
  it('says what an empty database says, and opens none', async () => {
    const { real, open, roster } = await device();
    const stop = roster.watch(() => undefined);
    expect(await looks(roster)).toEqual([await valueOf(real.contents()), [], [], []]);
    stop();
    expect(open).not.toHaveBeenCalled();
  });

  it.each(Object.entries(calls))('asks the database for everything else: %s', async (name, call) => {
    const [one, other] = await Promise.all([device(), device()]);
    const said = await call(one.roster);
    expect(one.open).toHaveBeenCalledOnce();
    const mask = (answer: unknown): string =>
      JSON.stringify(answer).replaceAll(/id-\d+|"\d{4}-[^"]*Z"/g, 'masked');
    expect(mask(said), name).toBe(mask(await call(other.real)));
  });

  it('opens it once, and then shows what it holds', async () => {
    const { open, roster } = await device();
    await Promise.all([roster.add([{ hero: heroNamed('Jane') }]), roster.enter(), roster.undo()]);
    expect((await valueOf(roster.contents())).heroes).toHaveLength(1);
    expect(open).toHaveBeenCalledOnce();
  });

  it('tells who watches that it is open, and of every change after that', async () => {
    const { roster } = await device();
    const [heard, left] = [vi.fn(), vi.fn()];
    roster.watch(heard);
    roster.watch(left)();
    await roster.enter();
    expect(heard).toHaveBeenCalledOnce();
    const late = vi.fn();
    roster.watch(late);
    await roster.add([{ hero: heroNamed('Jane') }]);
    await eventually(() => {
      expect(heard.mock.calls.length).toBeGreaterThan(1);
      expect(late).toHaveBeenCalled();
    });
    expect(left).not.toHaveBeenCalled();
  });

  it('says why the database does not open, and tries again the next time', async () => {
    const { open, roster } = await device();
    const heard = vi.fn();
    roster.watch(heard);
    open.mockResolvedValueOnce(err({ problem: 'full' }));
    open.mockResolvedValueOnce(err({ problem: 'full' }));
    expect(await roster.add([])).toEqual(err({ problem: 'full' }));
    expect(heard).toHaveBeenCalledOnce();
    expect(await roster.contents()).toEqual(err({ problem: 'full' }));
    expect((await valueOf(roster.contents())).heroes).toEqual([]);
  });
});
