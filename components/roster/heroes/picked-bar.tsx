'use client';

import { Link } from '@/components/ui/link';
import { useRouter } from 'next/navigation';
import { fileOfParty, keepJson, keepSheet } from '@/components/site/keep-file';
import { Button, buttonClass } from '@/components/ui/button';
import { messages } from '@/lib/messages/index';
import type { SavedHero } from '@/lib/roster/roster';
import { joinsParties } from '@/lib/systems/document';
import { fileLimits, newParty } from '@/lib/systems/file';
import { gameName } from '@/lib/systems/open';
import { useActions } from '../use-actions';

const say = messages.myHeroes;

const idsOf = (heroes: readonly SavedHero[]): readonly string[] => heroes.map(({ id }) => id);

/** Actions on the ticked heroes, at the foot of the window while some are ticked. */
export function PickedBar({
  picked,
  shown,
  onTags,
  onCompare,
  onAll,
  onNone,
}: {
  readonly picked: readonly SavedHero[];
  /** How many the list shows. */
  readonly shown: number;
  readonly onTags: () => void;
  readonly onCompare: () => void;
  readonly onAll: () => void;
  readonly onNone: () => void;
}) {
  const actions = useActions();
  const router = useRouter();
  const isTooMany = picked.length > fileLimits.heroes;
  /** One whose game is played without parties. */
  const alone = picked.find(({ hero }) => !joinsParties(hero));

  const download = (): void => {
    const [only, ...more] = picked;
    if (only && more.length === 0) keepSheet(only.hero);
    else
      keepJson(
        fileOfParty(
          newParty(
            say.party.nameless,
            picked.map(({ hero }) => hero),
          ),
        ),
      );
  };
  const makeParty = async (): Promise<void> => {
    const party = await actions.addParty({ name: say.party.nameless, heroes: idsOf(picked) });
    if (party) router.push(`/parties?id=${encodeURIComponent(party.id)}`);
  };
  return (
    <section
      aria-label={say.picked.heading}
      className="pointer-events-auto flex flex-wrap items-center gap-2 rounded-card border border-edge bg-leaf p-2 shadow-[0_4px_20px_rgb(20_14_8/0.3)]"
    >
      <output className="px-2 font-semibold">{say.picked.tally(picked.length)}</output>
      <Button
        size="small"
        look="main"
        disabled={isTooMany || alone !== undefined}
        onClick={() => void makeParty()}
      >
        {say.picked.party}
      </Button>
      <Link
        href={`/print?saved=${idsOf(picked).map(encodeURIComponent).join(',')}`}
        className={buttonClass({ size: 'small' })}
      >
        {say.picked.print}
      </Link>
      {picked.length === 2 && (
        <Button size="small" onClick={onCompare}>
          {say.picked.compare}
        </Button>
      )}
      <Button size="small" onClick={onTags}>
        {say.picked.tags}
      </Button>
      <Button
        size="small"
        disabled={picked.length > 1 && (isTooMany || alone !== undefined)}
        onClick={download}
      >
        {say.picked.download}
      </Button>
      <Button
        size="small"
        onClick={() => {
          onNone();
          void actions.remove(picked);
        }}
      >
        {say.picked.remove}
      </Button>
      <span className="ml-auto flex gap-1">
        {picked.length < shown && (
          <Button size="small" look="quiet" onClick={onAll}>
            {say.picked.all(shown)}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={onNone}>
          {say.picked.none}
        </Button>
      </span>
      {alone && (
        <p className="basis-full px-2 text-sm text-muted">{say.picked.alone(gameName(alone.hero.system))}</p>
      )}
      {isTooMany && (
        <p className="basis-full px-2 text-sm text-muted">{say.picked.tooMany(fileLimits.heroes)}</p>
      )}
    </section>
  );
}
