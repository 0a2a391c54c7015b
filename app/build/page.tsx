import type { Metadata } from 'next';
import { Builder } from '@/components/builder/builder';
import { words } from '@/lib/messages/index';

export const metadata: Metadata = { title: words.builder.title, description: words.builder.description };

const first = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

export default async function Page({
  searchParams,
}: {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}) {
  const { from, sample } = await searchParams;
  const arrival = { from: first(from), sample: first(sample) };
  return <Builder key={`${arrival.from ?? ''} ${arrival.sample ?? ''}`} arrival={arrival} />;
}
