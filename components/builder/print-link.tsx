'use client';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { words } from '@/lib/messages/index';
import { encodeHero } from '@/lib/share/index';
import { useBuilder } from './use-builder';

/** To the print room, which finds the hero on this device, or in the address where the device keeps nothing. */
export function PrintLink({ className }: { readonly className?: string }) {
  const { hero, save } = useBuilder();
  const code = save.saved === 'no' ? encodeHero(hero) : undefined;
  return (
    <Link
      href={code?.ok ? `/print?hero=${code.value}` : '/print'}
      className={buttonClass({ look: 'main' }, className)}
    >
      {words.builder.actions.print}
    </Link>
  );
}
