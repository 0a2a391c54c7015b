'use client';

import { useRouter } from 'next/navigation';
import { DropdownMenu } from 'radix-ui';
import { keepSheet } from '@/components/site/keep-file';
import { playPath, tablePath } from '@/components/site/play-path';
import { buttonClass } from '@/components/ui/button';
import { messages } from '@/lib/messages/index';
import type { SavedHero } from '@/lib/roster/roster';
import { nameOf } from '@/lib/systems/document';
import { encodeSheet } from '@/lib/share/index';
import { hasPart } from '@/lib/systems/open';
import { useActions } from '../use-actions';

const say = messages.myHeroes.hero;

function Item({ label, onSelect }: { readonly label: string; readonly onSelect: () => void }) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className="flex min-h-10 cursor-pointer items-center rounded-lg px-3 outline-none data-[highlighted]:bg-ink data-[highlighted]:text-paper"
    >
      {label}
    </DropdownMenu.Item>
  );
}

/** Actions on one hero, behind three dots. */
export function HeroMenu({
  saved,
  onTags,
  onVersions,
}: {
  readonly saved: SavedHero;
  readonly onTags: (id: string) => void;
  readonly onVersions: (id: string) => void;
}) {
  const actions = useActions();
  const router = useRouter();
  const { id, hero } = saved;
  const goWith = (pathOf: (heroes: readonly string[]) => string, otherwise: string) => (): void => {
    const code = encodeSheet(hero);
    router.push(code.ok ? pathOf([code.value]) : otherwise);
  };
  const go = (path: string) => (): void => router.push(path);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={say.actions(nameOf(hero))}
        className={buttonClass({ look: 'quiet', size: 'small' }, 'z-10 -mt-1.5 -mr-1.5 w-10 !px-0')}
      >
        <svg viewBox="0 0 24 24" aria-hidden className="size-6 fill-current">
          <circle cx="5" cy="12" r="2" />
          <circle cx="12" cy="12" r="2" />
          <circle cx="19" cy="12" r="2" />
        </svg>
      </DropdownMenu.Trigger>
      {/* Inside the landmark that its hero is in. */}
      <DropdownMenu.Portal container={document.querySelector('main')}>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-40 min-w-52 rounded-card border border-edge bg-leaf p-1.5 shadow-[0_6px_24px_rgb(20_14_8/0.3)]"
        >
          <Item label={say.open} onSelect={go(`/build?hero=${encodeURIComponent(id)}`)} />
          <Item label={say.print} onSelect={go(`/print?saved=${encodeURIComponent(id)}`)} />
          {hasPart(hero.system, 'play') && <Item label={say.play} onSelect={goWith(playPath, '/play')} />}
          {hasPart(hero.system, 'companion') && (
            <Item label={say.table} onSelect={goWith(tablePath, '/table')} />
          )}
          <Item label={say.copyLink} onSelect={() => void actions.copyHeroLink(saved)} />
          <Item label={say.download} onSelect={() => keepSheet(hero)} />
          <Item label={say.duplicate} onSelect={() => void actions.duplicate([saved])} />
          <Item label={say.editTags} onSelect={() => onTags(id)} />
          <Item label={say.versions} onSelect={() => onVersions(id)} />
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <Item label={say.remove} onSelect={() => void actions.remove([saved])} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
