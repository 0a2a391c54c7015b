'use client';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Segmented } from '@/components/ui/segmented';
import { beginnings as say } from '@/lib/systems/living/messages/en/archetypes';
import { words } from '@/lib/messages/index';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { StartConcepts } from './start-concepts';
import { StartRandom } from '../systems/living/glance';
import { StartSamples } from './start-samples';
import { useBench } from '../draft/use-draft';

type Way = 'concepts' | 'samples' | 'random';

/** What a hero can begin with: a concept, a sample, or chance. */
export function StartDialog({
  open,
  onOpenChange,
}: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}) {
  const { dispatch } = useBench();
  const [way, choose] = useState<Way>('concepts');
  const take = (hero: HeroDraft): void => {
    onOpenChange(false);
    dispatch({ do: 'bring', heroes: [hero] });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say.title}
      description={say.description}
      closeLabel={words.builder.actions.close}
    >
      <div>
        <Segmented
          label={say.ways}
          value={way}
          segments={(['concepts', 'samples', 'random'] as const).map((value) => ({
            value,
            label: say[value],
          }))}
          onChange={choose}
        />
      </div>
      {way === 'concepts' && <StartConcepts onTake={take} />}
      {way === 'samples' && <StartSamples onTake={take} />}
      {way === 'random' && <StartRandom onTake={take} />}
    </Dialog>
  );
}
