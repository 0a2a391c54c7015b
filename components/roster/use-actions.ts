'use client';

import { useMemo, useState, createContext, useContext } from 'react';
import { keepFile } from '@/components/site/keep-file';
import { useOrigin } from '@/components/site/origin';
import type { Result } from '@/lib/result';
import { messages } from '@/lib/messages/index';
import type {
  PartyContent,
  Roster,
  RosterProblem,
  RosterStep,
  SavedHero,
  SavedParty,
  StorageReport,
  UnreadableRow,
} from '@/lib/roster/roster';
import { encodeParty, encodeSheet, heroPath, partyPath } from '@/lib/share/index';
import { nameOf } from '@/lib/systems/document';
import { newParty } from '@/lib/systems/file';
import type { SheetDocument } from '@/lib/systems/sheet';
import { allAsNew, namesOfArriving, type Arriving } from '@/lib/roster/newcomers';
import { importSources, type ImportSource } from './import';
import { bringIn } from './parties/bring-in';

/** Message of the page about the last action. */
export interface Status {
  readonly text: string;
  readonly tone?: 'good' | 'error';
  /** This many steps take it back, by the button beside it; none where there is nothing to take back. */
  readonly steps?: number;
  /** Arrivals that are here already; a button beside the sentence adds it a second time. */
  readonly twins?: readonly Arriving[];
  /** The action removed the focused element, so the notice takes the focus. */
  readonly takesFocus?: boolean;
  /** A link that the browser would not copy. */
  readonly link?: string;
}

/** Failed action, and the heroes that exist only in this page now. */
export interface Trouble {
  readonly problem: RosterProblem;
  readonly unsaved: readonly SheetDocument[];
}

/** Everything that a player can do to the roster from this page; each says what came of it. */
export interface RosterActions {
  /** Takes the last step back, or the last few. */
  /** Takes the last step back, or tells which it is where this page does not show it; this many steps at once. */
  readonly undo: (steps?: number) => Promise<void>;
  readonly redo: () => Promise<void>;
  readonly duplicate: (heroes: readonly SavedHero[]) => Promise<void>;
  readonly remove: (heroes: readonly SavedHero[]) => Promise<void>;
  readonly removeUnreadable: (row: UnreadableRow, name: string) => Promise<void>;
  readonly tag: (
    heroes: readonly SavedHero[],
    add: readonly string[],
    drop: readonly string[],
  ) => Promise<void>;
  readonly copyHeroLink: (saved: SavedHero) => Promise<void>;
  readonly copyPartyLink: (name: string, heroes: readonly SheetDocument[]) => Promise<void>;
  readonly importAll: (sources: readonly ImportSource[]) => Promise<boolean>;
  /** Adds what came beside what is just the same. */
  readonly addAgain: (twins: readonly Arriving[]) => Promise<void>;
  /** The new party, or undefined where it could not be saved. */
  readonly addParty: (party: PartyContent) => Promise<SavedParty | undefined>;
  readonly changeParty: Roster['changeParty'];
  /** Puts sheets into a party that this device may not keep yet. */
  readonly bringIn: (party: string, documents: readonly SheetDocument[]) => Promise<void>;
  readonly removeParty: (party: SavedParty) => Promise<boolean>;
  readonly versions: Roster['versions'];
  readonly keepVersion: (saved: SavedHero) => Promise<void>;
  /** Restores an earlier version of the hero. */
  readonly goBack: (saved: SavedHero, version: string) => Promise<void>;
  readonly removeVersion: (version: string) => Promise<void>;
  readonly backUp: () => Promise<void>;
  /** Everything that QR codes can carry, as text. */
  readonly heroesAlone: Roster['heroesAlone'];
  /** Whether the browser promises to keep everything. */
  readonly storageKept: () => Promise<StorageReport['kept']>;
  /** Asks the browser for that promise. */
  readonly askToKeep: () => Promise<StorageReport['kept']>;
  readonly setStatus: (status: Status | undefined) => void;
  readonly dismissTrouble: () => void;
}

