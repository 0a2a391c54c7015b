import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { rulesPage } from '@/components/rules/rules-page';
import { opening } from '@/lib/systems/open';

interface Route {
  readonly params: Promise<{ readonly path?: readonly string[] }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

const pageOf = async ({ params, searchParams }: Route) => {
  const query = Object.entries(await searchParams).map(([key, value]) => [key, [value].flat()[0]] as const);
  const { path = [] } = await params;
  return opening(() => rulesPage(path, Object.fromEntries(query)));
};

export const generateMetadata = async (route: Route): Promise<Metadata> => {
  const page = await pageOf(route);
  return page ? { title: page.title, description: page.description } : {};
};

export default async function Page(route: Route) {
  return (await pageOf(route))?.view ?? notFound();
}
