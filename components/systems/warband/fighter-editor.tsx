'use client';
import dynamic from 'next/dynamic';
import { SavedText } from '@/components/draft/saved-form';
import { useShown } from '@/components/draft/use-draft';
import { Button } from '@/components/ui/button';
import { Tick } from '@/components/ui/check-controls';
import { builder as say } from '#words/systems/warband/messages/builder';
import type { Fighter } from '@/lib/systems/warband/sheet/warband';
import { roleIdOf } from '@/lib/systems/warband/skills/roles';
import { GearFields } from './gear-fields';
import { RoleField } from './role-field';
import { StatField } from './stat-field';
import { useEdit, useSetFighter, useWarband } from './use-warband';

/** It comes after the rest, as the photo of the whole does. */
const FighterPhoto = dynamic(() => import('./fighter-photo').then((file) => file.FighterPhoto), {
  loading: () => null,
});

/** All that can be changed of a fighter. */
export function FighterEditor({ fighter, index }: { readonly fighter: Fighter; readonly index: number }) {
  const { generation } = useShown();
  const { fighters } = useWarband();
  const edit = useEdit();
  const set = useSetFighter(index);
  const hasMaster = fighters.some((each) => roleIdOf(each) === 'minion-master');
  return (
    <div key={`${generation} ${index}`} className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      <div className="flex flex-col gap-4">
        <SavedText
          label={say.name}
          kind="name"
          saved={fighter.name}
          onSave={(text, run) => set('name', text, run)}
        />
        <StatField fighter={fighter} index={index} />
        <GearFields fighter={fighter} index={index} />
      </div>
      <div className="flex flex-col gap-4">
        <RoleField fighter={fighter} index={index} />
        {fighter.rank === 'rookie' && (hasMaster || fighter.minion) && (
          <Tick label={say.minion} checked={fighter.minion} onChange={(minion) => set('minion', minion)} />
        )}
        <SavedText
          label={say.notes}
          kind="text"
          rows={2}
          saved={fighter.notes}
          onSave={(text, run) => set('notes', text, run)}
        />
        <FighterPhoto fighter={fighter} index={index} />
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => edit({ edit: 'copy-fighter', index })}>
            {say.copy}
          </Button>
          <Button size="small" onClick={() => edit({ edit: 'remove-fighter', index })}>
            {say.remove}
          </Button>
        </div>
      </div>
    </div>
  );
}
