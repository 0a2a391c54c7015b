'use client';

import { Suspense, useEffect, useState } from 'react';
import { SheetPicture } from '@/components/systems/picture';
import { Button, RemoveButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/lib/messages/index';
import type { HeroVersions, SavedHero } from '@/lib/roster/roster';
import { mostVersions } from '@/lib/roster/versions';
import { nameOf, sameSheet } from '@/lib/systems/document';
import { useActions } from '../use-actions';
import { CompareView } from './compare-view';

const say = messages.myHeroes.versions;

type Version = HeroVersions['versions'][number];

/** The versions of a hero as they stand; undefined until they are read, and read again when the hero changes. */
const useVersions = ({ id, revision }: SavedHero) => {
  const { versions: read } = useActions();
  const [found, setFound] = useState<HeroVersions>();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    let isHere = true;
    void read(id).then((came) => {
      if (isHere) setFound(came.ok ? came.value : { versions: [], unreadable: [] });
    });
    return () => {
      isHere = false;
    };
  }, [read, id, revision, looks]);
  return { found, look: (): void => setLooks((before) => before + 1) };
};

function VersionRow({
  version,
  saved,
  today,
  onChange,
}: {
  readonly version: Version;
  readonly saved: SavedHero;
  readonly today: Date;
  readonly onChange: () => void;
}) {
  const actions = useActions();
  const [isOpen, open] = useState(false);
  const name = say.at(say.why[version.why], version.kept, today);
  const isNow = sameSheet(version.sheet, saved.hero);
  return (
    <li className="flex flex-col gap-3 border-t border-line py-3">
      <div className="flex items-center gap-3">
        <SheetPicture document={version.sheet} className="w-20 shrink-0" />
        <p className="min-w-0 flex-1">
          <span className="font-semibold">{name}</span>
          {isNow && <span className="block text-sm text-muted">{say.asNow}</span>}
        </p>
        <RemoveButton
          label={say.remove(name)}
          onRemove={() => void actions.removeVersion(version.id).then(onChange)}
        />
      </div>
      {!isNow && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => void actions.goBack(saved, version.id).then(onChange)}>
            {say.back}
          </Button>
          <Button size="small" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
            {say.compare}
          </Button>
        </div>
      )}
      {isOpen && !isNow && (
        <Suspense fallback={<p className="text-muted">{messages.myHeroes.compare.loading}</p>}>
          <CompareView
            one={{ name, document: version.sheet }}
            other={{ name: say.now, document: saved.hero }}
          />
        </Suspense>
      )}
    </li>
  );
}

/** Earlier versions of a hero: kept, compared with the present one, restored. */
export function VersionsDialog({
  saved,
  today,
  onClose,
}: {
  readonly saved: SavedHero;
  readonly today: Date;
  readonly onClose: () => void;
}) {
  const actions = useActions();
  const { found, look } = useVersions(saved);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={say.heading(nameOf(saved.hero))}
      description={say.hint(mostVersions)}
      closeLabel={messages.myHeroes.close}
    >
      <Button className="self-start" onClick={() => void actions.keepVersion(saved).then(look)}>
        {say.keep}
      </Button>
      {found === undefined && <p className="text-muted">{say.loading}</p>}
      {found && found.versions.length + found.unreadable.length === 0 && (
        <p className="text-muted">{say.none}</p>
      )}
      {found && (
        <ul>
          {found.versions.map((version) => (
            <VersionRow key={version.id} version={version} saved={saved} today={today} onChange={look} />
          ))}
          {found.unreadable.map((id) => (
            <li key={id} className="flex items-center justify-between gap-3 border-t border-line py-3">
              <p className="text-error">{say.unreadable}</p>
              <Button size="small" onClick={() => void actions.removeVersion(id).then(look)}>
                {say.removeUnreadable}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
