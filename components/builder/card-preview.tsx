'use client';
import dynamic from 'next/dynamic';
import { useDeferredValue } from 'react';
import { useShown } from '@/components/draft/use-draft';
import { useSkillPrint } from '@/components/site/skill-print';
import { Segmented } from '@/components/ui/segmented';
import { messages } from '@/lib/messages/index';
import { isLegal, nounFor } from '@/lib/systems/document';
import { skillPrints } from '@/lib/systems/skill-print';
import { CardSpace } from './card-space';
import { DieSpace } from './die-space';

/** The cards load after the page, so that the die appears sooner. */
const Cards = dynamic(() => import('./cards').then((file) => file.Cards), { loading: CardSpace });
const DiePreview = dynamic(() => import('./die-preview').then((file) => file.DiePreview), {
  loading: DieSpace,
});

/** The cards as they will print, and how much of the skills is printed on them. */
export function CardPreview() {
  const [print, choose] = useSkillPrint();
  return (
    <div className="flex flex-col gap-3">
      <Cards skills={print} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <DiePreview />
        <Segmented
          label={messages.skillPrints.label}
          value={print}
          segments={skillPrints.map((value) => ({ value, label: messages.skillPrints.names[value] }))}
          onChange={choose}
        />
      </div>
      <HouseRules />
    </div>
  );
}

function HouseRules() {
  const { document } = useShown();
  return (
    !isLegal(useDeferredValue(document)) && (
      <p className="text-sm text-muted">{messages.builder.card.houseRules(nounFor(document).one)}</p>
    )
  );
}
