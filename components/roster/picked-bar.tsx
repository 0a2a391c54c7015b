'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { fileName } from '@/components/site/file-name';
import { fileText, keepFile, keepHero } from '@/components/site/keep-file';
import { Button, buttonClass } from '@/components/ui/button';
import { words } from '@/lib/messages/index';
import type { SavedHero } from '@/lib/roster/roster';
import { fileLimits, newParty, writeParty } from '@/lib/systems/index';
import { useDoing } from './doing';

const say = words.myHeroes;

const idsOf = (heroes: readonly SavedHero[]): readonly string[] => heroes.map(({ id }) => id);

/** What can be done with the ticked heroes, at the foot of the window while some are ticked. */
export function PickedBar({
  picked,
  shown,
  onTags,
  onAll,
  onNone,
}: {
  readonly picked: readonly SavedHero[];
  /** How many the list shows. */
  readonly shown: number;
  readonly onTags: () => void;
  readonly onAll: () => void;
  readonly onNone: () => void;
}) {
  const deeds = useDoing();
  const router = useRouter();
  const isTooMany = picked.length > fileLimits.heroes;

  const download = (): void => {
    const [only, ...more] = picked;
    if (only && more.length === 0) keepHero(only.hero);
    else {
      const name = say.party.nameless;
      const party = newParty(
        name,
        picked.map(({ hero }) => hero),
      );
      keepFile(fileName(name, '.pipsmith.json', name), fileText(writeParty(party)), 'application/json');
    }
  };
  const makeParty = async (): Promise<void> => {
    const party = await deeds.saveParty({ name: say.party.nameless, heroes: idsOf(picked) });
    if (party) router.push(`/parties?id=${encodeURIComponent(party.id)}`);
  };
  return (
    <section
      aria-label={say.picked.heading}
      className="pointer-events-auto flex flex-wrap items-center gap-2 rounded-card border border-edge bg-leaf p-2 shadow-[0_4px_20px_rgb(20_14_8/0.3)]"
    >
      <output className="px-2 font-semibold">{say.picked.tally(picked.length)}</output>
      <Button size="small" look="main" disabled={isTooMany} onClick={() => void makeParty()}>
        {say.picked.party}
      </Button>
      <Link
        href={`/print?saved=${idsOf(picked).map(encodeURIComponent).join(',')}`}
        prefetch={false}
        className={buttonClass({ size: 'small' })}
      >
        {say.picked.print}
      </Link>
      <Button size="small" onClick={onTags}>
        {say.picked.tags}
      </Button>
      <Button size="small" disabled={isTooMany} onClick={download}>
        {say.picked.download}
      </Button>
      <Button
        size="small"
        onClick={() => {
          onNone();
          void deeds.remove(picked);
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
      {isTooMany && (
        <p className="basis-full px-2 text-sm text-muted">{say.picked.tooMany(fileLimits.heroes)}</p>
      )}
    </section>
  );
}
