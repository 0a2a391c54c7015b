import type { Metadata } from 'next';
import { settingOf } from '@/components/odds/address';
import { OddsRoom } from '@/components/odds/odds-page';
import { oddsWords } from '@/lib/systems/living/messages/odds';

const { title, description } = oddsWords.room;
export const metadata: Metadata = { title, description };

type Query = Promise<Readonly<Record<string, string | string[] | undefined>>>;

export default async function Page({ searchParams }: { readonly searchParams: Query }) {
  return <OddsRoom asked={settingOf(await searchParams)} />;
}
