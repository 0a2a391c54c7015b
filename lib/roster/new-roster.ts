import { err, ok, type Result } from '../result';
import type { Roster, RosterContents, RosterProblem } from './roster';

type Opening = Promise<Result<Roster, RosterProblem>>;

const nothing: RosterContents = {
  heroes: [],
  unreadable: [],
  parties: [],
  undo: undefined,
  redo: undefined,
  backedUp: undefined,
  changedSince: 0,
};

export interface NewRoster extends Roster {
  /** Opens the database, unless it is open: somebody is about to change something. */
  readonly enter: () => Opening;
}

/**
 * The roster of a device that has saved nothing yet. It answers that there is nothing, and opens the database only
 * when something is to be saved: most visitors look around first, and the database loads with separate scripts.
 */
export const newRoster = (openDatabase: () => Opening): NewRoster => {
  let entering: Opening | undefined;
  let isTouched = false;
  const watching = new Map<() => void, () => void>();

  const listenIn = (roster: Roster, listener: () => void): void => {
    watching.get(listener)?.();
    watching.set(listener, roster.watch(listener));
  };
  const begin = async (): Opening => {
    const opened = await openDatabase();
    if (!opened.ok) entering = undefined;
    for (const listener of watching.keys()) {
      if (opened.ok) listenIn(opened.value, listener);
      listener();
    }
    return opened;
  };
  const enter = (): Opening => {
    isTouched = true;
    entering ??= begin();
    return entering;
  };
  const ask = async <T, E>(
    question: (roster: Roster) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | RosterProblem>> => {
    const opened = await enter();
    return opened.ok ? question(opened.value) : err(opened.error);
  };
  const askIfTouched = <T>(
    untouched: T,
    question: (roster: Roster) => Promise<Result<T, RosterProblem>>,
  ): Promise<Result<T, RosterProblem>> => (isTouched ? ask(question) : Promise.resolve(ok(untouched)));

  return {
    enter,
    contents: () => askIfTouched(nothing, (roster) => roster.contents()),
    matches: () => askIfTouched([], (roster) => roster.matches()),
    texts: (kind) => askIfTouched([], (roster) => roster.texts(kind)),
    watch: (listener) => {
      watching.set(listener, () => undefined);
      void entering?.then((opened) => {
        if (opened.ok && watching.has(listener)) listenIn(opened.value, listener);
      });
      return () => {
        watching.get(listener)?.();
        watching.delete(listener);
      };
    },
    hero: (id) => ask((roster) => roster.hero(id)),
    history: (id) => ask((roster) => roster.history(id)),
    photo: (id) => ask((roster) => roster.photo(id)),
    keepPhoto: (photo) => ask((roster) => roster.keepPhoto(photo)),
    save: (change) => ask((roster) => roster.save(change)),
    add: (heroes, step, parties) => ask((roster) => roster.add(heroes, step, parties)),
    duplicate: (ids) => ask((roster) => roster.duplicate(ids)),
    remove: (ids) => ask((roster) => roster.remove(ids)),
    tag: (ids, add, drop) => ask((roster) => roster.tag(ids, add, drop)),
    addParty: (party) => ask((roster) => roster.addParty(party)),
    changeParty: (id, change) => ask((roster) => roster.changeParty(id, change)),
    removeParty: (id) => ask((roster) => roster.removeParty(id)),
    match: (id) => ask((roster) => roster.match(id)),
    saveMatch: (match) => ask((roster) => roster.saveMatch(match)),
    removeMatch: (id) => ask((roster) => roster.removeMatch(id)),
    text: (id) => ask((roster) => roster.text(id)),
    saveText: (text) => ask((roster) => roster.saveText(text)),
    removeText: (id) => ask((roster) => roster.removeText(id)),
    versions: (hero) => ask((roster) => roster.versions(hero)),
    keepVersion: (hero, why) => ask((roster) => roster.keepVersion(hero, why)),
    goBack: (hero, version) => ask((roster) => roster.goBack(hero, version)),
    removeVersion: (version) => ask((roster) => roster.removeVersion(version)),
    undo: () => ask((roster) => roster.undo()),
    redo: () => ask((roster) => roster.redo()),
    storage: async () => {
      const opened = await enter();
      return opened.ok ? opened.value.storage() : { kept: 'unknown', used: undefined, quota: undefined };
    },
    backup: () => ask((roster) => roster.backup()),
    heroesAlone: () => ask((roster) => roster.heroesAlone()),
    restore: (text) => ask((roster) => roster.restore(text)),
  };
};
