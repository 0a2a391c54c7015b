import type { TableRoll } from '@/lib/systems/play-part';

const drawn: Readonly<Record<NonNullable<TableRoll['as']>, string>> = {
  attack:
    'M21.8 2.2 L21 8.4 L12.6 16.8 L14.8 19 L12.8 21 L9.6 17.8 L6.2 21.2 A2.2 2.2 0 0 1 2.8 17.8 L6.2 14.4 L3 11.2 L5 9.2 L7.2 11.4 L15.6 3 Z',
  defence:
    'M10.4 2.2 V21.8 C6 19.6 2.6 16.8 2.6 12 V4.2 Z M13.6 2.2 L21.4 4.2 V12 C21.4 16.8 18 19.6 13.6 21.8 Z',
};

/** A sword for a roll to attack, a shield for one to defend; nothing for others. A picture beside words. */
export function FightIcon({ as, className }: { readonly as: TableRoll['as']; readonly className?: string }) {
  if (!as) return null;
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={className} fill="currentColor">
      <path d={drawn[as]} />
    </svg>
  );
}
