import dynamic from 'next/dynamic';
import { useScriptSoon } from '@/components/site/use-first-touch';
import { companionMessages } from '@/lib/messages/companion';

const load = () => import('./night-table').then((file) => file.NightTable);

/** The table loads with the first game night: setting one up doesn't need it. */
export const NightTable = dynamic(load, {
  loading: () => <p className="text-muted">{companionMessages.loading}</p>,
});

/** Fetches the table once somebody is about to do something. */
export const useTableSoon = (): void => useScriptSoon(load);
