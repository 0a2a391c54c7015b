'use client';
import { useState } from 'react';
import { IssueList } from '@/components/draft/issue-list';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { builder } from '#words/systems/draco/messages/builder';
import { values } from '@/lib/systems/draco/rules/values';
import type { Dragon } from '@/lib/systems/draco/sheet/sheet';
import { CardRow } from './card-row';
import { Changes } from './changes';
import { useEdit } from './use-hero';

const say = builder.cards;

/** The dragon's cards, one of them open. */
export function CardsPanel({ dragon }: { readonly dragon: Dragon }) {
  const [opened, open] = useState<number | undefined>(0);
  const edit = useEdit();
  return (
    <Panel title={say.title}>
      <IssueList isHere={(path) => path[0] === 'cards' && path.length === 1} Changes={Changes} />
      <ul className="rounded-lg border border-line">
        {dragon.cards.map((card, index) => (
          <CardRow
            key={index}
            card={card}
            index={index}
            isOpen={opened === index}
            onToggle={() => open(opened === index ? undefined : index)}
          />
        ))}
      </ul>
      {dragon.cards.length < values.cards && (
        <Button size="small" className="mt-2" onClick={() => edit({ edit: 'add-card' })}>
          {say.add}
        </Button>
      )}
    </Panel>
  );
}
