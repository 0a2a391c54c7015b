'use client';
import Link from 'next/link';
import { useState } from 'react';
import { CopyLink } from '@/components/site/copy-link';
import { Button, buttonClass } from '@/components/ui/button';
import { words } from '@/lib/messages/index';
import { encodeHero } from '@/lib/share/index';
import { StartDialog } from './dialogs';
import { keepHero, pathOf } from '@/components/site/keep-file';
import { OpenFile } from './open-file';
import { blankHero } from './state';
import { useBench, useBuilder } from './use-builder';

const say = words.builder.actions;

/** What to do with the hero: print, send, keep, or begin another. */
export function Actions() {
  const { hero, save } = useBuilder();
  const { dispatch } = useBench();
  const [choosing, choose] = useState(false);
  const code = save.saved === 'no' ? encodeHero(hero) : undefined;
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-2">
        <Link
          href={code?.ok ? `/print?hero=${code.value}` : '/print'}
          className={buttonClass({ look: 'main' })}
        >
          {say.print}
        </Link>
        <CopyLink of={hero} to={() => pathOf(hero)} />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button size="small" onClick={() => keepHero(hero)}>
          {say.download}
        </Button>
        <OpenFile />
        <Button size="small" onClick={() => choose(true)}>
          {say.start}
        </Button>
        <Button size="small" onClick={() => dispatch({ do: 'bring', heroes: [blankHero()] })}>
          {say.fresh}
        </Button>
      </div>
      {choosing && <StartDialog open onOpenChange={choose} />}
    </div>
  );
}