const namesOf = (heroes: readonly SavedHero[]): readonly string[] => heroes.map(({ hero }) => nameOf(hero));
const idsOf = (heroes: readonly SavedHero[]): readonly string[] => heroes.map(({ id }) => id);

export interface RosterControls {
  readonly actions: RosterActions | undefined;
  readonly status: Status | undefined;
  readonly trouble: Trouble | undefined;
}

/**
 * @param roster undefined while it is not open: then nothing can be done
 * @param isHere whether a step shows on this page; other steps are announced before they are undone
 */
export const useRosterActions = (
  roster: Roster | undefined,
  isHere: (step: RosterStep) => boolean,
): RosterControls => {
  const [status, setStatus] = useState<Status>();
  const [trouble, setTrouble] = useState<Trouble>();
  const origin = useOrigin() ?? '';

  const actions = useMemo((): RosterActions | undefined => {
    if (!roster) return undefined;
    const { done } = messages.myHeroes;
    const fails = (problem: RosterProblem, unsaved: readonly SheetDocument[] = []): void => {
      setStatus(undefined);
      setTrouble({ problem, unsaved });
    };
    /** Says the sentence once it is done, or shows why it is not. */
    const after = async <T>(
      work: Promise<Result<T, RosterProblem>>,
      sentence: (value: T) => Status | undefined,
    ): Promise<Result<T, RosterProblem>> => {
      const came = await work;
      if (came.ok) {
        setTrouble(undefined);
        setStatus(sentence(came.value));
      } else fails(came.error);
      return came;
    };
    const copy = async (name: string, link: string): Promise<void> => {
      try {
        await navigator.clipboard.writeText(link);
        setStatus({ text: done.copied(name), tone: 'good' });
      } catch {
        setStatus({ text: done.denied(name), link });
      }
    };
    const undone = (text: string): Status => ({ text, tone: 'good', steps: 1 });
    const lost = (text: string): Status => ({ ...undone(text), takesFocus: true });
    const { step } = messages.roster;
    /** The next step, where this page does not show it. */
    const elsewhere = async (way: 'undo' | 'redo'): Promise<RosterStep | undefined> => {
      const contents = await roster.contents();
      const next = contents.ok ? contents.value[way] : undefined;
      return next && !isHere(next) ? next : undefined;
    };
    return {
      undo: async (steps) => {
        const next = steps === undefined ? await elsewhere('undo') : undefined;
        if (next) {
          setStatus({ text: messages.myHeroes.undoElsewhere(step(next)), steps: 1 });
          return;
        }
        for (let nth = 1; nth < (steps ?? 1); nth += 1) if (!(await roster.undo()).ok) break;
        await after(
          roster.undo(),
          (was) => was && { text: messages.myHeroes.undone(step(was)), tone: 'good' },
        );
      },
      redo: async () => {
        const next = await elsewhere('redo');
        if (next) {
          setStatus({ text: messages.myHeroes.redoElsewhere(step(next)) });
          return;
        }
        await after(
          roster.redo(),
          (was) => was && { text: messages.myHeroes.redone(step(was)), tone: 'good' },
        );
      },
      duplicate: async (heroes) => {
        await after(roster.duplicate(idsOf(heroes)), () => undone(done.duplicated(namesOf(heroes))));
      },
      remove: async (heroes) => {
        await after(roster.remove(idsOf(heroes)), () => lost(done.deleted(namesOf(heroes))));
      },
      removeUnreadable: async ({ of, id }, name) => {
        const removed = of === 'hero' ? roster.remove([id]) : roster.removeParty(id);
        await after(removed, () => lost(done.deleted([name])));
      },
      tag: async (heroes, add, drop) => {
        await after(roster.tag(idsOf(heroes), add, drop), () => undone(done.tagged(namesOf(heroes))));
      },
      copyHeroLink: async ({ id, hero }) => {
        const code = encodeSheet(hero);
        if (code.ok) {
          await copy(nameOf(hero), `${origin}${heroPath(code.value)}`);
          // Others’ work is a version; a link goes out without one too.
          await roster.keepVersion(id, 'share');
        } else setStatus({ text: messages.share.problem(code.error), tone: 'error' });
      },
      copyPartyLink: async (name, heroes) => {
        const code = encodeParty(newParty(name, heroes));
        if (code.ok) await copy(name, `${origin}${partyPath(code.value)}`);
        else setStatus({ text: messages.share.problem(code.error), tone: 'error' });
      },
      importAll: async (sources) => {
        const came = await importSources(roster, sources);
        if (came.problem) fails(came.problem, came.unsaved);
        else setTrouble(undefined);
        const here = came.twins.length > 0 ? [done.here(came.twins.flatMap(namesOfArriving))] : [];
        const sentences = [...came.done, ...came.refused, ...here];
        if (sentences.length > 0)
          setStatus({
            text: sentences.join(' '),
            tone: came.refused.length > 0 ? 'error' : 'good',
            steps: came.steps,
            ...(came.twins.length > 0 && { twins: came.twins }),
          });
        return came.refused.length === 0 && came.problem === undefined;
      },
      addAgain: async (twins) => {
        const { heroes, parties } = allAsNew(twins);
        const names = twins.flatMap(namesOfArriving);
        const added = roster.add(heroes, { did: 'import', names }, parties);
        await after(added, () => undone(done.brought(names)));
      },
      addParty: async (party) => {
        const came = await after(roster.addParty(party), () => undefined);
        return came.ok ? came.value : undefined;
      },
      changeParty: async (id, change) => {
        const came = await roster.changeParty(id, change);
        // The message about an action stays: the name was saved before it.
        if (came.ok) setTrouble(undefined);
        else fails(came.error);
        return came;
      },
      bringIn: async (party, documents) => {
        const came = await bringIn(roster, party, documents);
        if (came.ok) setTrouble(undefined);
        else fails(came.error, documents);
      },
      removeParty: async (party) =>
        (await after(roster.removeParty(party.id), () => lost(done.partyDeleted(party.name)))).ok,
      versions: roster.versions,
      keepVersion: async ({ id, hero }) => {
        const { versions: say } = messages.myHeroes;
        await after(roster.keepVersion(id, 'asked'), (isNew) => ({
          text: isNew ? say.kept(nameOf(hero)) : say.isKept,
          tone: 'good',
        }));
      },
      goBack: async ({ id, hero }, version) => {
        await after(roster.goBack(id, version), () => ({
          text: messages.myHeroes.versions.wentBack(nameOf(hero)),
          tone: 'good',
        }));
      },
      removeVersion: async (version) => {
        await after(roster.removeVersion(version), () => undefined);
      },
      heroesAlone: roster.heroesAlone,
      backUp: async () => {
        const came = await after(roster.backup(), () => ({ text: done.backedUp, tone: 'good' }));
        if (came.ok) keepFile(`${messages.myHeroes.backup.file}.json`, came.value, 'application/json');
      },
      storageKept: async () => (await roster.storage()).kept,
      askToKeep: async () => {
        const isKept = await navigator.storage.persist().catch(() => false);
        setStatus({ text: isKept ? done.kept : done.notKept, tone: isKept ? 'good' : 'error' });
        return (await roster.storage()).kept;
      },
      setStatus,
      dismissTrouble: () => setTrouble(undefined),
    };
  }, [roster, origin, isHere]);

  return { actions, status, trouble };
};

/** The foot of the window, where bars stand that must stay in sight. */
export const FootContext = createContext<HTMLElement | null>(null);

export const ActionsContext = createContext<RosterActions | undefined>(undefined);

/** Actions of the player anywhere on the page. Rows take them from here, so that none is drawn again for them. */
export const useActions = (): RosterActions => {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('Use this only inside an open roster.');
  return actions;
};
