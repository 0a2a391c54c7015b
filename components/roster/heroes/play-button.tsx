'use client';

import { useRouter } from 'next/navigation';
import { playPath } from '@/components/site/play-path';
import { buttonClass } from '@/components/ui/button';
import { SwordsIcon } from '@/components/ui/nav-icons';
import { messages } from '@/lib/messages/index';
import type { SavedHero } from '@/lib/roster/roster';
import { encodeSheet } from '@/lib/share/index';
import { nameOf } from '@/lib/systems/document';
import { hasPart } from '@/lib/systems/open';

/** Leads to a match of a hero, where it only has to be started; nothing for games that cannot be played. */
export function PlayButton({ hero }: Pick<SavedHero, 'hero'>) {
  const router = useRouter();
  if (!hasPart(hero.system, 'play')) return null;
  const label = messages.myHeroes.hero.playWith(nameOf(hero));
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={buttonClass({ size: 'small' }, 'z-10 size-11 shrink-0 px-0!')}
      onClick={() => {
        const code = encodeSheet(hero);
        router.push(code.ok ? playPath([code.value]) : '/play');
      }}
    >
      <SwordsIcon />
    </button>
  );
}
