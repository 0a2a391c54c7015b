'use client';
import { useState } from 'react';
import { CopyLink } from '@/components/site/copy-link';
import { Button } from '@/components/ui/button';
import { words } from '@/lib/messages/index';
import { StartDialog } from './dialogs';
import { keepHero, pathOf } from '@/components/site/keep-file';
import { OpenFile } from './open-file';
import { PrintLink } from './print-link';
import { blankHero } from '../draft/state';
import { useBench, useBuilder } from '../draft/use-draft';

const say = words.builder.actions;

/** What to do with the hero: print, send, keep, or begin another. */
export function Actions() {
  const { hero } = useBuilder();
  const { dispatch } = useBench();
  const [choosing, choose] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      {/* Below the desk's width the bar at the bottom prints. */}
      <div className="grid gap-2 lg:grid-cols-2">
        <PrintLink className="max-lg:hidden" />
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
