'use client';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { words } from '@/lib/messages/index';
import { encodeHero } from '@/lib/share/index';
import { useBuilder, useLaterPart, useStore } from '../draft/use-draft';

/** To the print room, which finds the hero on this device, or in the address where the device keeps nothing. */
export function PrintLink({ className }: { readonly className?: string }) {
  const { hero } = useBuilder();
  const isKept = useLaterPart((state) => state.save.saved !== 'no');
  const id = useLaterPart((state) => state.id);
  const { flush } = useStore();
  const code = isKept && id !== undefined ? undefined : encodeHero(hero);
  const query = code?.ok ? `?hero=${code.value}` : id === undefined ? '' : `?saved=${encodeURIComponent(id)}`;
  return (
    <Link href={`/print${query}`} className={buttonClass({ look: 'main' }, className)} onClick={flush}>
      {words.builder.actions.print}
    </Link>
  );
}
