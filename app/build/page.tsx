import type { Metadata } from 'next';
import { beginnings } from '@/components/draft/arrival';
import { Builder } from '@/components/builder/builder';
import { messages } from '@/lib/messages/index';

export const metadata: Metadata = {
  title: messages.builder.title,
  description: messages.builder.description,
};

const first = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

export default async function Page({
  searchParams,
}: {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}) {
  const asked = await searchParams;
  const arrival = {
    hero: first(asked['hero']),
    from: first(asked['from']),
    sample: first(asked['sample']),
    fresh: asked['new'] !== undefined,
    game: first(asked['game']),
    begin: beginnings.find((way) => way === first(asked['begin'])),
  };
  return <Builder key={JSON.stringify(arrival)} arrival={arrival} />;
}
