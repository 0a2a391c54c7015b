'use client';

import { Link } from '@/components/ui/link';
import { Suspense, useRef } from 'react';
import { EmptyDie } from '@/components/site/empty-die';
import { buttonClass } from '@/components/ui/button';
import { GoodIcon } from '@/components/ui/icons';
import { Panel } from '@/components/ui/panel';
import { messages } from '@/lib/messages/index';
import type { RosterContents, SavedParty } from '@/lib/roster/roster';
import { joinsParties } from '@/lib/systems/document';
import { fileLimits } from '@/lib/systems/file';
import { useActions } from '../use-actions';
import { PartyActions } from './party-actions';
import { PartyMembers } from './party-members';
import { inOrder } from './use-row-drag';
import { PartyName, useLastCall, useTypedName } from './party-name';
import { PartyOthers } from './party-others';
import { UndoButtons } from '../undo';

const say = messages.myHeroes.party;

/** One party: its name, its heroes in their order, and the heroes that could join. */
export function PartyEditor({
  party,
  contents: { heroes, undo, redo },
}: {
  readonly party: SavedParty;
  readonly contents: RosterContents;
}) {
  const actions = useActions();
  const { id, name } = party;
  const byId = new Map(heroes.map((hero) => [hero.id, hero]));
  const members = party.heroes.flatMap((one) => byId.get(one) ?? []);
  const others = heroes.filter(({ id: one, hero }) => !party.heroes.includes(one) && joinsParties(hero));
  const isFull = party.heroes.length >= fileLimits.heroes;
  const typed = useTypedName(name);
  const asked = useRef(name);
  /** Saves the typed name together with any other change. */
  const save = (change: (heroes: readonly string[]) => readonly string[] = (ids) => ids): void => {
    asked.current = typed.name;
    void actions.changeParty(id, (now) => ({
      name: typed.name === name ? now.name : typed.name,
      heroes: change(now.heroes),
    }));
  };
  useLastCall(() => {
    if (typed.name !== name && typed.name !== asked.current) save();
  });
  return (
    <>
      <header className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Link
            href="/parties"
            onClick={() => save()}
            className={buttonClass({ look: 'quiet', size: 'small' }, '-ml-3')}
          >
            <span aria-hidden>←</span>
            {say.back}
          </Link>
          <UndoButtons undo={undo} redo={redo} />
        </div>
        <h1 className="text-4xl sm:text-5xl">{name}</h1>
        <PartyActions party={{ ...party, name: typed.name }} members={members} onAction={() => save()} />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <Panel
          title={say.members}
          aside={
            <span className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
              <span>{say.tally(members.length, fileLimits.heroes)}</span>
              <span className="inline-flex items-center gap-1.5">
                <GoodIcon className="size-4 text-good" />
                {say.saved}
              </span>
            </span>
          }
        >
          <div className="flex flex-col gap-4">
            <PartyName typed={typed} onDone={() => save()} />
            {members.length === 0 ? (
              <p className="text-muted">{say.noHeroes}</p>
            ) : (
              <PartyMembers
                members={members}
                onOrder={(ids) => save((now) => inOrder(now, ids))}
                onOut={(out) => save((now) => now.filter((one) => one !== out))}
              />
            )}
          </div>
        </Panel>
        <Panel title={say.others}>
          {isFull && <p className="mb-2 text-sm text-muted">{say.full(fileLimits.heroes)}</p>}
          <Suspense>
            <PartyOthers
              others={others}
              kept={heroes}
              isFull={isFull}
              onAdd={(hero) => save((now) => (now.includes(hero.id) ? now : [...now, hero.id]))}
              onBring={(documents) => {
                save();
                void actions.bringIn(id, documents);
              }}
            />
          </Suspense>
        </Panel>
      </div>
    </>
  );
}

/** A party that is not on this device, or no longer. */
export function PartyGone() {
  return (
    <div className="flex flex-col items-start gap-5">
      <h1 className="text-4xl sm:text-5xl">{say.heading}</h1>
      <EmptyDie />
      <p className="text-lg">{say.gone}</p>
      <Link href="/parties" className={buttonClass({ look: 'main' })}>
        {say.back}
      </Link>
    </div>
  );
}
