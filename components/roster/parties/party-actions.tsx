'use client';

import { Link } from '@/components/ui/link';
import { useRouter } from 'next/navigation';
import { fileOfParty, keepJson } from '@/components/site/keep-file';
import { partyPlayPath, partyTablePath } from '@/components/site/play-path';
import { Button, buttonClass } from '@/components/ui/button';
import { messages } from '@/lib/messages/index';
import type { SavedHero, SavedParty } from '@/lib/roster/roster';
import { encodeParty, partyCodeLimit } from '@/lib/share/index';
import { newParty } from '@/lib/systems/file';
import { hasPart } from '@/lib/systems/open';
import { useActions } from '../use-actions';

const say = messages.myHeroes.party;

/** Actions on a whole party. */
export function PartyActions({
  party,
  members,
  onAction,
}: {
  /** Uses the name being typed. */
  readonly party: SavedParty;
  readonly members: readonly SavedHero[];
  /** Saves what is typed; called before whatever is done. */
  readonly onAction: () => void;
}) {
  const actions = useActions();
  const router = useRouter();
  const heroes = members.map(({ hero }) => hero);
  const isTooMany = heroes.length > partyCodeLimit;
  const goTo = (pathOf: (code: string) => string) => (): void => {
    const code = encodeParty(newParty(party.name, heroes));
    if (code.ok) router.push(pathOf(code.value));
  };
  const remove = async (): Promise<void> => {
    if (await actions.removeParty(party)) router.replace('/parties');
  };
  return (
    <div className="flex flex-wrap gap-2" onClickCapture={onAction}>
      {heroes.length > 0 && (
        <>
          <Link
            href={`/print?saved-party=${encodeURIComponent(party.id)}`}
            className={buttonClass({ look: 'main' })}
          >
            {say.print}
          </Link>
          <Link href={`/print?saved-party=${encodeURIComponent(party.id)}&kit`} className={buttonClass({})}>
            {say.printKit}
          </Link>
          {heroes.length > 1 && heroes.every(({ system }) => hasPart(system, 'play')) && (
            <Button disabled={isTooMany} onClick={goTo(partyPlayPath)}>
              {say.play}
            </Button>
          )}
          {heroes.every(({ system }) => hasPart(system, 'companion')) && (
            <Button disabled={isTooMany} onClick={goTo(partyTablePath)}>
              {say.table}
            </Button>
          )}
          <Button disabled={isTooMany} onClick={() => void actions.copyPartyLink(party.name, heroes)}>
            {say.copyLink}
          </Button>
          <Button onClick={() => keepJson(fileOfParty(newParty(party.name, heroes)))}>{say.download}</Button>
        </>
      )}
      <Button look="quiet" onClick={() => void remove()}>
        {say.remove}
      </Button>
      {isTooMany && <p className="basis-full text-sm text-muted">{say.noLink(partyCodeLimit)}</p>}
    </div>
  );
}
