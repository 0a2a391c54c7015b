import type { Metadata } from 'next';
import { arrivalIn } from '@/components/draft/address';
import { Builder } from '@/components/builder/builder';
import { messages } from '@/lib/messages/index';

export const metadata: Metadata = {
  title: messages.builder.title,
  description: messages.builder.description,
};

type Query = Promise<Readonly<Record<string, string | string[] | undefined>>>;

export default async function Page({ searchParams }: { readonly searchParams: Query }) {
  const arrival = arrivalIn(await searchParams);
  return <Builder key={JSON.stringify(arrival)} arrival={arrival} />;
}
