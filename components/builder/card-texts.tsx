'use client';
import { useEffect } from 'react';
import { useSkillPrint } from '@/components/site/skill-print';
import { Segmented } from '@/components/ui/segmented';
import { onCards, skillWords } from '@/lib/systems/living/messages/teller';
import { skillPrints, type CardOptions } from '@/lib/systems/living/cards/card-labels';

/** How much the cards say of their skills. It comes after the page and brings the texts. */
export function CardTexts({ onTold }: { readonly onTold: (skills: CardOptions['skills']) => void }) {
  const [print, choose] = useSkillPrint();
  useEffect(() => onTold(onCards(print)), [print, onTold]);
  return (
    <Segmented
      label={skillWords.prints.label}
      value={print}
      segments={skillPrints.map((value) => ({ value, label: skillWords.prints.names[value] }))}
      onChange={choose}
    />
  );
}
